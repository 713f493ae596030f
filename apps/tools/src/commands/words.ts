import { loadCatalogue, loadWords } from '@cityhall/catalogue';
import { defaultLocale, locales } from '@cityhall/ruleset';
import { type Report, runCommand } from '../command.ts';
import { houseTexts, missingWords, unreadable } from '../words.ts';

const help = `
pnpm words [--json]

Checks that every text has its words in every language and can be read: of each game its phases, stages, moves,
options and rules page; of the house its pages, its server and each game's screen. That log lines, refusals, scores and
names have theirs is known to the compiler: a key without a text does not compile.
`;

async function run(): Promise<Report> {
  const missing: string[] = [];
  let keys = 0;
  for (const [place, words] of Object.entries(await houseTexts())) {
    keys += Object.keys(words).length;
    missing.push(...unreadable(words, 'en').map((key) => `${place}: ${key}`));
  }
  for (const ruleset of await loadCatalogue()) {
    keys += Object.keys(await loadWords(ruleset.id, defaultLocale)).length;
    for (const language of locales) {
      missing.push(...(await missingWords(ruleset, language)).map((key) => `${ruleset.id}, ${language}: ${key}`));
    }
  }
  return {
    lines: [...missing, `${keys} keys, ${locales.length} languages, ${missing.length} missing`],
    figures: { keys, languages: locales, missing },
    exit: missing.length > 0 ? 1 : 0,
  };
}

await runCommand({ help, run }, process.argv.slice(2));
