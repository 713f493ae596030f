import { contract, limits, type RouteName } from '@cityhall/wire';
import { clientMeanings, routeMeanings, serverMeanings } from '@cityhall/wire/meanings.ts';
import { session } from './session.ts';

const schema = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const table = (heads: string[], rows: string[][]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
const cell = (text: string) => text.replaceAll('|', '\\|');

/** The page of the protocol, from the contract that server and web client share. */
export function protocolPage(): string {
  const routes = (Object.keys(contract) as RouteName[]).map((name) => {
    const { method, path } = contract[name];
    return [`\`${method} ${path}\``, routeMeanings[name]];
  });
  const sent = Object.entries(clientMeanings).map(([name, meaning]) => [`\`${name}\``, `\`${schema(name)}\``, meaning]);
  const told = Object.entries(serverMeanings).map(([name, meaning]) => [
    `\`${name}\``,
    `\`${name === 'frame' ? 'Frame' : `${schema(name)}News`}\``,
    meaning,
  ]);
  return `# Protocol

How a client talks to the server. Generated from \`packages/wire\` by \`node apps/server/tools/docs.ts\`. Every shape is named
here; a running server answers their JSON Schemas at \`/openapi.json\`.

Text is JSON. A body or message is at most ${limits.message} bytes (over HTTP: 413; a socket closes with 1009), a move’s arguments or
a draft ${limits.args}. \`Json\` is any JSON value, at most 32 levels deep.

## HTTP

POST bodies are \`application/json\`. A POST from a page of another origin is refused (403). Whatever is not done is answered
by a \`Fault\`: \`code\` is a key, and \`params\` are what its words are filled with. Words are the client’s: \`fault.<code>\` of
the house’s, or where a game cannot be set up so, \`refusal.<code>\` of the game’s or the house’s.

${table(['Address', 'What it is for'], routes)}

Besides, in words and not in JSON: \`GET /status\` says how this server is; \`GET /metrics\` is for Prometheus, with
\`METRICS_TOKEN\` as bearer token; \`GET /admin\` is the operator’s page, with \`ADMIN_TOKEN\` as password. Without the token they
answer 401, and 404 where none is set.

## Sockets

socket.io 4, websocket only, at \`/socket.io\`. Who a socket is, is settled when it connects, by the cookie: connect after
\`GET /api/me\` was answered, and again after using up a way. Every message carries an acknowledgement, which is its one
answer; a message without one is not heard.

### What one audience sees

Each seat has a document of its own (\`TableDocument\`); all spectators share one. \`view\` is the ruleset’s view.

A \`Frame\` brings it from edition \`from\` to edition \`to\`. A client applies a frame if and only if \`from\` is the edition it
has, ignores older ones, and after a short gap asks \`open\` with \`have\`. Editions count for one audience: where \`you.seat\` of
an answer is not the seat it was, ask without \`have\`.

The length of a \`Change\` tells what it is: a key is removed, a value is set, or a stretch of a list is replaced (from where,
how many go, what comes in). The first change of a frame has its whole path; the path of every other begins with the number of
steps that it shares with the one before it.

### What a client sends

${table(['Message', 'Shape', 'What it is for'], sent)}

\`open\` is answered by an \`OpenAnswer\`, \`chats\` by a \`ChatsAnswer\`, everything else by a \`CommandAnswer\`. *done*: stored and
carried out; \`frame\` is the sender’s own, null where it had been done before or the sender’s seat has changed. *refused*: not
allowed, nothing changed. *stale*: it answers a question no longer asked; open the table anew. *unknown*: the storage did not
answer; send the same again with the same \`command\`, it is done once. *fault*: not understood, or not yours; its words are
found by its \`code\`.

### What the server sends by itself

${table(['Message', 'Shape', 'What it says'], told)}

## One session

Ada has made a table of a toy game, Ben has its link. \`→\` to the server, \`⇠\` its answer, \`←\` what it sends by itself.

\`\`\`
${session}
\`\`\`
`;
}
