import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Call, type Report, runCommand } from '../command.ts';
import { rootDirectory } from '../paths.ts';
import { rulesMap, rulesMapPage } from '../rules-map.ts';

const help = `
pnpm rules-map [--check] [--json]

Writes docs/maintainers/rules-map.md: ruling, files that cite it, tests named after it. Fails on a ruling without a test.
--check writes nothing and fails where the page is not up to date.
`;

async function run(call: Call): Promise<Report> {
  const map = await rulesMap();
  const untested = map.filter(({ tests }) => tests.length === 0).map(({ ruling }) => ruling);
  const file = join(rootDirectory, 'docs/maintainers/rules-map.md');
  const page = rulesMapPage(map);
  const current = existsSync(file) && readFileSync(file, 'utf8') === page;
  if (!call.flags.check) writeFileSync(file, page);
  const lines = untested.map((ruling) => `${ruling} has no test`);
  if (call.flags.check && !current) lines.push('docs/maintainers/rules-map.md is not up to date: pnpm rules-map');
  return {
    lines: [...lines, `${map.length} rulings, ${untested.length} without a test`],
    figures: { rulings: map.length, untested, current },
    exit: untested.length > 0 || (call.flags.check && !current) ? 1 : 0,
  };
}

await runCommand({ help, flags: { check: { type: 'boolean' } }, run }, process.argv.slice(2));
