import * as z from 'zod/mini';

interface Setting {
  name: string;
  /** As it is written in the environment. */
  standard: string;
  /** What it does, in a sentence or two of Markdown. */
  meaning: string;
}

const wholeNumber = (least: number, most: number) => {
  const words = `a whole number from ${least} to ${most}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, words)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least, words), z.lte(most, words))),
  );
};
const onOff = z.pipe(
  z.enum(['on', 'off'], { error: '`on` or `off`' }),
  z.transform((value) => value === 'on'),
);
/** How many proxies stand before the server. */
const hops = z.pipe(
  z.string().check(z.regex(/^(on|off|\d)$/, '`off`, `on`, or how many proxies there are')),
  z.transform((text: string) => (text === 'on' ? 1 : Number(text === 'off' ? 0 : text))),
);
const webAddress = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => undefined),
  ),
  z.pipe(
    z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' }),
    z.transform((text: string) => new URL(text)),
  ),
]);
const databaseAddress = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => undefined),
  ),
  z.string().check(z.regex(/^postgres(ql)?:\/\/.+/, 'an address that begins with postgres://')),
]);
const redisAddress = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => undefined),
  ),
  z.string().check(z.regex(/^rediss?:\/\/.+/, 'an address that begins with redis://')),
]);
const token = z.pipe(
  z.string().check(z.regex(/^(\S{16,})?$/, 'a word of at least 16 characters')),
  z.transform((text: string) => text || undefined),
);
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const keyLength = 32;

const schema = z.object({
  PORT: wholeNumber(0, 65_535),
  HOST: z.string().check(z.minLength(1, 'an address of this machine')),
  DATA: z.string().check(z.minLength(1, 'a directory')),
  DATABASE_URL: databaseAddress,
  REDIS_URL: redisAddress,
  PUBLIC_URL: webAddress,
  COOKIE_KEYS: z.pipe(
    z.string().check(z.regex(/^([^\s,]{32,}(,[^\s,]{32,})*)?$/, `keys of at least ${keyLength} characters`)),
    z.transform((text: string) => text.split(',').filter((key) => key !== '')),
  ),
  TRUST_PROXY: hops,
  LIMITS: onOff,
  RULES_THREADS: wholeNumber(1, 64),
  BOT_PACE: wholeNumber(0, 10_000),
  PUSH_KEYS: z
    .string()
    .check(z.regex(/^([\w-]{80,100},[\w-]{40,50})?$/, 'a public and a private key, with a comma between')),
  WEBHOOK_HOSTS: z.pipe(
    z.string().check(z.regex(/^[\w.:,-]*$/, 'hosts with commas between')),
    z.transform((text: string) => text.split(',').filter((host) => host !== '')),
  ),
  METRICS_TOKEN: token,
  ADMIN_TOKEN: token,
  LOG_LEVEL: z.enum(levels, { error: `one of ${levels.join(', ')}` }),
});
export type Settings = z.infer<typeof schema>;

/** Every setting, in the order in which an operator meets them. */
export const settingTable: readonly (Setting & { name: keyof Settings })[] = [
  { name: 'PORT', standard: '8000', meaning: 'The port the server listens at. `0` takes any that is free.' },
  {
    name: 'HOST',
    standard: '0.0.0.0',
    meaning: 'The address it listens at. `0.0.0.0` is every one of this machine, `127.0.0.1` this machine alone.',
  },
  {
    name: 'DATA',
    standard: 'data',
    meaning:
      'The directory of everything that is kept: `cityhall.sqlite`, `cookie.key`, `push.key`. Made where it is missing.',
  },
  {
    name: 'DATABASE_URL',
    standard: '',
    meaning: 'A Postgres database to use in place of SQLite: `postgres://user:password@host:5432/name`.',
  },
  {
    name: 'REDIS_URL',
    standard: '',
    meaning:
      'A Redis through which several servers on one Postgres hear of each other at once: `redis://host:6379`. Empty, or where it does not answer: within two seconds.',
  },
  {
    name: 'PUBLIC_URL',
    standard: '',
    meaning:
      'The address people open, where it is always the same, for example `https://cityhall.example`. Requests from pages of any other origin are refused; with https, cookies travel over https alone. Empty: any address the server answers at, each for itself.',
  },
  {
    name: 'COOKIE_KEYS',
    standard: '',
    meaning: `Keys that sign cookies, separated by commas, each of at least ${keyLength} characters; the first signs, the others are still accepted. Empty: one is made and kept in \`DATA/cookie.key\`.`,
  },
  {
    name: 'TRUST_PROXY',
    standard: 'off',
    meaning:
      '`on` behind a proxy that adds to `X-Forwarded-For`, so that limits count people and not the proxy; behind several in a row, how many. What stands further left in it may be forged and is not believed.',
  },
  {
    name: 'LIMITS',
    standard: 'on',
    meaning: '`off` lifts the limits on how fast messages and requests may come, for measurements.',
  },
  {
    name: 'RULES_THREADS',
    standard: '2',
    meaning: 'Threads that play the games. More than the machine has cores are of no use.',
  },
  { name: 'BOT_PACE', standard: '600', meaning: 'Milliseconds a bot waits before it acts, so that one can follow it.' },
  {
    name: 'PUSH_KEYS',
    standard: '',
    meaning:
      'The keys by which push services know this server: `public,private`. Empty: a pair is made and kept in `DATA/push.key`. With other keys, browsers have to subscribe anew.',
  },
  {
    name: 'WEBHOOK_HOSTS',
    standard: 'discord.com,discordapp.com',
    meaning: 'Hosts to which news may be sent as webhooks in Discord’s form, separated by commas. Empty: none.',
  },
  {
    name: 'METRICS_TOKEN',
    standard: '',
    meaning: 'The bearer token with which Prometheus reads `/metrics`. Empty: there are none to read.',
  },
  {
    name: 'ADMIN_TOKEN',
    standard: '',
    meaning: 'The password of the operator’s page `/admin`; any name will do beside it. Empty: there is no such page.',
  },
  { name: 'LOG_LEVEL', standard: 'info', meaning: `What is written to standard output: ${levels.join(', ')}.` },
];

/** Settings that cannot be used, in words for the operator. */
export class SettingsError extends Error {}

/**
 * The settings of an environment; what is missing takes its standard value.
 * @throws {SettingsError} that names every setting that cannot be used
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(settingTable.map(({ name, standard }) => [name, environment[name] ?? standard]));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const words = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const wanted =
      issue.code === 'invalid_union' ? (issue.errors.flat().at(-1)?.message ?? issue.message) : issue.message;
    // What keys and addresses of databases hold is not for logs.
    const shown = ['COOKIE_KEYS', 'DATABASE_URL', 'REDIS_URL', 'PUSH_KEYS', 'METRICS_TOKEN', 'ADMIN_TOKEN'].includes(
      name,
    )
      ? ''
      : `, not “${given[name]}”`;
    return `${name} must be ${wanted}${shown}.`;
  });
  throw new SettingsError(words.join('\n'));
}
