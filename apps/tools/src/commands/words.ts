import { loadCatalogue } from '@cityhall/catalogue';
import { kitWords } from '@cityhall/ruleset';
import { type Report, runCommand } from '../command.ts';
import { missingWords } from '../words.ts';

const help = `
pnpm words [--json]

Checks that every text of every game has its words in every language: phases, stages, moves, options, log lines,
refusals and the rules page.
`;

async function run(): Promise<Report> {
  const missing: string[] = [];
  const languages = new Set<string>();
  let keys = Object.keys(kitWords).length;
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
