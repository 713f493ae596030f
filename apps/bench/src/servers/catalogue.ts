import { ledger } from '../ledger.ts';

/** The one game of the bench. */
export const loadCatalogue = async () => [ledger];
export const rulesHash = () => 'bench';
