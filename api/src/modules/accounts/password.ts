import { hash, verify } from '@node-rs/argon2';
import { WorkGate } from '../../jobs/work-gate.js';

/** argon2id (the library's default) with OWASP's parameters: 19 MiB, two iterations. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at a time leave threads and cores for other requests; a flood of sign-ins is queued, then refused. */
const gate = new WorkGate(2, 100, 'Too many people are signing in at once. Please try again.');

/** Verified when the account doesn't exist, so that the response takes as long as for an existing one. */
let dummyHash: Promise<string> | undefined;

/** The argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(password, OPTIONS));
}

/** Whether a password matches a hash; without a hash it does the same work and returns false. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  if (passwordHash === undefined || passwordHash === '') {
    const known = await dummyHash;
    await gate.run(() => verify(known, password));
    return false;
  }
  return gate.run(() => verify(passwordHash, password));
}
