import type { RequestContext } from '../../context.js';
import type { Jobs } from '../../jobs/queue.js';
import { replaceStoredCnic } from './booking-cnic.changes.js';
import { decryptCnic, encryptCnic, getCurrentPrefix } from './booking-cnic.encryption.js';
import { findOutdatedCnics } from './booking-cnic.queries.js';

const BATCH = 200;

/** Encrypts anew what was encrypted with the secret before (docs/decisions/0098-cnic.md); what can't be read stays. */
async function renewCnics({ em, app: { env } }: RequestContext): Promise<void> {
  if (env.jwtSecretBefore === undefined) return;
  const prefix = getCurrentPrefix(env);
  for (let [found, after] = [BATCH, 0]; found === BATCH;) {
    const stored = await findOutdatedCnics(em, { prefix, after, limit: BATCH });
    for (const { bookingId, encryptedText } of stored) {
      const cnic = await decryptCnic(env, bookingId, encryptedText);
      if (cnic === null) continue;
      await replaceStoredCnic(em, bookingId, { from: encryptedText, to: await encryptCnic(env, bookingId, cnic) });
    }
    [found, after] = [stored.length, stored.at(-1)?.bookingId ?? after];
  }
}

/** Jobs of CNICs. */
export const bookingCnicJobs: Jobs = { 'renew-cnics': (ctx) => renewCnics(ctx) };

/** Daily. */
export const BOOKING_CNIC_CRONTAB = '37 3 * * * renew-cnics';
