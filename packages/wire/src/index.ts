export * from './changes.ts';
export * from './contract.ts';
export * from './faults.ts';
export * from './http.ts';
export * from './table.ts';
export * from './values.ts';
export * from './words.ts';
