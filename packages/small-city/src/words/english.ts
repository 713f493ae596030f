import type { Words } from '@cityhall/ruleset';
export const english: Words = {};
