import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** Node's own reading of `.env`, where there is one; what the environment already holds wins. */
export const envFile = existsSync(inRoot('.env')) ? [`--env-file=${inRoot('.env')}`] : [];
