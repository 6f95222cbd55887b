import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { enumName, type Database } from '../../database/tables.js';
import { PASSKEY_LIMITS, type ChallengePurpose, type ChallengeUse } from '../../domain/accounts/passkeys.js';
import { PasskeyChallenge } from './passkey-challenge.entity.js';

const CHALLENGE_BYTES = 32;
const MINUTE_MS = 60_000;

// A plain hash is enough for a random value.
function hashChallenge(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex');
}

/** Issues a challenge, which may be answered once, for its use alone. @returns it in base64url; stored nowhere else */
export async function issueChallenge(
  ctx: RequestContext,
  em: EntityManager,
  { purpose, userId }: ChallengeUse,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  em.create(PasskeyChallenge, {
    user: userId,
    purpose,
    challengeHash: hashChallenge(Buffer.from(challenge).toString('base64url')),
    expiresAt: new Date(ctx.now().getTime() + PASSKEY_LIMITS.challengeMinutes * MINUTE_MS),
  });
  await em.flush();
  return challenge;
}

/** Uses up a challenge that was issued for this use; whether there was one, and its time isn't over. */
export async function takeChallenge(
  ctx: RequestContext,
  challenge: string,
  { purpose, userId }: ChallengeUse,
): Promise<boolean> {
  const [issued] = await ctx.em
    .fork()
    .getKysely<Database>()
    .deleteFrom('passkey_challenges')
    // Of two answers at once, one gets it.
    .where('challenge_hash', '=', hashChallenge(challenge))
    .where(enumName<ChallengePurpose>('purpose'), '=', purpose)
    .where('user_id', 'is not distinct from', userId)
    .returning('expires_at')
    .execute();
  return issued !== undefined && issued.expires_at > ctx.now();
}
