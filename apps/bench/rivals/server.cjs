// boardgame.io's own server with a game as large as the bench's: node server.cjs memory|flatfile DIRECTORY|postgres URL
process.env.NODE_ENV = 'production';
const { Server, FlatFile } = require('boardgame.io/server');

const [kind, where] = process.argv.slice(2);
const columns = 20;
const figureBytes = 6;
const firstFigure = 10_000;

const ledger = {
  name: 'ledger',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: (_context, { kilobytes }) => ({
    rows: Array.from({ length: Math.ceil((kilobytes * 1000) / (columns * figureBytes)) }, (_, row) =>
      Array.from({ length: columns }, (_, column) => firstFigure + row + column),
    ),
    written: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    write: ({ G }, row, column, figure) => {
      G.rows[row][column] = figure;
      G.written += 1;
    },
  },
};

function storage() {
  if (kind === 'flatfile') return new FlatFile({ dir: where });
  if (kind === 'postgres') {
    const { PostgresStore } = require('bgio-postgres');
    return new PostgresStore(where, { logging: false });
  }
  return undefined;
}

const db = storage();
const server = Server({ games: [ledger], origins: [/./], ...(db ? { db } : {}) });
server.run({ port: 0 }, undefined).then(({ appServer }) => {
  process.send({ port: appServer.address().port });
});
process.on('message', () => {
  const { heapUsed, rss } = process.memoryUsage();
  process.send({ heap: heapUsed, resident: rss });
});
process.on('disconnect', () => process.exit());
