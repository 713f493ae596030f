import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { rowsFor } from '../ledger.ts';
import { serveBench } from './child.ts';

/** Bare socket.io that sends everybody the same full state and stores nothing; `once` encodes it once for a room. */
const once = process.argv[2] === 'once';
const tables = new Map<string, { state: ReturnType<typeof stateOf>; sockets: Socket[] }>();

const stateOf = (kilobytes: number) => ({ open: { seats: 4, turn: 0, written: 0, rows: rowsFor(kilobytes) } });

const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false });
io.on('connection', (socket) => {
  socket.on('join', (table: string, kilobytes: number, answer: () => void) => {
    let at = tables.get(table);
    if (!at) {
      at = { state: stateOf(kilobytes), sockets: [] };
      tables.set(table, at);
    }
    at.sockets.push(socket);
    void socket.join(table);
    answer();
  });
  socket.on('move', (table: string, { row, column, figure }: { row: number; column: number; figure: number }) => {
    const { state, sockets } = tables.get(table)!;
    state.open.rows[row]![column] = figure;
    state.open.written += 1;
    if (once) io.to(table).emit('state', state);
    else for (const each of sockets) each.emit('state', state);
  });
});
http.listen(0, '127.0.0.1', () =>
  serveBench((http.address() as AddressInfo).port, async () => void (await io.close())),
);
