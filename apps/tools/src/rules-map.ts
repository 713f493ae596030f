import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@cityhall/catalogue';
import { packagesDirectory } from './paths.ts';

/** Where one ruling acts and where it is tested. */
export interface Mapped {
  game: string;
  ruling: string;
  files: string[];
  tests: string[];
}

/** Every ruling of every game with the files that cite it and the tests named after it. */
export async function rulesMap(): Promise<Mapped[]> {
  const games = await loadCatalogue();
  return games.flatMap((ruleset) => {
    const game = join(packagesDirectory, 'games', ruleset.id);
    const sources = ['content', 'rules', 'bot'].flatMap((part) => textsIn(game, part));
    const tests = textsIn(join(game, 'test/rules'));
    return ruleset.rules
      .flatMap(({ rulings }) => rulings)
      .sort((a, b) => numberOf(a) - numberOf(b))
      .map((ruling) => {
        const cited = new RegExp(`\\b${ruling}\\b`);
        const named = new RegExp(
          `\\b(?:test|it|describe)(?:\\.each\\([^]*?\\))?\\(\\s*(['"\`])((?:(?!\\1)[^])*\\b${ruling}\\b(?:(?!\\1)[^])*)\\1`,
          'g',
        );
        return {
          game: ruleset.id,
          ruling,
          files: sources.filter(([, text]) => cited.test(text)).map(([file]) => file),
          tests: tests.flatMap(([file, text]) => [...text.matchAll(named)].map((match) => `${file}: ${match[2]}`)),
        };
      });
  });
}

/** The map as a page: ruling, files, tests. */
export function rulesMapPage(map: readonly Mapped[]): string {
  const rows = map.map(({ ruling, files, tests }) => {
    const shown = tests.map((test) => test.replaceAll('|', '\\|'));
    return `| ${ruling} | ${files.map((file) => `\`${file}\``).join('<br>') || '–'} | ${shown.join('<br>')} |`;
  });
  return [
    '# Where each ruling acts and is tested',
    '',
    'Made by `pnpm rules-map`. Files are below `packages/games/<game>`, tests below its `test/rules`.',
    '',
    '| ruling | files that cite it | tests named after it |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function textsIn(directory: string, part = '.'): [string, string][] {
  return readdirSync(join(directory, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(part, file))
    .sort()
    .map((file): [string, string] => [file, readFileSync(join(directory, file), 'utf8')]);
}

function numberOf(ruling: string): number {
  return Number(/\d+/.exec(ruling)?.[0] ?? 0);
}
