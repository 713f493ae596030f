export { smallCity } from './ruleset.ts';
