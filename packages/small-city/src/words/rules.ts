import type { Words } from '@cityhall/ruleset';
export const rulesWords: Words = {};
