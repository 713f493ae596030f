export { type Engine, engineOf, type SetupData } from './game.ts';
export * from './match.ts';
export * from './play-out.ts';
export * from './players.ts';
export * from './record.ts';
export { chanceFrom, commitmentOf, newSeed, seedBy } from './seed.ts';
export * from './written.ts';
