import type { Figures } from '../metrics.ts';
import type { Counts } from '../storage/storage.ts';
import type { TableOverview } from '../tables/hub.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** The colours of the house, for pages that must also show where the client is not built. */
const style = `
:root { color-scheme: light dark; --paper: light-dark(#f6f1e7, #171a21); --card: light-dark(#fffdf8, #20242d);
  --ink: light-dark(#22252b, #ece6d8); --soft: light-dark(#625e56, #a8a294); --line: light-dark(#d9d0bf, #353a46);
  --accent: light-dark(#b93a26, #e8725c); --good: light-dark(#3c6b40, #8fc28f) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 76rem; padding: 2rem 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Nunito, system-ui, sans-serif }
h1 { margin: 0 0 1rem; font: 600 2rem/1.2 Fraunces, Georgia, serif }
a { color: inherit }
.state { font-weight: 700 } .good { color: var(--good) } .bad { color: var(--accent) }
.soft { color: var(--soft) }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem; margin: 1rem 0 }
dl div, .row { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 14px; background: var(--card) }
dt { color: var(--soft); font-size: .875rem } dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums }
.row { margin: .75rem 0; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center }
.row > :first-child { flex: 1 1 20rem } .row p { margin: 0 }
code { overflow-wrap: anywhere }
form { display: inline-flex; flex-wrap: wrap; gap: .5rem; align-items: center }
button, input { min-height: 44px; padding: 0 1rem; border: 1px solid var(--soft); border-radius: 12px; background: var(--paper);
  color: inherit; font: inherit } button { font-weight: 600; cursor: pointer }
`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>City Hall: ${title}</title><style>${style}</style><main><h1>City Hall: ${title}</h1>${body}</main></html>`;
}

const facts = (list: readonly (readonly [name: string, value: string])[]) =>
  `<dl>${list.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;

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
  const state = stores
    ? '<p class="state good">The server is open, and its storage answers.</p>'
    : '<p class="state bad">The storage does not answer just now: moves wait, and none is lost.</p>';
  const counts = facts([
    ['open for', duration(up)],
    ['devices connected', sockets.toLocaleString('en')],
    ['tables at hand', tables.toLocaleString('en')],
    ['moves and deeds done', done.toLocaleString('en')],
    ['not allowed', refused.toLocaleString('en')],
    ['to be sent again', unknown.toLocaleString('en')],
  ]);
  const times =
    median === undefined || slowest === undefined
      ? ''
      : `<p>Of the latest, half were stored and answered within ${duration(median)}, 99 of 100 within ${duration(slowest)}.</p>`;
  return page('status', `${state}${counts}${times}<p><a href="/">To the tables</a></p>`);
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
        return `<p>Waits for seat ${each.seat + 1}${long}: ${escaped(each.stage)}</p>`;
      });
      const button = (what: string, words: string) =>
        `<form method="post" action="/admin/${what}"><input type="hidden" name="table" value="${escaped(table)}"><button aria-label="${words}: ${escaped(table)}">${words}</button></form>`;
      const size = [counted(entries, 'entry', 'entries'), counted(sockets, 'device'), `${queued} in its queue`];
      return `<div class="row"><div><p><b>${escaped(game)}</b>, ${status} · <code>${escaped(table)}</code></p>
<p class="soft">${size.join(' · ')}</p>${waits.join('')}</div>${button('reload', 'Read in anew')}${button('stop', 'Stop')}</div>`;
    });
  return page(
    'operator',
    `${facts([
      ['tables stored', counts.tables.toLocaleString('en')],
      ['entries stored', counts.entries.toLocaleString('en')],
      ['people known', counts.persons.toLocaleString('en')],
      ['tables in memory', tables.length.toLocaleString('en')],
    ])}
<form method="post" action="/admin/reload"><label for="table">Another table</label> <input id="table" name="table" required>
<button>Read in</button></form>
<p class="soft">Who has waited longest comes first. Reading a table in anew loses nothing; stopping it ends its game for good.
Both are noted in the log.</p>${rows.join('')}`,
  );
}
