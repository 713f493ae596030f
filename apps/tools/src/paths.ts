import { fileURLToPath } from 'node:url';

/** The directory `packages` of this checkout. */
export const packagesDirectory = fileURLToPath(new URL('../../../packages', import.meta.url));

/** The root of this checkout. */
export const rootDirectory = fileURLToPath(new URL('../../..', import.meta.url));
