import type { News as Item } from '@cityhall/table';

/** News as they are shown: a title, some lines, where it leads. */
export interface Message {
  title: string;
  body: string;
  /** One message for each table at a time. */
  tag: string;
  path: string;
  url: string | null;
}

const heads = {
  turn: 'Your turn',
  remind: 'Your time is running out',
  late: 'Your time is up',
  over: 'The game is over',
} as const;

/** News in words: the game, the kind of decision, what happened since, and the link. */
export function messageOf(
  table: string,
  title: string | null,
  { kind, game, asked, since }: Item,
  publicUrl: URL | undefined,
): Message {
  const path = `/table/${table}`;
  return {
    title: `${heads[kind]}: ${title ? `${title} (${game})` : game}`,
    body: [...(asked ? [asked] : []), ...since].join('\n'),
    tag: table,
    path,
    url: publicUrl ? new URL(path, publicUrl).href : null,
  };
}

/** A message in the form that Discord takes. Nobody is called by what a player wrote. */
export function discordBody({ title, body, url }: Message): unknown {
  const content = [`**${plain(title)}**`, plain(body), ...(url ? [url] : [])].filter(Boolean).join('\n');
  return { content: content.slice(0, 1_900), allowed_mentions: { parse: [] } };
}

const plain = (text: string): string => text.replace(/[\\*_~`|>[\]()<#@]/g, (sign) => `\\${sign}`);
