// Which package may import which. Games know no network, storage, clock or screen; nothing imports an app.
const games = 'games/(?:small-city|tramways|micro-city|expancity)|toys';

/** A package may import itself and those named; `packages` is a regular expression of their names. */
const only = (name, from, packages) => ({
  name,
  severity: 'error',
  from: { path: `^packages/(${from})/`, pathNot: '/(test|screen)/' },
  to: { path: '^(packages|apps)/', pathNot: `^packages/($1|${packages})/` },
});

/** The floors of the web client: each knows those before it. */
const floors = ['device', 'words', 'link', 'ui', 'kit', 'record', 'table', 'replay', 'pages', 'app'];
const web = 'apps/web/src';

module.exports = {
  forbidden: [
    ...floors.map((floor, height) => ({
      name: `web-${floor}-knows-floors-below`,
      severity: 'error',
      from: { path: `^${web}/${floor}/` },
      to: { path: `^${web}/`, pathNot: `^${web}/(${floors.slice(0, height + 1).join('|')})/` },
    })),
    only('wire-imports-nothing', 'wire', 'wire'),
    only('grid-imports-nothing', 'grid', 'grid'),
    only('ruleset-imports-nothing', 'ruleset', 'ruleset'),
    only('games-import-ruleset-and-grid', games, 'ruleset|grid'),
    only('match-imports-ruleset', 'match', 'ruleset'),
    only('testing-imports-match', 'testing', 'match|ruleset'),
    only('table-imports-match', 'table', 'match|ruleset|wire'),
    only('catalogue-imports-games', 'catalogue', `ruleset|${games}`),
    only('proof-imports-packages', 'proof', 'ruleset|match|table|wire|catalogue|toys'),
    {
      name: 'nothing-imports-apps',
      severity: 'error',
      from: { path: '^packages/', pathNot: '/screen/' },
      to: { path: '^apps/' },
    },
    {
      name: 'screens-import-their-game-and-the-web-client',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/(screen|test/screen)/' },
      to: {
        path: '^(packages|apps)/',
        pathNot: '^(packages/(games/$1|ruleset|grid|wire|match)/|apps/web/src/(kit|ui|words|device)/)',
      },
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
      from: { path: `^packages/(${games}|ruleset|grid|wire)/`, pathNot: '/(test|screen)/' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-circles', severity: 'error', from: { path: '^(packages|apps)/' }, to: { circular: true } },
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
