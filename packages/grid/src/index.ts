export * from './cells.ts';
export * from './outlines.ts';
