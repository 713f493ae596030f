import { type PlayOut, type Ruleset, seededRandom } from '@cityhall/ruleset';
import { advantageNames, advantages } from '../content/advantages.ts';
import { buildingNames, buildingOf } from '../content/buildings.ts';
import { cardNames } from '../content/cards.ts';
import { type District, districtNumbers, districts } from '../content/districts.ts';
import { figures } from '../content/figures.ts';
import { gameNames, gameOf, levelsOf } from '../content/games.ts';
import { goalNames, goals } from '../content/goals.ts';
import { type Cost, goods, resources, sizeOf } from '../content/goods.ts';
import { meets } from '../rules/advantages.ts';
import { quarters } from '../rules/city.ts';
import { otherSeat } from '../rules/modes.ts';
import { setUp } from '../rules/setup.ts';
import type { MicroCity } from '../rules/state.ts';

const limits = {
  stages: 7,
  fewestLandmarkStages: 5,
  landmarks: 4,
  orderedLandmarks: 2,
  bonuses: [2, 3],
  goalCards: 8,
  goalGoods: [2, 6],
  goalPoints: [1, 6],
  pointsFromGoods: 1,
  advantages: 10,
  advantagePoints: [1, 4],
} as const;

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** What the authored content must keep to: one sentence for each fault. */
export function contentFaults(): string[] {
  return [...costFaults(), ...buildingFaults(), ...districtFaults(), ...goalFaults(), ...advantageFaults()];
}

function costFaults(): string[] {
  const costs: [string, Cost][] = [
    ...buildingNames.flatMap((name) => buildingOf(name).stages.map(({ cost }): [string, Cost] => [name, cost])),
    ...goalNames.flatMap((name) => goals[name].areas.map(({ cost }): [string, Cost] => [name, cost])),
  ];
  return costs
    .filter(([, cost]) => goods.some((good) => (cost[good] ?? 0) > figures.track))
    .map(([name]) => `${name} costs more than a track holds`);
}

function buildingFaults(): string[] {
  const found: string[] = [];
  for (const name of buildingNames) {
    if (buildingOf(name).stages.length > limits.stages) found.push(`${name} has more than ${limits.stages} stages`);
  }
  const landmarks = gameNames.filter((name) => gameOf(name).mode === 'challenge');
  const cards = landmarks.map((name) => buildingOf(gameOf(name).buildings[0]!));
  if (cards.length !== limits.landmarks) found.push(`${cards.length} landmarks`);
  if (cards.filter(({ ordered }) => ordered).length !== limits.orderedLandmarks)
    found.push('not two landmarks in order');
  for (const [place, { stages }] of cards.entries()) {
    const bonuses = stages.filter(({ bonus }) => bonus).length;
    if (stages.length < limits.fewestLandmarkStages) found.push(`${landmarks[place]} has too few stages`);
    if (!within(bonuses, limits.bonuses)) found.push(`${landmarks[place]} has ${bonuses} bonuses`);
    if (stages.at(-1)!.bonus) found.push(`the last stage of ${landmarks[place]} has a bonus`);
  }
  return found;
}

function districtFaults(): string[] {
  const found: string[] = [];
  const all = districtNumbers.map((number) => ({ number, ...(districts[number] as District) }));
  for (const { number, quarters: list } of all) {
    for (const { kind, dice, upgrade } of list) {
      if (kind === 'logistics') continue;
      if (dice.length < 1 || dice.length > 2) found.push(`District ${number}: ${kind} has ${dice.length} dice`);
      if (upgrade === null || dice.includes(upgrade))
        found.push(`District ${number}: ${kind} has no new die on side B`);
    }
  }
  const basic = all.filter(({ logistics }) => !logistics);
  for (const gone of basic) {
    for (const added of all.filter(({ logistics }) => logistics)) {
      const kinds = [...basic.filter((one) => one !== gone), added].flatMap((one) =>
        one.quarters.map(({ kind }) => kind),
      );
      for (const resource of resources) {
        if (!kinds.includes(resource)) found.push(`no ${resource} with District ${added.number} for ${gone.number}`);
      }
    }
  }
  return found;
}

