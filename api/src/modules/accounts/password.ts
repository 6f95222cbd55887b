import { hash, verify } from '@node-rs/argon2';
import { WorkGate } from '../../work-gate.js';

/** argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at once leave threads and cores to everybody else; a flood of sign-ins waits here and is refused beyond. */
const gate = new WorkGate(2, 100, 'Too many people are signing in at once. Please try again.');

/** Verified where no account exists, so that the answer takes as long as for one that does. */
let decoy: Promise<string> | undefined;

/** The argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(password, OPTIONS));
}

/** Whether a password is the one behind a hash; without a hash the same work is done, and the answer is no. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  if (passwordHash === undefined || passwordHash === '') {
    const known = await decoy;
    await gate.run(() => verify(known, password));
    return false;
  }
  return gate.run(() => verify(passwordHash, password));
}
