import { writeFileSync } from 'node:fs';
import { protocolPage } from './protocol-page.ts';
import { settingsPage } from './settings-page.ts';

// Writes the pages that are made from the code: docs/settings.md and docs/protocol.md.
const docs = new URL('../../../docs/', import.meta.url);
writeFileSync(new URL('settings.md', docs), settingsPage());
writeFileSync(new URL('protocol.md', docs), protocolPage());
