import { parseArgs } from 'node:util';
import type { Options, OptionValue } from '@cityhall/ruleset';
import { UsageError } from './games.ts';

/** What every command is called with. */
export interface Call {
  /** Words that are no flags, in order: the game first. */
  words: string[];
  seed: number;
  seats: number | undefined;
  options: Options;
  json: boolean;
  flags: Record<string, string | boolean | undefined>;
}

/** How a command ended: the lines it prints, its figures, and whether it found a fault. */
export interface Report {
  lines: string[];
  figures: Record<string, unknown>;
  exit?: 0 | 1 | 2;
}

interface Command {
  help: string;
  /** The command's own flags besides --help, --seed, --seats, --options and --json. */
  flags?: Record<string, { type: 'string' | 'boolean' }>;
  run(call: Call): Promise<Report>;
}

/** Runs a command line: prints lines, or with --json the figures, and sets the exit code. */
export async function runCommand(command: Command, argv: readonly string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args: argv.filter((word) => word !== '--'),
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        seed: { type: 'string' },
        seats: { type: 'string' },
        options: { type: 'string' },
        json: { type: 'boolean' },
        ...command.flags,
      },
    });
    if (values.help) {
      console.log(command.help.trim());
      return;
    }
    const report = await command.run({
      words: positionals,
      seed: wholeNumber('--seed', values.seed as string | undefined) ?? 1,
      seats: wholeNumber('--seats', values.seats as string | undefined),
      options: parseOptions(values.options as string | undefined),
      json: values.json === true,
      flags: values as Call['flags'],
    });
    if (values.json) console.log(JSON.stringify(report.figures));
    else for (const line of report.lines) console.log(line);
    process.exitCode = report.exit ?? 0;
  } catch (error) {
    if (error instanceof UsageError || (error instanceof Error && 'code' in error)) {
      console.error(error.message);
      console.error('Called with --help, it says how it is used.');
    } else {
      console.error(error);
    }
    process.exitCode = 1;
  }
}

/**
 * A flag's whole number, undefined where the flag is not given.
 * @throws in words where it is no whole number
 */
export function wholeNumber(flag: string, text: string | boolean | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text)) throw new UsageError(`${flag} needs a whole number.`);
  return Number(text);
}

/** `key=value,…` as options: true, false and numbers are taken for what they are. */
function parseOptions(text: string | undefined): Options {
  if (!text) return {};
  return Object.fromEntries(
    text.split(',').map((pair): [string, OptionValue] => {
      const at = pair.indexOf('=');
      if (at < 1) throw new UsageError('--options is written key=value,key=value.');
      const value = pair.slice(at + 1);
      if (value === 'true' || value === 'false') return [pair.slice(0, at), value === 'true'];
      return [pair.slice(0, at), /^-?\d+$/.test(value) ? Number(value) : value];
    }),
  );
}
