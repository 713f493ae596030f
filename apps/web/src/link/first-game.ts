import type { Deed } from '@cityhall/wire';
import { ApiFault } from './api.ts';
import { followTable } from './table.ts';
import { socketWire } from './wire.ts';

/**
 * Sits down at a fresh table, lets bots play the other seats and starts the game.
 * @throws ApiFault where the server refuses one of these steps or falls silent
 */
export async function seatAgainstBot(table: string, seats: number): Promise<void> {
  const link = followTable(table, socketWire());
  const deeds: Deed[] = [
    { do: 'sit', seat: 0 },
    ...Array.from({ length: seats - 1 }, (_, i): Deed => ({ do: 'bot', seat: i + 1 })),
    { do: 'ready', ready: true },
    { do: 'start' },
  ];
  try {
    await new Promise<void>((done, fail) => {
      const late = setTimeout(() => fail(new ApiFault('network')), 10_000);
      link.store.subscribe((state) => {
        if (state.copy?.document.room.status === 'playing') {
          clearTimeout(late);
          done();
        } else if (state.fault) fail(new ApiFault(state.fault.code));
        else if (state.refused) fail(new ApiFault(state.refused.refusal.code, state.refused.refusal.params));
      });
      for (const deed of deeds) link.deed(deed);
    });
  } finally {
    link.close();
  }
}
