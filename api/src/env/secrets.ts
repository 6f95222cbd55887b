import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../files/make-folder.js';

const WEAK_SECRETS = ['secret', 'changeme', 'change-me', 'password', 'admin', 'mehfil'];

/** Whether a secret is a well-known default. */
export function isWeak(secret: string): boolean {
  const plain = secret.toLowerCase().replace(/[^a-z]/g, '');
  return WEAK_SECRETS.some((weak) => plain === weak || plain === weak.replace('-', '') || plain === weak.repeat(2));
}

/** Reads a secret that only its owner can read from a folder; creates it if there is none. */
export function readOrCreateSecret(folder: string, name: string): string {
  const file = join(folder, name);
  makeFolder(folder);
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    try {
      // Whole at once: another process may read it already.
      linkSync(draft, file);
    } catch (error) {
      // Another process was quicker.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}
