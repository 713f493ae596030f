import { writeFileSync } from 'node:fs';
import { protocolPage } from './protocol-page.ts';
import { settingsPage } from './settings-page.ts';

// Writes the pages that are made from the code: docs/operators/settings.md and docs/maintainers/protocol.md.
const docs = new URL('../../../docs/', import.meta.url);
writeFileSync(new URL('operators/settings.md', docs), settingsPage());
writeFileSync(new URL('maintainers/protocol.md', docs), protocolPage());
