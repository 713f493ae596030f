export * from './event.ts';
export * from './follow.ts';
export * from './judge.ts';
export * from './kept.ts';
export * from './snapshot.ts';
export * from './state.ts';
