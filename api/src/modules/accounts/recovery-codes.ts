import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { SECOND_FACTOR_LIMITS } from '../../domain/accounts/second-factor.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { toBase32 } from './totp.js';

/** 120 bits: from 112 on a plain hash is enough (OWASP ASVS 6.5.2). */
const CODE_BYTES = 15;

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** Gives an account new recovery codes in place of its earlier ones. @returns the codes, which are stored nowhere else */
export async function replaceRecoveryCodes(ctx: RequestContext, em: EntityManager, userId: number): Promise<string[]> {
  await em.nativeDelete(RecoveryCode, { user: userId });
  const codes = Array.from({ length: SECOND_FACTOR_LIMITS.recoveryCodes }, () => toBase32(randomBytes(CODE_BYTES)));
  for (const code of codes) em.create(RecoveryCode, { user: userId, codeHash: hashCode(code), createdAt: ctx.now() });
  await em.flush();
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
}

/** Uses up a recovery code; false when there is no such code, or not any more. */
export async function takeRecoveryCode(
  ctx: RequestContext,
  em: EntityManager,
  { userId, code }: { userId: number; code: string },
): Promise<boolean> {
  const used = await em
    .getKysely<Database>()
    .updateTable('recovery_codes')
    .set({ used_at: ctx.now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashCode(code))
    // Of two requests with one code, one gets it.
    .where('used_at', 'is', null)
    .returning('id')
    .execute();
  return used.length === 1;
}
