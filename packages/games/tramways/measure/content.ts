import { type Content, type PlayOut, type Random, type Ruleset, seededRandom } from '@cityhall/ruleset';
import { cards } from '../content/cards.ts';
import { figures } from '../content/figures.ts';
import { randomMap, refusalOfMap } from '../rules/map.ts';
import type { PlanStep, Play, Tramways } from '../rules/state.ts';

const deeds = ['lay', 'upgradeLink', 'construct', 'upgradeBuilding', 'deliver', 'takeMoney'] as const;
const maps = 500;

/** What bot games for one number of players came to. */
interface Tally {
  games: number;
  links: number;
  tiles: number;
  stress: number;
  points: number;
  turns: number;
  deeds: Record<string, number>;
  played: Record<string, number>;
}

const playersFrom = (): number[] =>
  Array.from({ length: figures.mostPlayers - figures.fewestPlayers + 1 }, (_, at) => at + figures.fewestPlayers);

function tallyOf(rules: Ruleset<Tramways>, seats: number, games: number, random: Random, playOut: PlayOut): Tally {
  const tally: Tally = { games, links: 0, tiles: 0, stress: 0, points: 0, turns: 0, deeds: {}, played: {} };
  const variants = rules.variants().filter((variant) => variant.seats === seats);
  const add = (counts: Record<string, number>, key: string) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  for (let game = 0; game < games; game++) {
    const bots = Array.from({ length: seats }, () => rules.bot);
    const { options } = variants[game % variants.length]!;
    const { state } = playOut(rules, options, bots, random, (_, __, { move, args }) => {
      if ((deeds as readonly string[]).includes(move)) add(tally.deeds, move);
      if (move === 'endTurn') tally.turns += 1;
      const { plays = [], plan = [] } = args as unknown as { plays?: Play[]; plan?: PlanStep[] };
      for (const { card } of plays) add(tally.played, card);
      for (const step of plan) if (step.do === 'play') add(tally.played, step.card);
    });
    const links = state.open.links.filter(({ complete }) => complete);
    tally.links += links.length;
    tally.tiles += links.reduce((sum, { rails }) => sum + rails.length, 0);
    for (const [seat, { stress }] of state.open.players.entries()) {
      tally.stress += stress;
      tally.points += state.open.outcome!.totals[seat]!;
    }
  }
  return tally;
}

/** Icons of the box: how many cards show each. */
function iconLines(found: Record<string, number>): string[] {
  const counts = new Map<string, number>();
  for (const icon of cards.flatMap((card) => card.icons)) {
    const name = /^[A-J]\d$/.test(icon) ? 'Parcel' : icon;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const [icon, number] of counts) found[`icon.${icon}`] = number;
  const shown = [...counts].sort((a, b) => b[1] - a[1]).map(([icon, number]) => `${icon} ${number}`);
  return [`${cards.length} cards; cards that show an icon: ${shown.join(', ')}`];
}

function mapLines(random: Random, found: Record<string, number>): string[] {
  let bad = 0;
  for (let game = 0; game < maps; game++) {
    const seats = random.pick(playersFrom());
    const open = {
      seats,
      expert: seats === 2 && game % 2 === 0,
      sides: random.pick(['normal', 'difficult', 'mixed'] as const),
    };
    if (refusalOfMap(randomMap(open, random), open.seats, open.expert)) bad += 1;
  }
  found['maps.bad'] = bad;
  return [`${maps} random maps, ${bad} without a building type or in two parts`];
}

/**
 * What is in the box, and how much of it bots use.
 * @param games so many for each number of players
 */
export function contentOf(rules: Ruleset<Tramways>, games: number, seed: number, playOut: PlayOut): Content {
  const random = seededRandom(seed);
  const found: Record<string, number> = {};
  const lines = [...iconLines(found), ...mapLines(random, found), ''];
  lines.push('players    links  tiles a link  deliveries  Stress  points   share of turns with each action');
  const played: Record<string, number> = {};
  for (const seats of playersFrom()) {
    const tally = tallyOf(rules, seats, games, random, playOut);
    const each = (sum: number | undefined, by = tally.games) => (sum ?? 0) / by;
    const shares = deeds.map((deed) => each(tally.deeds[deed], tally.turns));
    const row = {
      links: each(tally.links),
      tiles: each(tally.tiles, tally.links),
      deliveries: each(tally.deeds.deliver),
      stress: each(tally.stress) / seats,
      points: each(tally.points) / seats,
    };
    for (const [name, value] of Object.entries(row)) found[`${seats}.${name}`] = value;
    for (const [at, deed] of deeds.entries()) found[`${seats}.${deed}`] = shares[at]!;
    for (const [card, number] of Object.entries(tally.played)) played[card] = (played[card] ?? 0) + number;
    const numbers = Object.values(row).map((value) => value.toFixed(1).padStart(9));
    const parts = deeds.map((deed, at) => `${deed} ${(100 * shares[at]!).toFixed(0)} %`);
    lines.push(`${seats}       ${numbers.join('')}   ${parts.join(', ')}`);
  }
  lines.push('', 'cards by how often they are played, all games together');
  const used = cards.filter(({ kind }) => kind !== 'reminder');
  for (const { id } of used) found[`card.${id}`] = played[id] ?? 0;
  const kinds = [...new Set(used.map(({ kind }) => kind))];
  for (const kind of kinds) {
    const shown = used
      .filter((card) => card.kind === kind)
      .map(({ id }) => `${id.replace(`${kind}-`, '')} ${played[id] ?? 0}`);
    lines.push(`${kind}: ${shown.join(', ')}`);
  }
  const unused = used.filter(({ id }) => !played[id]).map(({ id }) => id);
  found.unused = unused.length;
  lines.push(`${unused.length} cards never played${unused.length > 0 ? `: ${unused.join(', ')}` : ''}`);
  return { lines, figures: found };
}
