import type { RouteName } from './contract.ts';
import type { ClientMessages, ServerMessages } from './table.ts';

// For those who read about the protocol. No client needs it, so it is no part of the package's main entry.

/** What each route is for, in Markdown. */
export const routeMeanings: Readonly<Record<RouteName, string>> = {
  me: 'Who one is here. The first call makes the device somebody, by a cookie.',
  name: 'Says or changes one’s name; seats already taken have it at once.',
  signOut: 'Forgets who one is on this device and ends its sockets.',
  forgetMe: 'Deletes one’s data: name, devices, notes, what one said. In running games a nameless bot plays on.',
  makeWay: 'Makes a one-time link that gives another device one’s seats. It lapses after an hour.',
  claimWay: 'Uses such a link up: the device is that person from now on. The token is the last part of `path`.',
  devices: 'The devices that are signed in as this person.',
  signOutDevices: 'Signs out one device, the others or all. Copied cookies end with it.',
  create: 'Makes a table. Its maker sits in the first seat and is table host. Needs a name.',
  tables: 'The tables where one has a seat, the latest first.',
  publicTables: 'Tables that everybody may join, the latest first.',
  door: 'What a link offers: one’s seat, the first free seat, whether one may watch.',
  history:
    'Everything one’s own audience was ever sent: its first document, every frame since, and when each was made. 403 for those who may not watch.',
  record:
    'The record of a game that is over, as [adding a game](../authors/adding-a-game.md) describes it. 409 before the end.',
  rematch:
    'Sets the next table of the same people, one seat further round, and answers with it. However many ask, it is one table.',
  note: 'One’s own note about a table.',
  keepNote: 'Keeps it.',
  news: 'How news reach this person, and whether there are any of a table.',
  push: 'Subscribes a browser, as its push manager tells.',
  endPush: 'Ends all subscriptions of browsers.',
  webhook: 'Sends news to an address in Discord’s form; null ends it. Only hosts in `WEBHOOK_HOSTS`.',
  chooseNews: 'Whether one wants news of a table. At first one does.',
  health: '200 while the server is alive, whatever its storage does.',
  ready: '200 where the storage answers and the server is not closing, else 503.',
};

/** What each message of a client is for. */
export const clientMeanings: Readonly<Record<keyof ClientMessages, string>> = {
  open: 'Begin to follow a table, or ask what was missed since edition `have`.',
  act: 'A move of the game, in answer to the decision of that number.',
  undo: 'Take the latest action back.',
  deed: 'Something about the table itself: sit down, leave, colour, ready; propose something to all seats, agree, concede, take one’s seat back from a bot; the table host may besides put a bot in a seat, free a seat, swap two, hand the part of host on, close the table, change the settings and start.',
  say: 'Say something in a channel of the table that is open.',
  chats:
    "The lines of the channels one reads, the latest 100 before a number. Answer: `{ answer: 'chats', me, lines }`, where `me` is what `by` of one’s own lines is.",
  draft: 'What the seat is still working on: for its person’s other devices, nobody else. Null clears it.',
};

/** What each message of the server says. */
export const serverMeanings: Readonly<Record<keyof ServerMessages, string>> = {
  frame: 'What changed for this reader.',
  draft: 'Another device of the same seat worked on a draft.',
  presence: 'Which seats have a device here, and how many look on.',
  chat: 'Somebody, or the table itself, said something.',
  dropped: 'This socket’s seat is another one now, or none: nothing comes until the table is opened anew.',
};
