import type { Words } from '@cityhall/ruleset';
import { pebbles } from '../../../server/test/toys/pebbles.ts';
import { trap } from '../../../server/test/toys/trap.ts';
import { vault } from '../../../server/test/toys/vault.ts';
import { ledger } from '../ledger.ts';

/** The game of the bench, and the toys that an assault is made on. */
export const loadCatalogue = async () => [ledger, pebbles, vault, trap];
export const loadWords = async (id: string): Promise<Words> =>
  id === ledger.id ? { 'game.title': 'Ledger', 'log.written': '{seat} writes {figure}.' } : {};
export const rulesHash = () => 'bench';
