import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@cityhall/catalogue';
import { rulesHashOf } from '@cityhall/catalogue/rules-hash';

/** Writes the content hash of every game's rules to the file named first: the bundle has no sources to work it out. */
const packages = fileURLToPath(new URL('../../../packages', import.meta.url));
const hashes = (await loadCatalogue()).map(({ id }) => [id, rulesHashOf(packages, id)]);
writeFileSync(process.argv[2]!, JSON.stringify(Object.fromEntries(hashes), null, 2));