function goalFaults(): string[] {
  const found: string[] = [];
  if (goalNames.length !== limits.goalCards) found.push(`${goalNames.length} Goal cards`);
  for (const name of goalNames) {
    for (const { cost, points } of goals[name].areas) {
      const size = sizeOf(cost);
      if (!within(size, limits.goalGoods) || !within(points, limits.goalPoints))
        found.push(`${name}: ${size} goods, ${points} points`);
      if (Math.abs(size - points) > limits.pointsFromGoods) found.push(`${name}: ${points} points for ${size} goods`);
    }
  }
  return found;
}

/** No Advantage is true at set-up, wherever the Engineers stand. */
function advantageFaults(): string[] {
  const found: string[] = [];
  if (advantageNames.length !== limits.advantages) found.push(`${advantageNames.length} Advantages`);
  const options = { game: 'competitive', level: levelsOf('a')[0]!, logistics: false, partner: false };
  const { open } = setUp(figures.mostPlayers, options, { random: seededRandom(1), say: () => {} });
  for (const name of advantageNames) {
    if (!within(advantages[name].points, limits.advantagePoints))
      found.push(`${name} is worth ${advantages[name].points}`);
    for (const seat of [open.first, otherSeat(open, open.first)!]) {
      for (const cell of quarters) {
        open.players[seat]!.engineer = cell;
        if (meets(open, seat, name)) found.push(`${name} is true at set-up`);
      }
    }
  }
  return [...new Set(found)];
}

/**
 * The content checked, and how often each piece matters in games between the package's own players.
 * @param games so many of each kind, alone where it is not competitive
 * @param seed of the chance that deals and rolls
 */
export function contentOf(rules: Ruleset<MicroCity>, games: number, seed: number, playOut: PlayOut) {
  const random = seededRandom(seed);
  const faults = contentFaults();
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  let played = 0;
  for (const game of gameNames) {
    const competitive = gameOf(game).mode === 'competitive';
    const level = levelsOf(game)[0] ?? levelsOf('a')[0]!;
    for (let number = 0; number < games; number++) {
      played += 1;
      const players = Array(competitive ? figures.mostPlayers : 1).fill(rules.bot);
      const options = { game, level, logistics: number % 2 === 1, partner: false };
      const { state } = playOut(rules, options, players, random, (_state, _seat, { move, args }) => {
        const { card, use } = args as { card?: string; use?: string };
        count(move === 'play' ? `card.${card}.${use}` : `move.${move}`);
      });
      for (const { earned } of state.open.players) {
        for (const one of earned) {
          if (one.from === 'goal') count(`goal.${one.goal}`);
          if (one.from === 'advantage') count(`advantage.${one.advantage}`);
        }
      }
    }
  }
  const lines = faults.length > 0 ? faults : ['the content keeps to all its conditions'];
  const values: Record<string, number> = { faults: faults.length };
  const perGame = (keys: readonly string[]) =>
    keys
      .map((key) => {
        values[key] = (counts.get(key) ?? 0) / played;
        return `${key} ${values[key]!.toFixed(2)}`;
      })
      .join(', ');
  lines.push(
    `how often each card is used, a game: ${perGame(cardNames.filter((name) => name !== 'partner').flatMap((name) => [`card.${name}.basic`, `card.${name}.advanced`]))}`,
  );
  lines.push(`moves, a game: ${perGame([...counts.keys()].filter((key) => key.startsWith('move.')).sort())}`);
  const inCompetition = (keys: readonly string[]) =>
    keys
      .map((key) => {
        values[key] = (counts.get(key) ?? 0) / games;
        return `${key} ${values[key]!.toFixed(2)}`;
      })
      .join(', ');
  lines.push(
    `a competitive game: ${inCompetition([...goalNames.map((name) => `goal.${name}`), ...advantageNames.map((name) => `advantage.${name}`)])}`,
  );
  return { lines, figures: values };
}
