import {
  random as anyPlayer,
  audiencesOf,
  awaitedOf,
  type Match,
  overOf,
  sensible,
  undoOf,
  viewOf,
} from '@cityhall/match';
import {
  type AnyRuleset,
  type Audience,
  anyChoice,
  type Choice,
  canonical,
  movesOpen,
  type Random,
  type Refusal,
  type Seat,
  seededRandom,
  type Variant,
} from '@cityhall/ruleset';
import type { Effects } from '@cityhall/table';
import { seedFrom } from '../bot-game.ts';
import { covered, varyingPaths } from './paths.ts';
import {
  type Deed,
  matchOf,
  type Outcome,
  perform,
  phasesBegun,
  shownTo,
  type TableLeak,
  toldTo,
  type World,
  withDrafts,
  withMatch,
  worldOf,
} from './world.ts';

/** What twin worlds found in one game. */
export interface TwinReport {
  /** How often what an audience was told and shown was compared. */
  compared: number;
  differences: string[];
}

/** A leak planted to see that it is found. */
export interface Planted {
  ruleset: AnyRuleset;
  /** Told the whole truth before each deed, for leaks that the honest kit gives no ruleset a chance to make. */
  truth?: (match: Match) => void;
  table?: TableLeak;
}

const worldsPerDraw = 4;
const mostDifferences = 10;

/**
 * Plays one game in twin worlds. For every audience there is a second world, equal in all that the audience has seen
 * and dealt anew in all that is hidden from it. In both the same is done, but where a choice is hidden from the
 * audience another one is made. What the audience is sent must be the same, byte for byte, until something is revealed
 * that the rulebook reveals; then a new second world is dealt.
 */
export function twinGame(
  honest: AnyRuleset,
  variant: Variant,
  seed: number,
  planted: Planted = { ruleset: honest },
): TwinReport {
  const { ruleset } = planted;
  const chance = seededRandom(seed);
  const report: TwinReport = { compared: 0, differences: [] };
  const differ = (text: string) => {
    if (report.differences.length < mostDifferences) report.differences.push(`${ruleset.id}, game ${seed}: ${text}`);
  };
  let world = worldOf(ruleset, { ...variant, seed: seedFrom(seed) });
  const twins = new Map<Audience, World>();
  const deal = (audience: Audience) => twins.set(audience, redealt(ruleset, world, audience, chance));
  for (const audience of audiencesOf(matchOf(world))) deal(audience);

  for (let round = 0; !overOf(matchOf(world)) && report.differences.length < mostDifferences; round++) {
    const deed = nextDeed(ruleset, matchOf(world), chance);
    probeRefusals(ruleset, world, twins, chance, planted, report, differ);
    if (chance.below(4) === 0) checkDraw(ruleset, world, deed, chance, differ);
    planted.truth?.(matchOf(world));
    const first = perform(withDrafts(world, `${round}`, 'all'), deed, planted.table);
    if (!first.ok) {
      differ(`${nameOf(deed)} was chosen and is refused: ${first.refusal.code}`);
      break;
    }
    const begun = phasesBegun(world, deed);
    for (const audience of audiencesOf(matchOf(world))) {
      const twin = twins.get(audience)!;
      if (revealed(ruleset, deed, begun, audience)) {
        twins.delete(audience);
        continue;
      }
      const other = twinDeed(ruleset, twin, deed, audience, chance);
      planted.truth?.(matchOf(twin));
      const second = performTwin(withDrafts(twin, `${round}`, audience), other, audience, chance, planted);
      report.compared += 1;
      compare(audience, deed, first, second, planted, differ);
      if (second.ok) twins.set(audience, second.world);
    }
    world = first.world;
    for (const audience of audiencesOf(matchOf(world))) {
      if (!twins.has(audience) || chance.below(10) === 0) deal(audience);
    }
  }
  return report;
}

/** True where a variant hides anything from spectators: only there can a leak be planted. */
export function hidesSomething(ruleset: AnyRuleset, variant: Variant): boolean {
  const world = worldOf(ruleset, { ...variant, seed: seedFrom(1) });
  const hidden = [1, 2, 3].map((seed) => {
    const { own, sealed } = matchOf(redealt(ruleset, world, 'spectator', seededRandom(seed))).state.G;
    return canonical([own, sealed]);
  });
  return new Set(hidden).size > 1;
}

