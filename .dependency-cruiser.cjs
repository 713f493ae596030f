// Which package may import which. Games know no network, storage, clock or screen; nothing imports an app.
const games = 'small-city|tramways|micro-city|expancity|toys';

/** A package may import itself and those named; `packages` is a regular expression of their names. */
const only = (name, from, packages) => ({
  name,
  severity: 'error',
  from: { path: `^packages/(${from})/src/` },
  to: { path: '^(packages|apps)/', pathNot: `^packages/($1|${packages})/` },
});

module.exports = {
  forbidden: [
    only('wire-imports-nothing', 'wire', 'wire'),
    only('grid-imports-nothing', 'grid', 'grid'),
    only('ruleset-imports-nothing', 'ruleset', 'ruleset'),
    only('games-import-ruleset-and-grid', games, 'ruleset|grid'),
    only('bots-import-ruleset', 'bots', 'ruleset'),
    only('match-imports-ruleset', 'match', 'ruleset'),
    only('table-imports-match', 'table', 'match|ruleset|wire'),
    only('catalogue-imports-games', 'catalogue', `ruleset|${games}`),
    only('referee-imports-what-plays', 'referee', 'ruleset|match|bots|catalogue|toys'),
    {
      name: 'nothing-imports-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'boardgame-io-in-match-alone',
      severity: 'error',
      from: { pathNot: '^(packages/match|apps/bench)/' },
      to: { path: '(^|/)boardgame\\.io(@|/|$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'games-know-no-machine',
      severity: 'error',
      from: { path: `^packages/(${games}|ruleset|grid|wire)/src/` },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-circles', severity: 'error', from: { path: '^(packages|apps)/[^/]+/src/' }, to: { circular: true } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|rivals|node_modules/.vite)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
