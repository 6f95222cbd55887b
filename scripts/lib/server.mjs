import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './paths.mjs';

const file = resolve(root, process.env.ENV_FILE || '.env');

/** Node's own reading of the environment file, where there is one; what the environment already holds wins. */
export const envFile = existsSync(file) ? [`--env-file=${file}`] : [];
