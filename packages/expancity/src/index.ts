export { expancity } from './ruleset.ts';
import { contentOf } from './measure.ts';
import { expancity } from './ruleset.ts';
export const content = (games: number, seed: number) => contentOf(expancity, games, seed);
