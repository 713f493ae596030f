import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A program of its own that a test started, and what it said. */
export interface Program {
  child: ChildProcess;
  /** Everything it wrote so far. */
  written(): string;
  /** Resolves when it has written that. */
  says(words: RegExp): Promise<RegExpExecArray>;
}

const programs: Program[] = [];

/** Ends at once whatever was started and still runs. */
export async function killAll(): Promise<void> {
  for (const { child } of programs.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

export function run(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const lookers = new Set<() => void>();
  const take = (chunk: string) => {
    text += `${chunk}\n`;
    for (const look of lookers) look();
  };
  createInterface({ input: child.stdout! }).on('line', take);
  createInterface({ input: child.stderr! }).on('line', take);
  const program: Program = {
    child,
    written: () => text,
    says: (words) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = words.exec(text);
          if (!found) return;
          lookers.delete(look);
          resolve(found);
        };
        lookers.add(look);
        const ended = () => reject(new Error(`${command} ended without saying ${words}: ${text}`));
        // What it wrote last is read after its exit, and before its streams close.
        child.once('close', ended);
        look();
        if (child.stdout!.closed && child.stderr!.closed) ended();
      }),
  };
  programs.push(program);
  return program;
}

/** A server of the toys in a process of its own. */
export function launch(environment: NodeJS.ProcessEnv): Program {
  const script = fileURLToPath(new URL('./toy-server.ts', import.meta.url));
  const settings = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', RULES_THREADS: '1' };
  return run(process.execPath, [script], { ...settings, ...environment });
}

/** The same, once it is open. */
export async function started(environment: NodeJS.ProcessEnv): Promise<Program & { url: string }> {
  const program = launch(environment);
  const [, port] = await program.says(/^City Hall is open: http:\/\/localhost:(\d+)$/m);
  return { ...program, url: `http://127.0.0.1:${port}` };
}

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A Redis of its own, or undefined where the program is missing. */
export async function redisServer(): Promise<TestRedis | undefined> {
  const port = await freePort();
  let program: Program;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      program = run('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
      await once(program.child, 'spawn');
      await program.says(/Ready to accept connections/);
    },
    async stop() {
      const gone = once(program.child, 'exit');
      program.child.kill('SIGKILL');
      await gone;
    },
  };
  try {
    await redis.start();
    return redis;
  } catch (error) {
    if (process.env.CI === 'true' || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** A port that nobody listens at, below those that the system hands out by itself: nobody takes it meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
