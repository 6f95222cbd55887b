import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder that holds `api` and `web`, from both `src` and `dist`. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '../../..');

/** The platform's version, from the project's package.json. */
export const VERSION = (JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string })
  .version;
