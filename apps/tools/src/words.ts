import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadWords } from '@cityhall/catalogue';
import { type AnyRuleset, defaultLocale, kitWords, type Locale, tell, type Words } from '@cityhall/ruleset';
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
  return [...new Set(keys)];
}

/**
 * Keys that are missing from a language, or cannot be read as a message in it.
 */
export async function missingWords(ruleset: AnyRuleset, language: Locale): Promise<string[]> {
  const words = await loadWords(ruleset.id, language);
  const needed = [...neededKeys(ruleset), ...Object.keys(await loadWords(ruleset.id, defaultLocale))];
  const missing = needed.filter((key) => !Object.hasOwn(words, key));
  return [...new Set([...missing, ...unreadable(words, language)])];
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
export function unreadable(words: Words, language: string): string[] {
  return Object.keys(words).filter((key) => !readable(words, key, language));
}

/** True where a message parses; a parameter that is not given yet is no fault of the message. */
function readable(words: Words, key: string, language: string): boolean {
  try {
    tell(words, key, {}, [], language);
    return true;
  } catch (error) {
    return error instanceof Error && /not provided/.test(error.message);
  }
}
