import { type PlayOut, type Random, type Ruleset, seededRandom } from '@cityhall/ruleset';
import { type ContractName, contractNames, contracts } from '../content/contracts.ts';
import { contractScale } from '../content/scale.ts';
import { isMet } from '../rules/contracts.ts';
import { scoreSheet } from '../rules/scoring.ts';
import type { Expancity, Open } from '../rules/state.ts';

/** How one contract fared. Rates are parts of one; NaN where there was no case. */
interface ContractRates {
  /** How often its condition is true at the end for a player who never chose it, by number of players, and their average. */
  unlooked: Record<number, number>;
  average: number;
  /** How often a player who took it revealed it. */
  fulfilled: number;
  /** How often it was met when it was taken. */
  atOnce: number;
}

/** Average points of a player, by source. */
interface Proportions {
  building: number;
  contract: number;
  goal: number;
}

interface Tally {
  seen: number;
  met: number;
}

/**
 * Plays games between the package's own players and counts.
 * @param games so many for each number of players
 */
function measure(rules: Ruleset<Expancity>, games: number, seed: number, playOut: PlayOut) {
  const random = seededRandom(seed);
  const unlooked: Record<number, Record<ContractName, Tally>> = {};
  const taken = tallies();
  const atOnce = tallies();
  const proportions: Record<number, Proportions> = {};
  for (const { seats } of rules.variants()) {
    unlooked[seats] = tallies();
    const points = { building: 0, contract: 0, goal: 0 };
    for (let game = 0; game < games; game++) {
      const { open, took } = playAndWatch(rules, seats, random, atOnce, playOut);
      countEnd(open, took, unlooked[seats]!, taken);
      for (const { lines } of Object.values(scoreSheet(open))) {
        for (const line of lines) points[line.key as keyof Proportions] += line.points;
      }
    }
    const players = games * seats;
    proportions[seats] = {
      building: points.building / players,
      contract: points.contract / players,
      goal: points.goal / players,
    };
  }
  const rates = {} as Record<ContractName, ContractRates>;
  for (const name of contractNames) {
    const perSeats = Object.fromEntries(Object.entries(unlooked).map(([seats, all]) => [seats, rate(all[name])]));
    const values = Object.values(perSeats);
    const average = values.reduce((sum, value) => sum + value, 0) / values.length;
    rates[name] = { unlooked: perSeats, average, fulfilled: rate(taken[name]), atOnce: rate(atOnce[name]) };
  }
  return { rates, proportions };
}

function tallies(): Record<ContractName, Tally> {
  const all = {} as Record<ContractName, Tally>;
  for (const name of contractNames) all[name] = { seen: 0, met: 0 };
  return all;
}

function rate({ seen, met }: Tally): number {
  return met / seen;
}

function count(tally: Tally, met: boolean): void {
  tally.seen += 1;
  if (met) tally.met += 1;
}

function playAndWatch(
  rules: Ruleset<Expancity>,
  seats: number,
  random: Random,
  atOnce: Record<ContractName, Tally>,
  playOut: PlayOut,
) {
  const took: ContractName[][] = Array.from({ length: seats }, () => []);
  const { state } = playOut(rules, {}, Array(seats).fill(rules.bot), random, ({ open }, seat, { move, args }) => {
    if (move !== 'takeContract') return;
    const { contract } = args as { contract: ContractName };
    took[seat]!.push(contract);
    count(atOnce[contract], isMet(open.board, seat, contract));
  });
  return { open: state.open, took };
}

function countEnd(
  open: Open,
  took: readonly ContractName[][],
  unlooked: Record<ContractName, Tally>,
  taken: Record<ContractName, Tally>,
): void {
  for (const [seat, { revealed }] of open.players.entries()) {
    for (const name of contractNames) {
      if (took[seat]!.includes(name)) count(taken[name], revealed.includes(name));
      else count(unlooked[name], isMet(open.board, seat, name));
    }
  }
}

/** The points that the scale gives for a rate. */
export function pointsFor(rate: number): number {
  return contractScale.steps.find(({ from }) => rate >= from)!.points;
}

/** Whether a card is neither given away nor out of reach. */
export function isWithinBounds(rate: number): boolean {
  return rate <= contractScale.oftenest && rate >= contractScale.rarest;
}

const percent = (part: number) => (Number.isNaN(part) ? '–' : `${Math.round(part * 100)}`).padStart(4);

/**
 * The contracts as measured, for whoever tunes the content.
 * @param games so many for each number of players
 */
export function contentOf(rules: Ruleset<Expancity>, games: number, seed: number, playOut: PlayOut) {
  const { rates, proportions } = measure(rules, games, seed, playOut);
  const figures: Record<string, number> = {};
  const seatNumbers = Object.keys(proportions);
  const lines = [
    `${'contract'.padEnd(28)}points scale  ${seatNumbers.map((seats) => `${seats}p`.padStart(4)).join('')}  all held once  (rates in 100)`,
  ];
  const commonFirst = [...contractNames].sort((a, b) => rates[b].average - rates[a].average);
  for (const name of commonFirst) {
    const { unlooked, average, fulfilled, atOnce } = rates[name];
    const { points } = contracts[name];
    const perSeats = seatNumbers.map((seats) => percent(unlooked[Number(seats)]!)).join('');
    const remark = isWithinBounds(average)
      ? points === pointsFor(average)
        ? ''
        : '  other points'
      : '  OUT OF BOUNDS';
    lines.push(
      `${name.padEnd(28)}${`${points}`.padStart(6)}${`${pointsFor(average)}`.padStart(6)}  ${perSeats} ${percent(average)} ${percent(fulfilled)} ${percent(atOnce)}${remark}`,
    );
    figures[`contract.${name}.points`] = points;
    for (const [what, value] of Object.entries({ unlooked: average, fulfilled, atOnce })) {
      if (!Number.isNaN(value)) figures[`contract.${name}.${what}`] = value;
    }
  }
  for (const [seats, { building, contract, goal }] of Object.entries(proportions)) {
    const total = building + contract + goal;
    const shares = `buildings${percent(building / total)}, contracts${percent(contract / total)}, goals${percent(goal / total)} in 100`;
    lines.push(`${seats} players: ${Math.round(total)} points each; ${shares}`);
    figures[`players.${seats}.points`] = total;
    figures[`players.${seats}.buildings`] = building / total;
    figures[`players.${seats}.contracts`] = contract / total;
    figures[`players.${seats}.goals`] = goal / total;
  }
  return { lines, figures };
}
