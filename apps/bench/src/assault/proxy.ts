import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line of TCP that can be cut or silenced. */
export interface Proxy {
  port: number;
  /** Where new connections go: those of the list that can be reached, in turn. */
  targets: number[];
  /** Swallows what the target answers from the next time on that a client sends bytes with this word in them. */
  silenceAfter(word: string | null): void;
  /** How often an answer was swallowed. */
  readonly silenced: number;
  close(): Promise<void>;
}

/** Opens a proxy on a free port of this machine. */
export async function openProxy(targets: number[]): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let turn = 0;
  let word: string | null = null;
  let silenced = 0;
  const server = createServer((client) => {
    sockets.add(client);
    let silent = false;
    const attempt = (left: number) => {
      const target = connect({ host: '127.0.0.1', port: proxy.targets[turn++ % proxy.targets.length]! });
      sockets.add(target);
      target.on('error', () => {
        sockets.delete(target);
        if (target.bytesRead > 0 || left === 0) client.destroy();
        else attempt(left - 1);
      });
      target.on('connect', () => {
        client.on('data', (data) => {
          if (word !== null && !silent && data.includes(word)) {
            silent = true;
            silenced += 1;
          }
          target.write(data);
        });
        target.on('data', (data) => {
          if (!silent) client.write(data);
        });
        client.resume();
      });
      target.on('close', () => {
        sockets.delete(target);
        if (target.bytesRead > 0) client.destroy();
      });
      client.on('close', () => target.destroy());
    };
    client.pause();
    client.on('error', () => client.destroy());
    client.on('close', () => sockets.delete(client));
    attempt(proxy.targets.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: Proxy = {
    port: (server.address() as AddressInfo).port,
    targets,
    silenceAfter(given) {
      word = given;
    },
    get silenced() {
      return silenced;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return proxy;
}
