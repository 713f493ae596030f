import {
  act,
  random as anyPlayer,
  audiencesOf,
  awaitedOf,
  commitmentOf,
  digestOf,
  freeze,
  type Match,
  moved,
  newRecord,
  overOf,
  type Player,
  replay,
  seedBy,
  sensible,
  startMatch,
  stateText,
  thaw,
  undo,
  undoOf,
  viewOf,
} from '@cityhall/match';
import {
  type AnyRuleset,
  type AnyView,
  type Audience,
  anyChoice,
  type Choice,
  canonical,
  type Line,
  type Random,
  type Seat,
  seededRandom,
  tell,
  type Variant,
  type Words,
} from '@cityhall/ruleset';
import { hostileArgs, strangeMoves } from './hostile.ts';
import { variantName } from './variants.ts';

/** What the referee found in one game. */
export interface GameReport {
  variant: string;
  actions: number;
  /** One sentence a fault; empty where all is well. */
  faults: string[];
}

/** How a game is watched. */
export interface Watch {
  /** Every check after every action; else each is made now and then. */
  deep?: boolean;
  /** More actions than any game needs: one that goes on longer does not end. */
  most?: number;
  /** The words of the game in each language: every line must be found in all. */
  words?: Readonly<Record<string, Words>>;
}

/**
 * Plays one game of random and sensible players and watches that everything holds which must hold for every ruleset.
 */
