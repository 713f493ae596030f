export { readSettings, SettingsError } from './settings.ts';
export { backUp, restore } from './storage/backup.ts';
export { openStorage } from './storage/open.ts';
export type { Storage } from './storage/storage.ts';
