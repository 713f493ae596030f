import type { TableOverview } from '../live/hub.ts';
import type { Figures } from '../metrics.ts';
import type { Counts } from '../storage/storage.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cells = (tag: 'td' | 'th', texts: readonly string[]) => texts.map((text) => `<${tag}>${text}</${tag}>`).join('');

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse } th, td { text-align: left; padding: .3rem .8rem .3rem 0 } form { display: inline }
</style><h1>${title}</h1>${body}</html>`;
}

/** How long something takes or has taken, in words. */
export function duration(milliseconds: number): string {
  const units = [
    [86_400_000, 'day'],
    [3_600_000, 'hour'],
    [60_000, 'minute'],
    [1_000, 'second'],
  ] as const;
  for (const [size, name] of units) {
    const count = Math.floor(milliseconds / size);
    if (count > 0) return `${count} ${name}${count === 1 ? '' : 's'}`;
  }
  return `${milliseconds.toFixed(1)} milliseconds`;
}

export interface Status {
  figures: Figures;
  tables: number;
  sockets: number;
  /** Milliseconds since the start. */
  up: number;
  stores: boolean;
}

/** What everybody may read of this server. */
export function statusPage({ figures, tables, sockets, up, stores }: Status): string {
  const { done, refused, unknown, median, slowest } = figures;
  const lines = [
    stores ? 'The server is open, and its storage answers.' : 'The storage does not answer just now: moves wait.',
    `It has been open for ${duration(up)}.`,
    `${sockets} devices are connected; ${tables} tables are at hand.`,
    `${done} moves and other deeds were done since then, ${refused} were not allowed, ${unknown} had to be sent again.`,
  ];
  if (median !== undefined && slowest !== undefined)
    lines.push(
      `Of the latest, half were stored and answered within ${duration(median)}, 99 of 100 within ${duration(slowest)}.`,
    );
  return page('City Hall: status', lines.map((line) => `<p>${line}</p>`).join(''));
}

/** What the operator sees. Nothing of a game that is hidden from anybody. */
export function adminPage(tables: readonly TableOverview[], counts: Counts, now: number): string {
  const since = ({ asked }: TableOverview) =>
    Math.min(...asked.map((each) => each.since ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
  const rows = [...tables]
    .sort((a, b) => since(a) - since(b))
    .map(({ table, game, status, entries, sockets, queued, asked }) => {
      const waits = asked.map((each) => {
        const long = each.since === null ? '' : `, for ${duration(Math.max(0, now - each.since))}`;
        return `seat ${each.seat + 1}: ${escaped(each.text)}${long}`;
      });
      const button = (what: string, words: string) =>
        `<form method="post" action="/admin/${what}"><input type="hidden" name="table" value="${escaped(table)}"><button>${words}</button></form>`;
      const texts = [escaped(table), escaped(game), status, String(entries), String(sockets), String(queued)];
      const repair = `${button('reload', 'Read in anew')} ${button('stop', 'Stop for good')}`;
      return `<tr>${cells('td', [...texts, waits.join('<br>'), repair])}</tr>`;
    });
  const head = cells('th', ['table', 'game', 'status', 'entries', 'devices', 'queue', 'waits for', 'repair']);
  return page(
    'City Hall: operator',
    `<p>Stored: ${counts.tables} tables, ${counts.entries} entries, ${counts.persons} people.
In memory: ${tables.length} tables; who has waited longest comes first.</p>
<form method="post" action="/admin/reload"><label>Another table: <input name="table" required></label>
<button>Read in</button></form><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}
