import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { publishEvent } from '../../graphql/live.js';
import { toNetworkKey } from '../../http/address.js';
import { addJob } from '../../jobs/queue.js';
import { LinkPurpose } from '../../domain/accounts/links.js';
import { DomainError } from '../../domain/input/errors.js';
import { queueMail } from '../notifications/outbox.service.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { createLink, discardOpenLinks, findUsableLink } from './account-link.service.js';
import { createResetMail, createResetNotice, createSuspensionMail } from './account.mails.js';
import type { ResetPasswordInput } from './account-link.inputs.js';
import { assertPasswordAllowed } from './password-rules.js';
import { hashPassword } from './password.js';
import { listSecondFactorMethods } from './second-factor.queries.js';
import { discardSecondFactors } from './second-factor.service.js';
import { findAccountId, lockBusinesses } from './account.queries.js';
import { endSessions } from './session.service.js';
import { clearGuesses } from './sign-in-attempts.js';
import { User } from './user.entity.js';

/** The job that mails a link. */
export const RESET_JOB = 'mail-password-reset';
/** Stands in the job for an address without an account. */
const NOBODY = 0;
const PURPOSES = [LinkPurpose.RESET_PASSWORD];

/**
 * Asks for a link to set a new password. Does the same for every address: the rest is a job.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function requestPasswordReset(ctx: RequestContext, email: string): Promise<boolean> {
  await ctx.app.limits.resetByAddress.take(toNetworkKey(ctx.address));
  const userId = await findAccountId(ctx.em, email);
  await addJob(ctx.em, RESET_JOB, { userId: userId ?? NOBODY });
  return true;
}

/** Mails an account its link, unless it had too many in the last hour. */
export async function mailPasswordReset(ctx: RequestContext, userId: number): Promise<void> {
  if (userId === NOBODY) return;
  try {
    await ctx.app.limits.resetMailByAccount.take(String(userId));
  } catch (error) {
    // Nobody waits for an answer; the mails of the last hour still work.
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return;
    throw error;
  }
  await inTransaction(ctx.em, async (em) => {
    const user = await em.findOne(User, { id: userId, deletedAt: null });
    if (!user) return;
    if (user.suspensionReason !== null) {
      await queueMail(ctx, em, createSuspensionMail(user.email, user.suspensionReason, user.role));
      return;
    }
    const token = await createLink(ctx, em, { userId, purpose: LinkPurpose.RESET_PASSWORD, email: user.email });
    await queueMail(ctx, em, createResetMail(user.email, token));
    await recordSecurityEvent(ctx, em, { kind: 'PASSWORD_RESET_REQUESTED', accountId: userId });
  });
}

/** Removes what a stranger may have set up in an account before its address was confirmed: second factors, and what acts for its business. */
async function discardForeignAccess(ctx: RequestContext, em: EntityManager, userId: number): Promise<void> {
  const methods = await listSecondFactorMethods(em, userId);
  await discardSecondFactors(em, userId);
  if (methods.length > 0) {
    const details = { by: 'password reset', methods };
    await recordSecurityEvent(ctx, em, { kind: 'SECOND_FACTORS_REMOVED', accountId: userId, details });
  }
  await ctx.app.hooks.onAccountReclaimed(ctx, em, userId);
}

/**
 * Sets a new password by a link. Ends all sessions and signs nobody in; the address counts as confirmed, since its mail was read.
 * Where it wasn't before, a stranger may have registered it: nothing that was set up by then goes on working.
 * @throws DomainError INVALID_INPUT on token or newPassword; ACCOUNT_SUSPENDED
 */
export async function resetPassword(ctx: RequestContext, input: ResetPasswordInput): Promise<boolean> {
  const { token, newPassword } = input;
  // Before the costly hash.
  const { user: owner } = await findUsableLink(ctx, ctx.em, { token, purposes: PURPOSES });
  await assertPasswordAllowed('newPassword', newPassword, owner);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx.em, async (em) => {
    if (owner.emailConfirmedAt === null) await lockBusinesses(em, owner.id);
    const { link, user } = await findUsableLink(ctx, em, { token, purposes: PURPOSES, lock: true });
    link.usedAt = ctx.now();
    user.passwordHash = passwordHash;
    user.tokenVersion += 1;
    const isReclaimed = user.emailConfirmedAt === null;
    user.emailConfirmedAt ??= ctx.now();
    await em.flush();
    if (isReclaimed) await discardForeignAccess(ctx, em, user.id);
    await endSessions(ctx, em, user.id, { reason: 'PASSWORD_RESET' });
    await discardOpenLinks(em, user.id, link);
    await recordSecurityEvent(ctx, em, { kind: 'PASSWORD_RESET', accountId: user.id });
    await queueMail(ctx, em, createResetNotice(user.email, { at: ctx.now(), isReclaimed }));
    await publishEvent(em, 'account', user.id);
  });
  await clearGuesses(ctx, owner.id);
  return true;
}
