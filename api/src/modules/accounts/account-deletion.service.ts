import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { publishEvent } from '../../graphql/live.js';
import { Role } from '../../domain/accounts/roles.js';
import { DomainError } from '../../domain/input/errors.js';
import { toSnapshot, extendSnapshot } from '../audit/audit.snapshot.js';
import { recordChange } from '../audit/audit.service.js';
import { deleteAccountMails, queueMail } from '../notifications/outbox.service.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { discardLinks } from './account-link.service.js';
import { lockAdmins, lockBusinesses } from './account.queries.js';
import { createDeletionMail } from './account.mails.js';
import { assertIdentity, type Identity } from './second-factor-check.js';
import { discardSecondFactors } from './second-factor.service.js';
import { endSessions } from './session.service.js';
import { toAccountKey, User } from './user.entity.js';

/**
 * Deletes the viewer's account with the password or a passkey, and confirms it by a last mail. What goes and what stays:
 * domain/personal-data/erasure.ts.
 * @throws DomainError INVALID_INPUT on password when it is wrong; SECOND_FACTOR_REQUIRED; INVALID_SECOND_FACTOR; CONFLICT for
 * the last admin; TOO_MANY_REQUESTS
 */
export async function deleteAccount(ctx: RequestContext, identity: Identity): Promise<boolean> {
  const { id } = requireViewer(ctx);
  await assertIdentity(ctx, await ctx.em.findOneOrFail(User, { id }), identity);
  await inTransaction(ctx.em, async (em) => {
    await lockBusinesses(em, id);
    const user = await em.findOneOrFail(User, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (user.role === Role.ADMIN) await assertAnotherAdmin(em, id, 'deleted');
    const { email, locale } = user;
    await eraseAccount(ctx, em, user);
    await queueMail(ctx, em, { ...createDeletionMail(email, 'person'), language: locale ?? 'en' });
  });
  ctx.renewalCookie?.clear();
  return true;
}

/**
 * Anonymizes a locked account and keeps its history. Pending bookings are cancelled, with a notification to the other party; an
 * owner's halls are hidden. The audit log keeps no personal data of the account.
 */
export async function eraseAccount(ctx: RequestContext, em: EntityManager, user: User): Promise<void> {
  const { id, email } = user;
  const before = toSnapshot(user);
  user.email = `deleted-${id}@deleted.invalid`;
  user.username = `deleted_${id}`;
  user.name = 'Deleted user';
  user.phone = null;
  user.phoneE164 = null;
  user.locale = null;
  user.passwordHash = '';
  user.tokenVersion += 1;
  user.suspendedAt = null;
  user.suspensionReason = null;
  user.deletedAt = ctx.now();
  await em.flush();
  await discardLinks(em, id);
  await discardSecondFactors(em, id);
  await deleteAccountMails(em, { id, email });
  // Invitations to teams, accepted ones too: they hold the address.
  const invitations = em.getKysely<Database>().deleteFrom('business_invitations');
  await invitations.where('email_key', '=', toAccountKey(email)).execute();
  const pendingBookings = await ctx.app.hooks.onAccountDeleted(ctx, em, id);
  await recordChange(ctx, em, {
    action: 'user.deleted',
    subjectType: 'user',
    subjectId: id,
    before: extendSnapshot(before, { pendingBookings }),
    after: toSnapshot(user, { pendingBookings: [] }),
  });
  await endSessions(ctx, em, id, { reason: 'ACCOUNT_DELETED' });
  await recordSecurityEvent(ctx, em, { kind: 'ACCOUNT_DELETED', accountId: id });
  await publishEvent(em, 'account', id);
}

/**
 * Locks every admin in the order of their ids, so that two admins never remove each other.
 * @throws DomainError CONFLICT for the last one
 */
export async function assertAnotherAdmin(em: EntityManager, id: number, verb: 'deleted' | 'suspended'): Promise<void> {
  const admins = await lockAdmins(em);
  if (!admins.some((admin) => admin !== id))
    throw new DomainError('CONFLICT', `The last administrator can’t be ${verb}`);
}
