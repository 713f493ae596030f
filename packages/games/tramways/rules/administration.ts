import type { Json, Refusal } from '@cityhall/ruleset';
import { cardOf } from '../content/cards.ts';
import { figures } from '../content/figures.ts';
import { dollars, isAdministrative } from '../content/icons.ts';
import { refuse, type Tools } from './define.ts';
import { cardName, discard } from './hand.ts';
import { placeOf } from './map.ts';
import { iconName } from './plays.ts';
import type { Open, Own, PlanStep, Seat, TramwaysState } from './state.ts';
import { addStress, isCalm, relieve } from './stress.ts';
import { emptySpaces, type Survey, surveyOf } from './survey.ts';
import { workerLimit } from './travel.ts';

type PlayStep = Extract<PlanStep, { do: 'play' }>;
type PlannedIcon = PlayStep['icons'][number];

/** A copy on which a plan can be tried. */
function sandbox(open: Open, seat: Seat): Open {
  const player = open.players[seat]!;
  const copy = { ...player, happiness: { ...player.happiness } };
  return { ...open, players: open.players.with(seat, copy), passengers: { ...open.passengers } };
}

function isPossible(open: Open, survey: Survey, seat: Seat, { icon, cell }: PlannedIcon): boolean {
  const player = open.players[seat]!;
  if (icon === 'W') return player.workers < workerLimit(open, seat);
  if (icon === 'S') return !isCalm(player);
  if (icon !== 'P') return true;
  const place = cell === undefined ? -1 : placeOf(survey.map, cell);
  return place >= 0 && survey.types[place] !== null && !open.passengers[cell!] && open.reserve > 0;
}

function use(open: Open, seat: Seat, { icon, cell }: PlannedIcon): void {
  const player = open.players[seat]!;
  if (icon === 'W') player.workers += 1;
  else if (icon === 'S') relieve(player);
  else if (icon === 'P') {
    open.passengers[cell!] = true;
    open.reserve -= 1;
  } else player.money += dollars(icon);
}

/**
 * Plays a card: Consequence first, then its icons in order, each after the first at 1 Stress (TW-4).
 * @returns the icons that could be used
 */
function playOn(open: Open, survey: Survey, seat: Seat, { card, icons }: PlayStep): PlannedIcon[] {
  const player = open.players[seat]!;
  payConsequence(open, seat, card);
  const used: PlannedIcon[] = [];
  for (const icon of icons) {
    const before = { stress: player.stress, loss: player.happiness.stress };
    if (used.length > 0) addStress(player, 1);
    if (isPossible(open, survey, seat, icon)) {
      use(open, seat, icon);
      used.push(icon);
    } else {
      player.stress = before.stress;
      player.happiness.stress = before.loss;
    }
  }
  return used;
}

/** Applies a Consequence; a player without the cash pays nothing, which is allowed only where a card is forced away. */
export function payConsequence(open: Open, seat: Seat, card: string): void {
  const player = open.players[seat]!;
  const { consequence } = cardOf(card);
  if (consequence === 'stress') addStress(player, 1);
  if (consequence === 'pay') player.money -= Math.min(player.money, figures.consequenceMoney);
}

const consequenceCash = (card: string): number => (cardOf(card).consequence === 'pay' ? figures.consequenceMoney : 0);

/** Dollars for one more discarded card. */
const feeAfter = (discarded: number): number => (discarded < figures.freeDiscards ? 0 : figures.discardFee);

/** Judges a plan step by step (TW-17) and gives back the table as it would stand. */
function tryPlan(open: Open, seat: Seat, own: Own, plan: readonly PlanStep[]): { refusal?: Refusal; open: Open } {
  const survey = surveyOf(open);
  const trial = sandbox(open, seat);
  const player = trial.players[seat]!;
  const done = new Set<string>();
  let discarded = 0;
  for (const step of plan) {
    const words = { card: cardName(step.card) };
    const stop = (refusal: Refusal) => ({ refusal, open: trial });
    if (!own.hand.includes(step.card)) return stop(refuse('TW-4', 'card-not-in-hand', words));
    if (done.has(step.card)) return stop(refuse('TW-4', 'card-played-twice', words));
    done.add(step.card);
    const fee = step.do === 'discard' ? feeAfter(discarded) : 0;
    if (player.money < consequenceCash(step.card)) return stop(refuse('TW-4', 'consequence-unpaid'));
    if (player.money < consequenceCash(step.card) + fee) return stop(refuse('TW-17', 'discard-unpaid', words));
    if (step.do === 'discard') {
      payConsequence(trial, seat, step.card);
      player.money -= fee;
      discarded += 1;
      continue;
    }
    const refusal = refusalOfIcons(step);
    if (refusal) return stop(refusal);
    const used = playOn(trial, survey, seat, step);
    const unused = step.icons.find((icon) => !used.includes(icon));
    if (unused) return stop(refuse('TW-22', 'icon-without-effect', { ...words, icon: iconName(unused.icon) }));
  }
  return { open: trial };
}

