import type { Outcome } from '@cityhall/ruleset';
import type { ContractName } from '../content/contracts.ts';
import { isMet, reveal } from './contracts.ts';
import { goalStandings } from './goals.ts';
import { scoreSheet } from './scoring.ts';
import type { Award, ExpancityState, Open, Seat } from './state.ts';

/** Reveals every contract still held that is met now (EX-8); what was revealed, in the order of the seats. */
export function revealAll(draft: ExpancityState): { seat: Seat; contract: ContractName }[] {
  const revealed: { seat: Seat; contract: ContractName }[] = [];
  for (const seat of draft.open.players.keys()) {
    const own = draft.own[seat]!;
    for (const contract of [...own.contracts]) {
      if (!isMet(draft.open.board, seat, contract)) continue;
      reveal(draft.open, own, seat, contract);
      revealed.push({ seat, contract });
    }
  }
  return revealed;
}

/** Gives the goals. */
export function giveGoals(open: Open): Award[] {
  const awards = goalStandings(open);
  open.awards = awards;
  return awards;
}

/** The end, once the goals are given: most points win, equal totals share. */
export function outcomeOf(open: Open): Outcome | undefined {
  if (!open.awards) return undefined;
  const sheet = scoreSheet(open);
  const totals = Object.fromEntries(open.players.map((_, seat) => [seat, sheet[seat]!.total]));
  const most = Math.max(...Object.values(totals));
  return { winners: [...open.players.keys()].filter((seat) => totals[seat] === most), totals };
}
