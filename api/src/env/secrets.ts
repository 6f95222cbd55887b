import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../files/make-folder.js';

const WEAK_SECRETS = ['secret', 'changeme', 'change-me', 'password', 'admin', 'mehfil'];

/** Whether a secret is a well-known default. */
export function isWeak(secret: string): boolean {
  const plain = secret.toLowerCase().replace(/[^a-z]/g, '');
  return WEAK_SECRETS.some((weak) => plain === weak || plain === weak.replace('-', '') || plain === weak.repeat(2));
}

/** Reads the signing secret from the data folder; creates it if there is none. */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  if (!existsSync(file)) {
    makeFolder(dataDir);
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}
