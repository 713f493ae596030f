import { fileURLToPath } from 'node:url';
import { runServer } from './run.ts';

const fromSource = import.meta.url.endsWith('.ts');
const catalogue = fromSource ? '../../../packages/catalogue/src/index.ts' : './catalogue.js';

await runServer({
  catalogue: new URL(catalogue, import.meta.url).href,
  web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
});
