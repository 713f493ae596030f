import {
  change,
  clientMessages,
  commandAnswer,
  document,
  frame,
  httpFault,
  limits,
  openAnswer,
  serverMessages,
} from '@cityhall/wire';
import type * as z from 'zod/mini';
import { routes } from './routes-table.ts';
import { session } from './session.ts';
import { shapeOf } from './shapes.ts';

const clientMeanings: Record<keyof typeof clientMessages, string> = {
  open: 'Begin to follow a table, or ask what was missed since edition `have`.',
  act: 'A move of the game, in answer to the decision of that number.',
  undo: 'Take the latest action back.',
  deed: 'Something about the table itself: sit down, leave, colour, ready; propose something to all seats, agree, concede, take one’s seat back from a bot; the table host may besides put a bot in a seat, free a seat, swap two, hand the part of host on, close the table, change the settings and start.',
  say: 'Say something in a channel of the table that is open.',
  chats:
    "The lines of the channels one reads, the latest 100 before a number. Answer: `{ answer: 'chats', me, lines }`, where `me` is what `by` of one’s own lines is.",
  draft: 'What the seat is still working on: for its person’s other devices, nobody else. Null clears it.',
};
const serverMeanings: Record<keyof typeof serverMessages, string> = {
  frame: 'What changed for this reader.',
  draft: 'Another device of the same seat worked on a draft.',
  presence: 'Which seats have a device here, and how many look on.',
  chat: 'Somebody, or the table itself, said something.',
  dropped: 'This socket’s seat is another one now, or none: nothing comes until the table is opened anew.',
};

/** Shapes that others contain, called by their names there. */
const names = new Map<unknown, string>([
  [document, 'TableDocument'],
  [frame, 'Frame'],
  [change, 'Change'],
]);

const code = (text: string) => `\`\`\`ts\n${text}\n\`\`\``;
const both = (title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output') =>
  schema ? `\n${title}\n\n${code(shapeOf(schema, io))}\n` : '';

/** The page of the protocol, from the schemas that server and web client share. */
export function protocolPage(): string {
  const http = routes.map(
    ({ line, meaning, body, answer }) =>
      `### \`${line}\`\n\n${meaning}\n${both('Body:', body, 'input')}${both('Answer:', answer, 'output')}`,
  );
  const sent = Object.entries(clientMessages).map(
    ([name, schema]) =>
      `### \`${name}\`\n\n${clientMeanings[name as keyof typeof clientMessages]}\n\n${code(shapeOf(schema, 'input'))}\n`,
  );
  const told = Object.entries(serverMessages).map(
    ([name, schema]) =>
      `### \`${name}\`\n\n${serverMeanings[name as keyof typeof serverMessages]}\n\n${code(name === 'frame' ? 'Frame' : shapeOf(schema, 'output'))}\n`,
  );
  return `# Protocol

How a client talks to the server. Generated from \`packages/wire\` by \`node apps/server/tools/docs.ts\`.

Text is JSON. A body or message is at most ${limits.message} bytes (over HTTP: 413; a socket closes with 1009), a move’s arguments or
a draft ${limits.args}. \`Json\` is any JSON value, at most 32 levels deep.

## HTTP

POST bodies are \`application/json\`. A POST from a page of another origin is refused (403). Every refusal is
\`${shapeOf(httpFault, 'output')}\`.

${http.join('\n')}
## Sockets

socket.io 4, websocket only, at \`/socket.io\`. Who a socket is, is settled when it connects, by the cookie: connect after
\`GET /api/me\` was answered, and again after using up a way. Every message carries an acknowledgement, which is its one
answer; a message without one is not heard.

### What one audience sees

Each seat has a document of its own; all spectators share one. \`view\` is the ruleset’s view.

${code(`TableDocument = ${shapeOf(document, 'output')}`)}

A frame brings it from edition \`from\` to edition \`to\`. A client applies a frame if and only if \`from\` is the edition it has,
ignores older ones, and after a short gap asks \`open\` with \`have\`. Editions count for one audience: where \`you.seat\` of an
answer is not the seat it was, ask without \`have\`.

${code(`Frame = ${shapeOf(frame, 'output', names)}\nChange =${shapeOf(change, 'output', names)}`)}

The length of a change tells what it is: a key is removed, a value is set, or a stretch of a list is replaced (from where, how
many go, what comes in). The first change of a frame has its whole path; the path of every other begins with the number of
steps that it shares with the one before it.

## What a client sends

${sent.join('\n')}
### Answers

To \`open\`:

${code(`OpenAnswer =${shapeOf(openAnswer, 'output', names)}`)}

To everything else. *done*: stored and carried out; \`frame\` is the sender’s own, null where it had been done before or the
sender’s seat has changed. *refused*: not allowed, nothing changed. *stale*: it answers a question no longer asked; open the
table anew. *unknown*: the storage did not answer; send the same again with the same \`command\`, it is done once. *fault*: not
understood, or not yours.

${code(`CommandAnswer =${shapeOf(commandAnswer, 'output', names)}`)}

## What the server sends by itself

${told.join('\n')}
## One session

Ada has made a table of a toy game, Ben has its link. \`→\` to the server, \`⇠\` its answer, \`←\` what it sends by itself.

\`\`\`
${session}
\`\`\`
`;
}
