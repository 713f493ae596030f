import type { WordedNews } from '../threads/protocol.ts';

/** News as they are shown: a title, some lines, where it leads. */
export interface Message {
  title: string;
  body: string;
  /** One message for each table at a time. */
  tag: string;
  path: string;
  url: string | null;
}

/** News of a table with the link to it. */
export function messageOf(table: string, { title, body }: WordedNews, publicUrl: URL | undefined): Message {
  const path = `/table/${table}`;
  return { title, body, tag: table, path, url: publicUrl ? new URL(path, publicUrl).href : null };
}

/** A message in the form that Discord takes. Nobody is called by what a player wrote. */
export function discordBody({ title, body, url }: Message): unknown {
  const content = [`**${plain(title)}**`, plain(body), ...(url ? [url] : [])].filter(Boolean).join('\n');
  return { content: content.slice(0, 1_900), allowed_mentions: { parse: [] } };
}

const plain = (text: string): string => text.replace(/[\\*_~`|>[\]()<#@]/g, (sign) => `\\${sign}`);
