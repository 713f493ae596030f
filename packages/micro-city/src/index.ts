export { microCity } from './ruleset.ts';
