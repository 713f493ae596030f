import { loadCatalogue } from '@cityhall/catalogue';
import { type Report, runCommand } from '../command.ts';
import { houseTexts, missingWords, unreadable } from '../words.ts';

const help = `
pnpm words [--json]

Checks that every text has its words in every language and can be read: of each game its phases, stages, moves,
options, log lines, refusals and rules page; of the house its pages, its server and each game's screen.
`;

async function run(): Promise<Report> {
  const missing: string[] = [];
  const languages = new Set<string>();
  let keys = 0;
  for (const [place, words] of Object.entries(await houseTexts())) {
    keys += Object.keys(words).length;
    missing.push(...unreadable(words, 'en').map((key) => `${place}: ${key}`));
  }
  for (const ruleset of await loadCatalogue()) {
    keys += Object.keys(ruleset.words.en ?? {}).length;
    for (const language of Object.keys(ruleset.words)) {
      languages.add(language);
      missing.push(...missingWords(ruleset, language).map((key) => `${ruleset.id}, ${language}: ${key}`));
    }
  }
  return {
    lines: [...missing, `${keys} keys, ${languages.size} languages, ${missing.length} missing`],
    figures: { keys, languages: [...languages], missing },
    exit: missing.length > 0 ? 1 : 0,
  };
}

await runCommand({ help, run }, process.argv.slice(2));
