export { proveReferee } from './prove.ts';
export * from './referee.ts';
export * from './variants.ts';
