import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyRuleset, kitWords, tell } from '@cityhall/ruleset';
import { houseWords } from '@cityhall/wire';
import { packagesDirectory } from './paths.ts';

/** Keys that the kit and every screen ask of a game, worked out from the ruleset itself. */
export function neededKeys(ruleset: AnyRuleset): string[] {
  const keys = ['game.title', 'game.tagline'];
  for (const [name, phase] of Object.entries(ruleset.phases)) {
    const stages = Object.keys(phase.stages);
    if (stages.length > 0) keys.push(`phase.${name}`);
    for (const stage of stages) keys.push(`stage.${stage}`, `stage.${stage}.other`);
  }
  for (const move of Object.keys(ruleset.moves)) keys.push(`move.${move}`);
  for (const [name, { values }] of Object.entries(ruleset.options)) {
    keys.push(`option.${name}`, ...values.map((value) => `option.${name}.${value}`));
  }
  for (const { id, paragraphs, rulings } of ruleset.rules) {
    keys.push(`rules.${id}`, ...rulings.map((ruling) => `rules.${ruling}`));
    for (let n = 1; n <= paragraphs; n++) keys.push(`rules.${id}.${n}`);
  }
  return [...new Set([...keys, ...writtenKeys(ruleset.id)])];
}

const patterns: readonly [RegExp, string][] = [
  [/\bsay\(\s*(?:[^,()]|\([^()]*\)|\{[^{}]*\})+,\s*'([^']+)'/g, 'log.'],
  [/\brefuse\(\s*'[^']*',\s*'([^']+)'/g, 'refusal.'],
  [/\bword: '([^']+)'/g, ''],
];

/** Keys of log lines, refusals and words that stand literally in a game's sources. */
function writtenKeys(game: string): string[] {
  const files = ['content', 'rules', 'words', 'bot', 'measure']
    .map((part) => join(packagesDirectory, 'games', game, part))
    .filter((part) => existsSync(part))
    .flatMap((part) =>
      readdirSync(part, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => join(part, file)),
    );
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return patterns.flatMap(([pattern, prefix]) => [...text.matchAll(pattern)].map((match) => `${prefix}${match[1]}`));
  });
}

/** Keys of a language that are missing or cannot be read as a message. */
export function missingWords(ruleset: AnyRuleset, language: string): string[] {
  const words = { ...kitWords, ...ruleset.words[language] };
  const missing = neededKeys(ruleset).filter((key) => !Object.hasOwn(words, key));
  const english = Object.keys(ruleset.words.en ?? {}).filter((key) => !Object.hasOwn(words, key));
  return [...new Set([...missing, ...english, ...Object.keys(words).filter((key) => !readable(words, key, language))])];
}

/** The words of the house besides the games': those of pages, of the server and of each game's screen, by where they stand. */
export async function houseTexts(): Promise<Record<string, Record<string, string>>> {
  const { en } = await import('../../web/src/words/en.ts');
  const texts: Record<string, Record<string, string>> = {
    kit: { ...kitWords },
    server: { ...houseWords },
    pages: { ...en },
  };
  const screens = join(packagesDirectory, 'games');
  for (const game of readdirSync(screens, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const { screenWords } = (await import(join(screens, game.name, 'screen/words.ts'))) as {
      screenWords: Record<string, string>;
    };
    texts[`screen of ${game.name}`] = screenWords;
  }
  return texts;
}

/** The keys whose message cannot be read. */
export function unreadable(words: Record<string, string>, language: string): string[] {
  return Object.keys(words).filter((key) => !readable(words, key, language));
}

/** True where a message parses; a parameter that is not given yet is no fault of the message. */
function readable(words: Record<string, string>, key: string, language: string): boolean {
  try {
    tell(words, key, {}, [], language);
    return true;
  } catch (error) {
    return error instanceof Error && /not provided/.test(error.message);
  }
}
