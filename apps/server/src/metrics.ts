import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { around } from './storage/around.ts';
import type { Storage } from './storage/storage.ts';
import type { Request } from './tables/submit.ts';
import type { RulesPool } from './threads/pool.ts';

/** What the status page says of the commands since the start; times in milliseconds, undefined before the first. */
export interface Figures {
  done: number;
  refused: number;
  unknown: number;
  median: number | undefined;
  slowest: number | undefined;
}

/** What this process counts of itself. Names of games, tables and people are in none of it. */
export interface Metrics {
  /** The same storage, each call of which is timed. */
  timedStorage(storage: Storage): Storage;
  timedRules(rules: RulesPool): RulesPool;
  /** The same command, timed from now on, and counted by its answer. */
  measured(request: Request): Request;
  /** Adds a figure that is looked up when somebody asks for it. */
  gauge(name: string, help: string, read: () => number): void;
  figures(): Figures;
  /** Everything in Prometheus' form. */
  text(): Promise<string>;
}

/** Seconds: from a tenth of a millisecond to the storage's patience. */
const buckets = [0.0001, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
/** Answers that the status page's times are made of. */
const remembered = 1_000;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const timer = (name: string, help: string, label: string) =>
    new Histogram({ name, help, labelNames: [label], buckets, registers });
  const storageSeconds = timer('cityhall_storage_seconds', 'Time of calls to the storage.', 'call');
  const rulesSeconds = timer(
    'cityhall_rules_seconds',
    'Time of questions to the rules threads, waiting included.',
    'question',
  );
  const commandSeconds = timer('cityhall_command_seconds', 'Time from a command to its answer.', 'kind');
  const commands = new Counter({
    name: 'cityhall_commands_total',
    help: 'Commands by kind and answer.',
    labelNames: ['kind', 'answer'],
    registers,
  });
  const refusals = new Counter({
    name: 'cityhall_refusals_total',
    help: 'Refused commands by the code of the refusal.',
    labelNames: ['code'],
    registers,
  });
  const totals = { done: 0, refused: 0, unknown: 0 };
  const times: number[] = [];
  let next = 0;

  async function timed<T>(histogram: Histogram, label: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      histogram.labels(label).observe((performance.now() - start) / 1_000);
    }
  }

  return {
    timedStorage: (storage) => around(storage, (call, work) => timed(storageSeconds, call, work)),
    timedRules: (rules) => ({
      ...rules,
      ask: (method, ...args) => timed(rulesSeconds, method, () => rules.ask(method, ...args)),
    }),
    measured(request) {
      const start = performance.now();
      const { kind } = request.command;
      return {
        ...request,
        answer(outcome) {
          const milliseconds = performance.now() - start;
          commandSeconds.labels(kind).observe(milliseconds / 1_000);
          commands.labels(kind, outcome.answer).inc();
          if (outcome.answer === 'refused') refusals.labels(outcome.refusal.code).inc();
          if (Object.hasOwn(totals, outcome.answer)) totals[outcome.answer as keyof typeof totals] += 1;
          times[next] = milliseconds;
          next = (next + 1) % remembered;
          request.answer(outcome);
        },
      };
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    figures() {
      const sorted = [...times].sort((a, b) => a - b);
      return {
        ...totals,
        median: sorted[Math.floor(sorted.length / 2)],
        slowest: sorted[Math.floor(sorted.length * 0.99)],
      };
    },
    text: () => registry.metrics(),
  };
}
