import type { Refusal } from '@cityhall/ruleset';
import * as z from 'zod/mini';
import { contracts } from '../../content/contracts.ts';
import { figures } from '../../content/figures.ts';
import { kindWord, placeOf } from '../../words/places.ts';
import { inProgress } from '../building.ts';
import { complete as placeRooftop, refuseRooftop } from '../completing.ts';
import { drawContracts as drawTwo, reveal as layOpen, refuseReveal, takeContract as take } from '../contracts.ts';
import { move, phase, refuse, type Tools } from '../define.ts';
import { drawPair } from '../planning.ts';
import { cellSchema, contractSchema, type ExpancityState, type Open, type Seat } from '../state.ts';
import { passTurn, turnOrder } from '../turns.ts';

/** Step 3: a rooftop on a building of one's own. */
export const complete = move({
  args: z.strictObject({ cell: cellSchema }),
  check: (view, seat, { cell }) => refuseRooftop(view.open, seat, cell),
  apply({ open }, seat, { cell }, { say }) {
    const { storey, storeys, points } = placeRooftop(open, cell);
    const kind = kindWord(open, cell);
    say('all', 'completed', { player: { seat }, kind, place: placeOf(cell), storey, storeys, points });
  },
  *candidates({ open }, seat) {
    for (const cell of inProgress(open, seat)) yield { cell };
  },
});

/** Any moment of Step 3: a contract that is met is laid open and scored. */
export const reveal = move({
  args: z.strictObject({ contract: contractSchema }),
  check: (view, seat, { contract }) => refuseReveal(view, seat, contract),
  apply({ open, own }, seat, { contract }, { say }) {
    layOpen(open, own[seat]!, seat, contract);
    const { points } = contracts[contract];
    say('all', 'revealed', { player: { seat }, contract: { word: `contract.${contract}` as const }, points });
  },
  *candidates({ own }) {
    for (const contract of own?.contracts ?? []) yield { contract };
  },
});

function offer(draft: ExpancityState, seat: Seat, { say }: Tools): void {
  drawTwo(draft, seat);
  const offered = draft.own[seat]!.offered.map((contract) => ({ word: `contract.${contract}` as const }));
  say(seat, 'contracts-offered-own', { contracts: offered });
  say({ except: seat }, 'contracts-offered', { player: { seat }, number: offered.length });
}

/** The end of rooftops: the contracts of the first completed building are drawn (EX-7). */
export const drawContracts = move({
  args: z.strictObject({}),
  check: ({ open }) => (open.turn.owed === 0 ? refuse('EX-7', 'nothing-completed') : undefined),
  apply: (draft, seat, _args, tools) => offer(draft, seat, tools),
});

/** One of the two drawn contracts is kept; with more buildings completed the next two are drawn at once (EX-7). */
export const takeContract = move({
  args: z.strictObject({ contract: contractSchema }),
  check(view, _seat, { contract }) {
    return view.own?.offered.includes(contract) ? undefined : refuse('EX-7', 'contract-not-offered');
  },
  apply(draft, seat, { contract }, tools) {
    const other = take(draft, seat, contract);
    const params = {
      contract: { word: `contract.${contract}` as const },
      other: { word: `contract.${other}` as const },
    };
    tools.say(seat, 'contract-taken-own', params);
    tools.say({ except: seat }, 'contract-taken', { player: { seat } });
    if (draft.open.turn.owed > 0) offer(draft, seat, tools);
  },
  *candidates({ own }) {
    for (const contract of own?.offered ?? []) yield { contract };
  },
});

function refuseOwed({ turn }: Open): Refusal | undefined {
  return turn.owed > 0 ? refuse('EX-7', 'contracts-first', { owed: turn.owed }) : undefined;
}

/** The beginning of Step 4, at the player's word (EX-13). A single tile is kept at once and the turn passes (EX-1). */
export const drawTiles = move({
  args: z.strictObject({}),
  check: ({ open }) => refuseOwed(open) ?? (open.bag === 0 ? refuse('EX-13', 'bag-empty') : undefined),
  apply(draft, seat, _args, { random, say }) {
    const { open, own } = draft;
    const number = drawPair(draft, seat, random);
    if (open.turn.drawn > 0) {
      const tiles = own[seat]!.drawn.map((tile) => ({ word: `tile.${tile}` as const }));
      say(seat, 'tiles-drawn-own', { tiles });
      say({ except: seat }, 'tiles-drawn', { player: { seat }, number });
      open.turn.step = 'planning';
      return;
    }
    say(seat, 'last-tile-own', { tile: { word: `tile.${own[seat]!.hand.at(-1)!}` } });
    say({ except: seat }, 'last-tile', { player: { seat } });
    passTurn(open);
  },
});

/** With an empty bag Step 4 is skipped, and the turn ends at the player's word (EX-13). */
export const endTurn = move({
  args: z.strictObject({}),
  check: ({ open }) => refuseOwed(open) ?? (open.bag > 0 ? refuse('EX-13', 'draw-first') : undefined),
  apply({ open }, seat, _args, { say }) {
    say('all', 'turn-ended', { player: { seat } });
    passTurn(open);
  },
});

function stageOf({ turn }: Open) {
  if (turn.offered > 0) return 'choose';
  return turn.completed.length * figures.contractsPerBuilding > turn.owed ? 'contracts' : 'rooftops';
}

export const completing = phase({
  awaits: (open) => (open.turn.step === 'completing' ? { [open.turn.seat]: stageOf(open) } : {}),
  order: turnOrder,
  stages: {
    rooftops: ['complete', 'reveal', 'drawContracts', 'drawTiles', 'endTurn'],
    choose: ['takeContract', 'reveal'],
    contracts: ['reveal', 'drawTiles', 'endTurn'],
  },
  next: ({ turn }) => turn.step,
});
