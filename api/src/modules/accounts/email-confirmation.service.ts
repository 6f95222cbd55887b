import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { LinkPurpose } from '../../domain/accounts/links.js';
import { DomainError } from '../../domain/input/errors.js';
import { keepEarlierMails, queueMail } from '../notifications/outbox.service.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { AccountLink } from './account-link.entity.js';
import { createLink, discardOpenLinks, findUsableLink, refuseLink } from './account-link.service.js';
import {
  createAccountExistsMail,
  createAddressChangeNotice,
  createConfirmationMail,
  createNewAddressMail,
} from './account.mails.js';
import { toAccount, type Account } from './account.types.js';
import { findHasSecondFactor } from './second-factor.queries.js';
import { toAccountKey, User } from './user.entity.js';

/** Whether links can reach people, or are expected to: otherwise nobody is asked to confirm. */
function isConfirmationOffered({ app: { env } }: RequestContext): boolean {
  return env.smtp !== undefined || env.requireConfirmedEmail;
}

/** Counts a mail with a link to an address that may be a stranger's. @throws DomainError TOO_MANY_REQUESTS */
export async function takeLinkMail(ctx: RequestContext, email: string): Promise<void> {
  await ctx.app.limits.linkMailByRecipient.take(createHash('sha256').update(toAccountKey(email)).digest('base64url'));
}

async function mailConfirmation(ctx: RequestContext, em: EntityManager, { id, email }: User): Promise<void> {
  const token = await createLink(ctx, em, { userId: id, purpose: LinkPurpose.CONFIRM_EMAIL, email });
  await queueMail(ctx, em, createConfirmationMail(email, token));
}

/** Mails the link to a new account where it can arrive; an account of the demo counts as confirmed. */
export async function startConfirmation(ctx: RequestContext, em: EntityManager, user: User): Promise<void> {
  if (ctx.isDemo) user.emailConfirmedAt = ctx.now();
  else if (isConfirmationOffered(ctx)) await mailConfirmation(ctx, em, user);
}

/**
 * Mails the link for a new address to it. One that belongs to somebody else is treated alike, but its mail says that there is an
 * account.
 */
async function mailNewAddress(ctx: RequestContext, em: EntityManager, userId: number, email: string): Promise<void> {
  const token = await createLink(ctx, em, { userId, purpose: LinkPurpose.CHANGE_EMAIL, email });
  const isTaken = (await em.count(User, { emailKey: toAccountKey(email) })) > 0;
  await queueMail(ctx, em, isTaken ? createAccountExistsMail(email) : createNewAddressMail(email, token));
}

/** Starts the change of an account's address, which its link completes, and tells the current address. */
export async function startEmailChange(
  ctx: RequestContext,
  em: EntityManager,
  user: User,
  email: string,
): Promise<void> {
  await mailNewAddress(ctx, em, user.id, email);
  await queueMail(ctx, em, createAddressChangeNotice(user.email, ctx.now()));
}

function findPendingChange(ctx: RequestContext, em: EntityManager, userId: number): Promise<AccountLink | null> {
  const open = { user: userId, usedAt: null, expiresAt: { $gt: ctx.now() } };
  return em.findOne(AccountLink, { ...open, purpose: LinkPurpose.CHANGE_EMAIL });
}

/** The address that an account has asked for and not confirmed yet. */
export async function getPendingEmail(ctx: RequestContext, userId: number): Promise<string | null> {
  return (await findPendingChange(ctx, ctx.em.fork(), userId))?.email ?? null;
}

/** Takes back the viewer's change of the address: its link stops working. @throws DomainError CONFLICT when none waits */
export async function cancelEmailChange(ctx: RequestContext): Promise<Account> {
  const { id } = requireViewer(ctx);
  return inTransaction(ctx.em, async (em) => {
    const open = { user: id, purpose: LinkPurpose.CHANGE_EMAIL, usedAt: null };
    if ((await em.nativeDelete(AccountLink, open)) === 0) {
      throw new DomainError('CONFLICT', 'No change of your e-mail address waits.');
    }
    return toAccount(await em.findOneOrFail(User, { id }));
  });
}

/** Whether an account should be offered to confirm its address. */
export function canConfirmEmail(ctx: RequestContext, { emailConfirmed }: Account): boolean {
  return !emailConfirmed && isConfirmationOffered(ctx);
}

/**
 * Mails the viewer's link again: to the new address if one waits, else to the account's.
 * @throws DomainError CONFLICT when nothing waits for a confirmation; TOO_MANY_REQUESTS
 */
export async function sendConfirmationEmail(ctx: RequestContext): Promise<Account> {
  const { id } = requireViewer(ctx);
  await ctx.app.limits.linkMailByAccount.take(String(id));
  const { email, emailConfirmedAt } = await ctx.em.fork().findOneOrFail(User, { id });
  const pending = await findPendingChange(ctx, ctx.em.fork(), id);
  if (!pending && emailConfirmedAt !== null) {
    throw new DomainError('CONFLICT', 'Your e-mail address is confirmed already.');
  }
  await takeLinkMail(ctx, pending?.email ?? email);
  return inTransaction(ctx.em, async (em) => {
    const user = await em.findOneOrFail(User, { id });
    if (pending) await mailNewAddress(ctx, em, id, pending.email);
    else await mailConfirmation(ctx, em, user);
    return toAccount(user);
  });
}

/**
 * Confirms the address that a link was mailed to, which becomes the account's if it is a new one.
 * The mailbox's owner may not be the person who registered: a second factor set up before is confirmed only by somebody who is signed in to it,
 * everybody else is led to a reset, which removes it.
 * @throws DomainError INVALID_INPUT on token; ALREADY_TAKEN when the address has become somebody else's
 */
export async function confirmEmail(ctx: RequestContext, token: string): Promise<boolean> {
  const purposes = [LinkPurpose.CONFIRM_EMAIL, LinkPurpose.CHANGE_EMAIL];
  return inTransaction(ctx.em, async (em) => {
    const { link, user } = await findUsableLink(ctx, em, { token, purposes, lock: true });
    const isChange = link.purpose === LinkPurpose.CHANGE_EMAIL;
    if (ctx.viewer?.id !== user.id && (await findHasSecondFactor(em, user.id))) refuseLink('SIGN_IN');
    link.usedAt = ctx.now();
    if (isChange) {
      await keepEarlierMails(em, user.id, user.email);
      user.email = link.email;
    }
    user.emailConfirmedAt = ctx.now();
    await em.flush();
    // Those of the earlier address: whoever reads its mail may not set a password any more.
    if (isChange) await discardOpenLinks(em, user.id, link);
    await recordSecurityEvent(ctx, em, { kind: isChange ? 'EMAIL_CHANGED' : 'EMAIL_CONFIRMED', accountId: user.id });
    return true;
  });
}

/**
 * Refuses viewers whose address isn't confirmed, where confirmation is required.
 * @throws DomainError EMAIL_NOT_CONFIRMED
 */
export async function assertEmailConfirmed(ctx: RequestContext): Promise<void> {
  if (!ctx.app.env.requireConfirmedEmail) return;
  const { id } = requireViewer(ctx);
  if ((await ctx.em.fork().count(User, { id, emailConfirmedAt: { $ne: null } })) > 0) return;
  throw new DomainError(
    'EMAIL_NOT_CONFIRMED',
    'Please confirm your e-mail address first, with the link that we mailed to you.',
  );
}
