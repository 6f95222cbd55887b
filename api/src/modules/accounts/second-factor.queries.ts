import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/tables.js';
import type { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor, SecondFactorMethod, type SecondFactorRule } from '../../domain/accounts/second-factor.js';

/** What an account has set up. */
interface SetUpFactors {
  /** When the authenticator app was confirmed. */
  authenticatorSince: Date | null;
  recoveryCodesLeft: number;
}

/** Reads what an account has set up. */
export async function findSecondFactors(em: EntityManager, userId: number): Promise<SetUpFactors> {
  const db = em.getKysely<Database>();
  const app = await db
    .selectFrom('authenticator_apps')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const codes = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { authenticatorSince: app?.confirmed_at ?? null, recoveryCodesLeft: codes.left };
}

/** How an account can show its second factor at a sign-in; nothing without one. */
export async function listSecondFactorMethods(em: EntityManager, userId: number): Promise<SecondFactorMethod[]> {
  const { authenticatorSince, recoveryCodesLeft } = await findSecondFactors(em, userId);
  if (authenticatorSince === null) return [];
  const { AUTHENTICATOR, RECOVERY_CODE } = SecondFactorMethod;
  return recoveryCodesLeft > 0 ? [AUTHENTICATOR, RECOVERY_CODE] : [AUTHENTICATOR];
}

/** Whether the role must have a second factor, and the account has none. */
export async function lacksSecondFactor(
  em: EntityManager,
  rule: SecondFactorRule,
  { id, role }: { id: number; role: Role },
): Promise<boolean> {
  if (!needsSecondFactor(rule, role)) return false;
  const app = await em
    .getKysely<Database>()
    .selectFrom('authenticator_apps')
    .select('user_id')
    .where('user_id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return app === undefined;
}