export function refereeGame(ruleset: AnyRuleset, variant: Variant, seed: number, watch: Watch = {}): GameReport {
  const chance = seededRandom(seed);
  const report: GameReport = { variant: variantName(variant), actions: 0, faults: [] };
  const fault = (text: string) => {
    if (report.faults.length < 10) report.faults.push(`${ruleset.id}, ${report.variant}, game ${seed}: ${text}`);
  };
  try {
    playWatched(ruleset, variant, chance, watch, report, fault);
  } catch (error) {
    fault(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return report;
}

function playWatched(
  ruleset: AnyRuleset,
  variant: Variant,
  chance: Random,
  { deep = false, most = 10_000, words }: Watch,
  report: GameReport,
  fault: (text: string) => void,
) {
  const now = (oneIn: number) => deep || chance.below(oneIn) === 0;
  const record = newRecord(ruleset.id, '', { ...variant, seed: seedBy(chance) });
  // Some games are played without sense, some with, some mixed: each finds other faults.
  const players: Player[] = Array.from({ length: variant.seats }, () => (chance.below(2) ? sensible : anyPlayer));
  const start = startMatch(ruleset, record);
  let match = start.match;
  // After how many actions the views were looked at, and what they were.
  const digests = new Map<number, string>([[0, digestOf(match)]]);
  checkLines(words, start.lines, fault);
  checkState(ruleset, match, true, fault);

  while (!overOf(match)) {
    if (report.actions >= most) return fault(`it has not ended after ${most} actions`);
    const seat = whoActs(match, chance);
    const view = viewOf(match, seat);
    const choice = choose(ruleset, view, seat, players[seat]!, chance);
    if (!choice) return fault(`seat ${seat} is awaited in ${view.flow.phase} and has no legal move`);
    if (now(12)) checkHostile(ruleset, match, seat, choice, chance, fault);
    const before = match;
    const result = act(before, seat, choice.move, choice.args);
    if (!result.ok) return fault(`${choice.move} was offered and is refused: ${result.refusal.code}`);
    checkLines(words, result.lines, fault);
    match = result.match;
    report.actions += 1;
    record.actions.push(moved(seat, choice));
    if (now(10)) digests.set(record.actions.length, digestOf(match));
    if (now(5)) match = checkUndo(match, before, seat, choice, record, fault);
    checkState(ruleset, match, now(25), fault);
    if (now(12)) checkImagined(ruleset, match, chance.pick(audiencesOf(match)), chance, fault);
    if (now(25)) checkOthersCanMove(ruleset, match, chance, fault);
    if (report.faults.length >= 10) return;
  }
  for (const audience of audiencesOf(match)) ruleset.score(viewOf(match, audience));
  digests.set(record.actions.length, digestOf(match));
  const again = replay(ruleset, record, undefined, ({ match: replayed }, done) => {
    const digest = digests.get(done);
    if (digest && digestOf(replayed) !== digest) fault(`the replay differs after ${done} actions`);
  });
  if (again.refusal) fault(`the replay ends after ${again.done} actions: ${again.refusal.code}`);
  if (commitmentOf(record.seed).length !== 64) fault('the commitment is no SHA-256');
}

/** Mostly an awaited seat; now and then one that merely may act. */
function whoActs(match: Match, chance: Random): Seat {
  const { asked } = viewOf(match, 'spectator').flow;
  const awaited = awaitedOf(match);
  const others = Object.keys(asked)
    .map(Number)
    .filter((seat) => !asked[seat]!.awaited);
  return others.length > 0 && chance.below(8) === 0 ? chance.pick(others) : chance.pick(awaited);
}

function choose(ruleset: AnyRuleset, view: AnyView, seat: Seat, player: Player, chance: Random): Choice | undefined {
  if (view.flow.asked[seat]!.awaited && player === sensible) return sensible(ruleset, view, seat, chance);
  return anyChoice(ruleset, view, seat, chance);
}

function checkLines(languages: Watch['words'], lines: readonly Line[], fault: (text: string) => void) {
  for (const { key, params } of lines) {
    for (const [language, words] of Object.entries(languages ?? {})) {
      try {
        tell(words, key, params, [], language);
      } catch (error) {
        fault(`a line cannot be told: ${error instanceof Error ? error.message : key}`);
      }
    }
  }
}

function checkState(ruleset: AnyRuleset, match: Match, thoroughly: boolean, fault: (text: string) => void) {
  const { G } = match.state;
  for (const text of ruleset.faults(G)) fault(text);
  const drawers = Object.keys(G).sort().join();
  if (drawers !== 'open,own,sealed') fault(`the state has the drawers ${drawers}`);
  if (!thoroughly) return;
  const strange = notJson(G, 'G');
  if (strange) fault(`${strange} is nothing that JSON carries`);
  const parsed = ruleset.state.safeParse(G);
  if (!parsed.success) fault(`the state does not fit its own schema: ${parsed.error.message.slice(0, 300)}`);
  if (stateText(thaw(ruleset, freeze(match))) !== stateText(match)) fault('a snapshot does not give the match back');
}

/** Act, undo, act: the same as before, then the same as after. */
function checkUndo(
  match: Match,
  before: Match,
  seat: Seat,
  choice: Choice,
  record: ReturnType<typeof newRecord>,
  fault: (text: string) => void,
): Match {
  if (undoOf(match, seat).depth <= undoOf(before, seat).depth) return match;
  const undone = undo(match, seat);
  if (!undone.ok) {
    fault(`an undo that was offered is refused: ${undone.refusal.code}`);
    return match;
  }
  if (stateText(undone.match) !== stateText(before)) fault(`undo of ${choice.move} does not give the state before`);
  const again = act(undone.match, seat, choice.move, choice.args);
  if (!again.ok) {
    fault(`${choice.move} is refused after its undo: ${again.refusal.code}`);
    return match;
  }
  if (stateText(again.match) !== stateText(match)) fault(`${choice.move} gives another state after its undo`);
  record.actions.push({ seat, undo: true }, moved(seat, choice));
  return again.match;
}

/** The view of what is imagined from a view is that view. */
export function checkImagined(
  ruleset: AnyRuleset,
  match: Match,
  audience: Audience,
  chance: Random,
  fault: (text: string) => void,
) {
  const view = viewOf(match, audience);
  const world = ruleset.imagine(view, chance);
  const seen = { ...view, open: world.open, own: view.seat === null ? null : world.own[view.seat] };
  if (canonical(seen) !== canonical(view)) fault(`what ${audience} imagines in ${view.flow.phase} looks otherwise`);
  for (const text of ruleset.faults(world)) fault(`in what ${audience} imagines: ${text}`);
}

function checkOthersCanMove(ruleset: AnyRuleset, match: Match, chance: Random, fault: (text: string) => void) {
  for (const seat of awaitedOf(match)) {
    const view = viewOf(match, seat);
    if (!anyChoice(ruleset, view, seat, chance))
      fault(`seat ${seat} is awaited in ${view.flow.phase} without a legal move`);
  }
}

function checkHostile(
  ruleset: AnyRuleset,
  match: Match,
  seat: Seat,
  choice: Choice,
  chance: Random,
  fault: (text: string) => void,
) {
  const before = stateText(match);
  const attempts: [Seat, string, unknown][] = [
    [seat, chance.pick(strangeMoves), choice.args],
    [match.seats + chance.below(3), choice.move, choice.args],
    [seat, chance.pick(Object.keys(ruleset.moves)), chance.pick([null, 7, 'noise', { planted: true }])],
    [seat, choice.move, hostileArgs(choice.args, chance)],
  ];
  for (const [who, move, args] of attempts) {
    try {
      const result = act(match, who, move, args);
      // Bent arguments may happen to be honest ones; what is no member of the schema must be refused.
      if (result.ok && (who !== seat || !Object.hasOwn(ruleset.moves, move) || isPlanted(args))) {
        fault(`${move} of seat ${who} with ${JSON.stringify(args)?.slice(0, 100)} is allowed`);
      }
    } catch (error) {
      fault(
        `${move} with ${JSON.stringify(args)?.slice(0, 100)} throws ${error instanceof Error ? error.message : ''}`,
      );
    }
  }
  if (stateText(match) !== before) fault('a refused action changed the match');
}

function isPlanted(args: unknown): boolean {
  return args === null || typeof args !== 'object' || 'planted' in args;
}

/** The path of the first value that JSON would lose or change, or undefined. */
function notJson(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
  if (typeof value !== 'object') return path;
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!plain) return path;
  for (const [key, inner] of Object.entries(value)) {
    const found = notJson(inner, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}
