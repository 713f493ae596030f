import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@cityhall/catalogue';
import { rulesHashesOf } from '@cityhall/catalogue/rules-hash';

/** Writes the content hash of every game's rules to the file named first: the bundle has no sources to work it out. */
const packages = fileURLToPath(new URL('../../../packages', import.meta.url));
writeFileSync(process.argv[2]!, JSON.stringify(await rulesHashesOf(packages, gameIds), null, 2));
