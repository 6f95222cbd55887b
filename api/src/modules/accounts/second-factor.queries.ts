import type { EntityManager } from '@mikro-orm/postgresql';
import { hasSecondFactor } from '../../database/account-columns.js';
import type { Database } from '../../database/tables.js';
import type { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor, SecondFactorMethod, type SecondFactorRule } from '../../domain/accounts/second-factor.js';
import type { PasskeyView } from './passkey.types.js';

interface SetUpFactors {
  /** When the authenticator app was confirmed. */
  authenticatorSince: Date | null;
  /** The first added first. */
  passkeys: PasskeyView[];
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
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return { authenticatorSince: app?.confirmed_at ?? null, passkeys, recoveryCodesLeft: codes.left };
}

/** How an account can show its second factor at a sign-in; nothing without one. */
export async function listSecondFactorMethods(em: EntityManager, userId: number): Promise<SecondFactorMethod[]> {
  const { authenticatorSince, passkeys, recoveryCodesLeft } = await findSecondFactors(em, userId);
  const { AUTHENTICATOR, PASSKEY, RECOVERY_CODE } = SecondFactorMethod;
  const factors = [...(authenticatorSince ? [AUTHENTICATOR] : []), ...(passkeys.length > 0 ? [PASSKEY] : [])];
  return factors.length > 0 && recoveryCodesLeft > 0 ? [...factors, RECOVERY_CODE] : factors;
}

/** Whether an account has set up a second factor; one statement. */
export async function findHasSecondFactor(em: EntityManager, userId: number): Promise<boolean> {
  const found = await em
    .getKysely<Database>()
    .selectFrom('users')
    .select(hasSecondFactor('users.id').as('has'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.has ?? false;
}

/** Whether an account is a member of a team; one statement. */
export async function isTeamMember(em: EntityManager, userId: number): Promise<boolean> {
  const members = em.getKysely<Database>().selectFrom('business_members').select('id');
  return (await members.where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}

/** Whether the role must have a second factor, and the account has none. */
export async function lacksSecondFactor(
  em: EntityManager,
  rule: SecondFactorRule,
  { id, role }: { id: number; role: Role },
): Promise<boolean> {
  if (!needsSecondFactor(rule, role)) return false;
  return !(await findHasSecondFactor(em, id));
}
