import { type Content, type PlayOut, type Ruleset, seededRandom } from '@cityhall/ruleset';
import { actionNames, actions } from '../content/actions.ts';
import { councilRows } from '../content/council.ts';
import { figures } from '../content/figures.ts';
import { deckNames, promiseDecks, specialPromises } from '../content/promises.ts';
import { specOf, tileNames, tilesInGame } from '../content/tiles.ts';
import { easiest } from '../content/ways.ts';
import type { SmallCity } from '../rules/state.ts';
import { promiseWords, tileWords } from '../words/things.ts';

/** How often each piece was used in some games. */
interface Tally {
  players: number;
  totals: number[];
  standing: Record<string, number>;
  taken: Record<string, number>;
  invested: Record<string, number>;
  promises: Record<number, { held: number; kept: number }>;
  sources: Record<string, number>;
  out: number;
}

/**
 * Plays games between the package's own players, of the base game and the advanced one, and counts what is used.
 * @param games so many for each number of players
 */
function measure(rules: Ruleset<SmallCity>, games: number, seed: number, playOut: PlayOut): Tally {
  const random = seededRandom(seed);
  const tally: Tally = {
    players: 0,
    totals: [],
    standing: {},
    taken: {},
    invested: {},
    promises: {},
    sources: {},
    out: 0,
  };
  const count = (record: Record<string, number>, name: string, more = 1) => {
    record[name] = (record[name] ?? 0) + more;
  };
  for (let seats = 2; seats <= figures.mostPlayers; seats++) {
    for (let game = 0; game < games; game++) {
      const options = { victory: game % 2 === 0 ? 'base' : 'votes', difficulty: easiest };
      const { state } = playOut(
        rules,
        options,
        Array(seats).fill(rules.bot),
        random,
        ({ open }, _seat, { move, args }) => {
          if (move === 'take') count(tally.taken, open.rondel[(args as { card: number }).card]!.action);
          if (move !== 'invest') return;
          const { row, column } = args as { row: string; column: number };
          count(tally.invested, `${row}.${column}`);
        },
      );
      const { open } = state;
      tally.players += seats;
      tally.out += open.out.length;
      for (const [seat, player] of open.players.entries()) {
        tally.totals.push(open.outcome!.totals[seat]!);
        for (const { tile } of Object.values(player.tiles)) count(tally.standing, tile);
        for (const [source, votes] of Object.entries(player.ledger)) count(tally.sources, source, votes);
        const verdicts = open.verdicts?.[seat];
        for (const verdict of verdicts ? [...(verdicts.promise ? [verdicts.promise] : []), ...verdicts.specials] : []) {
          const entry = tally.promises[verdict.card] ?? { held: 0, kept: 0 };
          tally.promises[verdict.card] = { held: entry.held + 1, kept: entry.kept + (verdict.met ? 1 : 0) };
        }
      }
    }
  }
  return tally;
}

/**
 * What is in the box, and how much of it bots use.
 * @param games so many for each number of players
 */
export function contentOf(rules: Ruleset<SmallCity>, games: number, seed: number, playOut: PlayOut): Content {
  const { players, totals, standing, taken, invested, promises, sources, out } = measure(rules, games, seed, playOut);
  const lines: string[] = [];
  const found: Record<string, number> = {};
  const each = (number: number | undefined) => (number ?? 0) / players;
  const show = (value: number) => value.toFixed(2).padStart(7);
  lines.push('tile                  spaces  box of 4  standing at the end, a player');
  for (const tile of tileNames) {
    const box = tilesInGame(tile, figures.mostPlayers, false);
    const size = specOf(tile).outline.length;
    lines.push(
      `${tileWords[tile].padEnd(22)}${`${size}`.padStart(6)}${`${box}`.padStart(10)}${show(each(standing[tile]))}`,
    );
    found[`tile.${tile}`] = each(standing[tile]);
  }
  lines.push('', 'action                taken, a player a game');
  for (const action of actionNames) {
    lines.push(`${actions[action].letter} ${action.padEnd(20)}${show(each(taken[action]))}`);
    found[`action.${action}`] = each(taken[action]);
  }
  lines.push('', 'council row and column entered, a player a game');
  for (const row of councilRows) {
    const columns = Array.from({ length: figures.columns }, (_, at) => each(invested[`${row}.${at + 1}`]));
    lines.push(`${row.padEnd(22)}${columns.map(show).join('')}`);
    for (const [at, value] of columns.entries()) found[`council.${row}.${at + 1}`] = value;
  }
  lines.push('', 'Promise: held, kept');
  for (const card of [...deckNames.flatMap((deck) => [...promiseDecks[deck].cards]), ...specialPromises]) {
    const { held, kept } = promises[card] ?? { held: 0, kept: 0 };
    lines.push(
      `${`${card}`.padStart(2)} ${promiseWords[card]!.padEnd(56)}${`${held}`.padStart(5)}${`${kept}`.padStart(5)}`,
    );
    found[`promise.${card}.held`] = held;
    found[`promise.${card}.kept`] = kept;
  }
  lines.push('', 'votes by source, a player');
  for (const [source, votes] of Object.entries(sources)) {
    lines.push(`${source.padEnd(22)}${show(each(votes))}`);
    found[`votes.${source}`] = each(votes);
  }
  const sorted = [...totals].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
  const average = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  lines.push(
    '',
    `final votes: ${average.toFixed(1)} on average; lowest ${at(0)}, quarter ${at(0.25)}, middle ${at(0.5)}, three quarters ${at(0.75)}, highest ${at(1)}; ${out} players out of ${players} at 100 pollution`,
  );
  found.average = average;
  found.out = out;
  return { lines, figures: found };
}