function refusalOfIcons({ card, icons }: PlayStep): Refusal | undefined {
  const words = { card: cardName(card) };
  if (icons.length === 0) return refuse('TW-4', 'card-without-icon', words);
  if (new Set(icons.map(({ icon }) => icon)).size !== icons.length) return refuse('TW-4', 'icon-twice', words);
  for (const { icon, cell } of icons) {
    if (!cardOf(card).icons.includes(icon)) return refuse('TW-4', 'icon-not-on-card', words);
    if (!isAdministrative(icon)) return refuse('TW-22', 'icon-not-for-administration', { icon: iconName(icon) });
    if ((icon === 'P') !== (cell !== undefined)) return refuse('TW-17', 'passenger-needs-space', words);
  }
  return undefined;
}

export const refusalOfPlan = (open: Open, seat: Seat, own: Own, plan: readonly PlanStep[]): Refusal | undefined =>
  tryPlan(open, seat, own, plan).refusal;

/** How a player would stand after a plan: money, Stress, workers. */
export function planOutlook(open: Open, seat: Seat, own: Own, plan: readonly PlanStep[]) {
  const { refusal, open: after } = tryPlan(open, seat, own, plan);
  const { money, stress, workers } = after.players[seat]!;
  return { refusal, money, stress, workers };
}

/** Every way to use some icons of a card in Administration, in any order. */
function orders(icons: readonly string[]): string[][] {
  return icons.flatMap((icon) => [
    [icon],
    ...orders(icons.filter((other) => other !== icon)).map((rest) => [icon, ...rest]),
  ]);
}

/** The steps with which a plan can go on. */
export function planSteps(open: Open, seat: Seat, own: Own, soFar: readonly Json[]) {
  const plan = soFar as unknown as PlanStep[];
  const left = own.hand.filter((card) => !plan.some((step) => step.card === card));
  const { open: after } = tryPlan(open, seat, own, plan);
  const spaces = emptySpaces(after, surveyOf(after));
  const steps = left.flatMap((card): PlanStep[] => [
    { do: 'discard', card },
    ...orders(cardOf(card).icons.filter(isAdministrative)).flatMap((icons) => placed(card, icons, spaces)),
  ]);
  const next = steps.filter((step) => !refusalOfNext(open, seat, own, plan, step));
  return { next: next as unknown as Iterable<Json>, done: { plan } };
}

function refusalOfNext(open: Open, seat: Seat, own: Own, plan: readonly PlanStep[], step: PlanStep) {
  return tryPlan(open, seat, own, [...plan, step]).refusal;
}

function placed(card: string, icons: readonly string[], spaces: readonly string[]): PlanStep[] {
  if (!icons.includes('P')) return [{ do: 'play', card, icons: icons.map((icon) => ({ icon })) }];
  return spaces.map((cell) => ({
    do: 'play',
    card,
    icons: icons.map((icon) => (icon === 'P' ? { icon, cell } : { icon })) as PlannedIcon[],
  }));
}

/** Carries a plan out; what has become impossible counts as not used (TW-17). */
export function carryOut(draft: TramwaysState, seat: Seat, plan: readonly PlanStep[], tools: Tools): void {
  const { open } = draft;
  const survey = surveyOf(open);
  let discarded = 0;
  for (const step of plan) {
    const words = { player: { seat }, card: cardName(step.card) };
    if (step.do === 'discard') {
      payConsequence(open, seat, step.card);
      open.players[seat]!.money -= feeAfter(discarded);
      discarded += 1;
      discard(draft, seat, step.card);
      tools.say('all', 'discarded', words);
      continue;
    }
    if (playOn(sandbox(open, seat), survey, seat, step).length === 0) {
      tools.say('all', 'passenger-impossible', { player: { seat } });
      continue;
    }
    const used = playOn(open, survey, seat, step);
    discard(draft, seat, step.card);
    tools.say('all', 'administered', { ...words, icons: used.map(({ icon }) => iconName(icon)) });
  }
}
