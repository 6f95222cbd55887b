import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout: every script works from here, wherever it was called. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * A path inside the checkout.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => join(root, ...parts);
