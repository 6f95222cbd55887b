import { sql } from 'kysely';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { EnvError } from '../../env.js';
import { TERMS_VERSION } from '../../domain/accounts/terms.js';
import { registerSchema } from '../../domain/accounts/inputs.js';
import { Role } from '../../domain/accounts/roles.js';
import { DomainError, validate } from '../../domain/input/errors.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { hashPassword } from './password.js';
import { assertPasswordAllowed } from './password-rules.js';
import { User } from './user.entity.js';

/**
 * Creates the first admin from `ADMIN_EMAIL` and `ADMIN_PASSWORD` if there is no admin; never changes an existing account. Safe
 * when several servers start at once, since the e-mail address is unique.
 * @returns whether an admin was created
 * @throws EnvError naming ADMIN_PASSWORD when it is a common one
 */
export async function ensureFirstAdmin(ctx: RequestContext): Promise<boolean> {
  const { admin } = ctx.app.env;
  if (!admin || (await ctx.em.count(User, { role: Role.ADMIN, deletedAt: null })) > 0) return false;
  const { email, password } = validate(registerSchema, {
    email: admin.email,
    password: admin.password,
    name: 'Administrator',
    username: 'administrator',
  });
  const owner = { email, name: 'Administrator', username: 'administrator' };
  await assertPasswordAllowed('ADMIN_PASSWORD', password, owner).catch((error: unknown) => {
    throw error instanceof DomainError ? new EnvError([`ADMIN_PASSWORD: ${error.message}`]) : error;
  });
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx.em, async (em) => {
    const inserted = await em
      .getKysely<Database>()
      .insertInto('users')
      .values({
        ...{ email, email_key: sql`lower(${email})`, username: 'administrator', username_key: 'administrator' },
        ...{ name: 'Administrator', role: Role.ADMIN, password: passwordHash },
        ...{ created_at: ctx.now(), email_confirmed_at: ctx.now() },
        // Whoever installs the platform publishes these terms.
        ...{ terms_version: TERMS_VERSION, terms_accepted_at: ctx.now() },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    const [created] = inserted;
    if (created) await recordSecurityEvent(ctx, em, { kind: 'ADMIN_ADDED', accountId: created.id });
    return created !== undefined;
  });
}