/** Set-up with many seeds: every path of `open` that varies must be on the ruleset's list. */
export function checkPlacement(ruleset: AnyRuleset, variant: Variant, seeds: number): string[] {
  const dealt = Array.from(
    { length: seeds },
    (_, seed) => matchOf(worldOf(ruleset, { ...variant, seed: seedFrom(seed) })).state.G.open,
  );
  return varyingPaths(dealt)
    .filter((path) => !covered(path, ruleset.secrets.dealt))
    .map((path) => `${ruleset.id}: set-up deals ${path} differently, and it is not on the list`);
}

/** The hidden world dealt anew, chance included; what the audience saw is as it was. */
function redealt(ruleset: AnyRuleset, world: World, audience: Audience, chance: Random): World {
  const match = matchOf(world);
  const G = ruleset.imagine(viewOf(match, audience), chance);
  const data = { ...(match.state.plugins.random!.data as { drawn: number }), seed: seedFrom(chance.below(2 ** 31)) };
  const plugins = { ...match.state.plugins, random: { data } };
  return withMatch(world, { ...match, state: { ...match.state, G, plugins } });
}

function nextDeed(ruleset: AnyRuleset, match: Match, chance: Random): Deed {
  const { asked } = viewOf(match, 'spectator').flow;
  const others = Object.keys(asked)
    .map(Number)
    .filter((seat) => !asked[seat]!.awaited);
  const seat = others.length > 0 && chance.below(8) === 0 ? chance.pick(others) : chance.pick(awaitedOf(match));
  if (undoOf(match, seat).depth > 0 && chance.below(12) === 0) return { seat, choice: 'undo' };
  const view = viewOf(match, seat);
  const player = asked[seat]!.awaited && chance.below(2) === 0 ? sensible : anyPlayer;
  return { seat, choice: player(ruleset, view, seat, chance) };
}

/** True where a deed shows the audience something that was hidden, as the ruleset's list says. */
function revealed(ruleset: AnyRuleset, { seat, choice }: Deed, begun: readonly string[], audience: Audience): boolean {
  const { reveals, shows } = ruleset.secrets;
  if (begun.some((phase) => reveals.includes(`phase:${phase}`))) return true;
  if (choice === 'undo') return false;
  return seat === audience ? shows.includes(choice.move) : reveals.includes(choice.move);
}

/** What the seat does in the twin world: the same, or where the choice is hidden from the audience mostly another. */
function twinDeed(ruleset: AnyRuleset, twin: World, deed: Deed, audience: Audience, chance: Random): Deed {
  const { seat, choice } = deed;
  if (choice === 'undo' || seat === audience || !ruleset.secrets.hidden.includes(choice.move)) return deed;
  return { seat, choice: anotherChoice(ruleset, matchOf(twin), seat, choice.move, chance) ?? choice };
}

/** Any choice of one kind of move. */
function anotherChoice(
  ruleset: AnyRuleset,
  match: Match,
  seat: Seat,
  move: string,
  chance: Random,
): Choice | undefined {
  const view = viewOf(match, seat);
  const name = view.flow.phase;
  if (name === null || !movesOpen(ruleset, view, seat).includes(move)) return undefined;
  const phase = ruleset.phases[name]!;
  const stages = { ...phase.stages, [view.flow.asked[seat]!.stage]: [move] };
  const only: AnyRuleset = { ...ruleset, phases: { ...ruleset.phases, [name]: { ...phase, stages } } };
  return anyChoice(only, view, seat, chance);
}

/** What was done in a twin world, in one step or more. */
type TwinOutcome = { ok: true; world: World; effects: Effects[]; answer: string } | { ok: false; refusal: Refusal };

/**
 * Does a deed in a twin world. Another seat may take more steps there in secret: undo what touched its own drawer alone, and
 * choose again.
 */
