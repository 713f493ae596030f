import { createHash } from 'node:crypto';
import { build } from 'esbuild';

/** Imports that no outcome depends on: the pages of rules, what earlier rules may be taken over, and libraries. */
const besides = [
  '*/words/chapters.ts',
  './accepts.ts',
  'zod',
  'zod/mini',
  'intl-messageformat',
  'boardgame.io/*',
  '@noble/*',
];

/**
 * Content hash of the rules of games as they are built: the rules with what they are made of and the engine that plays
 * them, without words, bots, proofs and screens. Comments, formatting, names of variables and files change nothing.
 * @param packages the directory `packages`
 * @returns by game 32 hexadecimal digits
 * @throws where a game has no rules or they cannot be built
 */
export async function rulesHashesOf(packages: string, games: readonly string[]): Promise<Record<string, string>> {
  const hashes = await Promise.all(games.map(async (game) => [game, await hashOf(packages, game)] as const));
  return Object.fromEntries(hashes);
}

async function hashOf(packages: string, game: string): Promise<string> {
  const entry = `
    export { act, startMatch, takeBack, undo } from './match/src/index.ts';
    export * from './games/${game}/rules/rules.ts';
  `;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: packages, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'esnext',
    minify: true,
    external: [...besides, 'node:*'],
    logLevel: 'silent',
  });
  const [built] = outputFiles;
  return createHash('sha256')
    .update(built?.text ?? '')
    .digest('hex')
    .slice(0, 32);
}
