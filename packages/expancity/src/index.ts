export { expancity } from './ruleset.ts';
