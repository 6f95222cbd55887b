import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout: scripts work from here, wherever they are called. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * Resolves a path in the checkout.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => join(root, ...parts);
