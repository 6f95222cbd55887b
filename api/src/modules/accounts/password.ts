import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified where no account exists, so that the answer takes as long as for one that does. */
let decoy: Promise<string> | undefined;

/** The argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Whether a password is the one behind a hash; without a hash the same work is done, and the answer is no. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  if (passwordHash === undefined || passwordHash === '') {
    await verify(await decoy, password);
    return false;
  }
  return verify(passwordHash, password);
}