function performTwin(
  twin: World,
  deed: Deed,
  audience: Audience,
  chance: Random,
  { ruleset, table }: Planted,
): TwinOutcome {
  const { seat, choice } = deed;
  const done = perform(twin, deed, table);
  if (!done.ok) return done;
  const once: TwinOutcome = { ...done, effects: [done.effects] };
  const last = matchOf(done.world).undo[seat]?.stack.at(-1);
  if (seat === audience || choice === 'undo' || !last?.ownOnly || chance.below(2) === 0) return once;
  // All of it at one moment: how long it takes is not hidden, and is not what is compared.
  const { at } = done.world.kept;
  const undone = perform(done.world, { seat, choice: 'undo' }, table, at);
  if (!undone.ok) return undone;
  const again = anotherChoice(ruleset, matchOf(undone.world), seat, choice.move, chance);
  if (!again) return once;
  const second = perform(undone.world, { seat, choice: again }, table, at);
  return second.ok ? { ...second, effects: [done.effects, undone.effects, second.effects] } : second;
}

function compare(
  audience: Audience,
  deed: Deed,
  first: Outcome & { ok: true },
  second: TwinOutcome,
  { table }: Planted,
  differ: (text: string) => void,
) {
  if (!second.ok)
    return differ(`${nameOf(deed)} is refused (${second.refusal.code}) where ${audience} cannot tell why`);
  const seen = { ...toldTo(audience, [first.effects]), ...shownTo(audience, first.world, table) };
  const twin = { ...toldTo(audience, second.effects), ...shownTo(audience, second.world, table) };
  for (const [what, text] of Object.entries(seen)) {
    if (text !== twin[what]) differ(`${audience}, ${what} after ${nameOf(deed)}: ${difference(text, twin[what])}`);
  }
  if (deed.seat === audience && first.answer !== second.answer) {
    differ(`${audience} is answered ${difference(first.answer, second.answer)} to ${nameOf(deed)}`);
  }
  return undefined;
}

/** Every seat asks for things that are not allowed: in both worlds the same answer. */
function probeRefusals(
  ruleset: AnyRuleset,
  world: World,
  twins: ReadonlyMap<Audience, World>,
  chance: Random,
  planted: Planted,
  report: TwinReport,
  differ: (text: string) => void,
) {
  const match = matchOf(world);
  const seat = chance.below(match.seats);
  const twin = twins.get(seat);
  if (!twin) return;
  const view = viewOf(match, seat);
  const open = movesOpen(ruleset, view, seat);
  const name = chance.pick(open.length > 0 && chance.below(4) > 0 ? open : Object.keys(ruleset.moves));
  const tries = [...(ruleset.moves[name]!.candidates?.(view, seat) ?? [{}])];
  const args = tries.length > 0 ? chance.pick(tries) : {};
  const deed: Deed = { seat, choice: { move: name, args } };
  planted.truth?.(match);
  const first = perform(world, deed, planted.table);
  planted.truth?.(matchOf(twin));
  const second = perform(twin, deed, planted.table);
  if (first.ok && second.ok) return;
  report.compared += 1;
  if (first.answer !== second.answer || first.ok !== second.ok) {
    differ(`${seat} asks for ${nameOf(deed)} and is answered ${difference(first.answer, second.answer)}`);
  }
}

/** The same deed in worlds dealt anew for somebody who sees nothing hidden: what varies face up must be on the list. */
function checkDraw(ruleset: AnyRuleset, world: World, deed: Deed, chance: Random, differ: (text: string) => void) {
  const before = canonical(matchOf(world).state.G.open);
  const opens: unknown[] = [];
  for (let i = 0; i < worldsPerDraw; i++) {
    const other = redealt(ruleset, world, 'spectator', chance);
    const { ok, ...result } = perform(other, deed);
    if (ok) opens.push(matchOf((result as { world: World }).world).state.G.open);
  }
  if (canonical(matchOf(world).state.G.open) !== before) differ('a world changed while it was looked at');
  for (const path of varyingPaths(opens)) {
    if (!covered(path, ruleset.secrets.drawn))
      differ(`${nameOf(deed)} draws ${path} differently, and it is not on the list`);
  }
}

function nameOf({ seat, choice }: Deed): string {
  return choice === 'undo' ? `seat ${seat}'s undo` : `seat ${seat}'s ${choice.move} ${JSON.stringify(choice.args)}`;
}

/** Where two texts part, with a little of both. */
function difference(first: string | undefined, second: string | undefined): string {
  if (first === undefined || second === undefined)
    return `${first?.slice(0, 200)} and in the twin world ${second?.slice(0, 200)}`;
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `…${first.slice(from, at + 80)}… and in the twin world …${second.slice(from, at + 80)}…`;
}
