import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { publishEvent } from '../../graphql/live.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { Role, type PersonOrder } from '../../domain/accounts/roles.js';
import { DomainError } from '../../domain/input/errors.js';
import { User } from './user.entity.js';
import { extendSnapshot, toSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { queueMail } from '../notifications/outbox.service.js';
import { createDeletionMail, createReinstatementMail, createSuspensionMail } from './account.mails.js';
import { endSessions } from './session.service.js';
import { assertAnotherAdmin, eraseAccount } from './account-deletion.service.js';
import { lockBusinesses } from './account.queries.js';
import { findHasSecondFactor, listSecondFactorMethods } from './second-factor.queries.js';
import { discardSecondFactors, reportChange } from './second-factor.service.js';
import { canManage } from './person.policy.js';
import { findPeople } from './person.queries.js';
import type { Person, PersonFilter } from './person.types.js';

/** A page of accounts; the security log records the read. */
export async function listPeople(
  ctx: RequestContext,
  filter: PersonFilter | null | undefined,
  page: PageRequest,
  order: PersonOrder,
): Promise<Connection<Person>> {
  const people = await findPeople(ctx.em, filter, page, requireViewer(ctx), order);
  await recordPersonalDataRead(ctx, { data: 'people', count: people.nodes.length });
  return people;
}

/**
 * Loads and locks an account for a change.
 * @throws DomainError NOT_FOUND; FORBIDDEN for the viewer's own account
 */
async function lockPerson(ctx: RequestContext, em: EntityManager, id: number): Promise<User> {
  if (!canManage(requireViewer(ctx), { id }))
    throw new DomainError('FORBIDDEN', 'You can’t do this to your own account');
  const user = await em.findOne(User, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!user) throw new DomainError('NOT_FOUND', 'There is no such user');
  return user;
}

async function toPerson(ctx: RequestContext, em: EntityManager, user: User): Promise<Person> {
  const { id, name, email, username, phone, role, createdAt, suspendedAt, suspensionReason } = user;
  const viewerCanAct = canManage(requireViewer(ctx), user);
  const person = { id, name, email, username, phone, role, createdAt, suspendedAt, suspensionReason, viewerCanAct };
  return { ...person, hasSecondFactor: await findHasSecondFactor(em, id) };
}

/** An account, for admins; the security log records the read. @throws DomainError NOT_FOUND */
export async function getPerson(ctx: RequestContext, id: number): Promise<Person> {
  const user = await ctx.em.findOne(User, { id, deletedAt: null });
  if (!user) throw new DomainError('NOT_FOUND', 'There is no such user');
  await recordPersonalDataRead(ctx, { data: 'person', accountId: id });
  return toPerson(ctx, ctx.em, user);
}

async function changeRole(ctx: RequestContext, id: number, from: Role, to: Role, refusal: string): Promise<Person> {
  return inTransaction(ctx.em, async (em) => {
    const user = await lockPerson(ctx, em, id);
    if (user.role !== from) throw new DomainError('CONFLICT', refusal, { details: { role: user.role } });
    const before = toSnapshot(user);
    user.role = to;
    user.tokenVersion += 1;
    await em.flush();
    const action = to === Role.MODERATOR ? 'user.moderator-assigned' : 'user.moderator-removed';
    await recordChange(ctx, em, { action, subjectType: 'user', subjectId: id, before, after: toSnapshot(user) });
    await endSessions(ctx, em, id, { reason: 'ROLE_CHANGED' });
    await recordSecurityEvent(ctx, em, { kind: 'ROLE_CHANGED', accountId: id, details: { from, to } });
    await publishEvent(em, 'account', id);
    return toPerson(ctx, em, user);
  });
}

/** Makes a customer a moderator and revokes their tokens. @throws DomainError NOT_FOUND; FORBIDDEN; CONFLICT for other roles */
export function assignModerator(ctx: RequestContext, id: number): Promise<Person> {
  return changeRole(ctx, id, Role.USER, Role.MODERATOR, 'Only a customer can be made a moderator');
}

/**
 * Makes a moderator a customer again and revokes their tokens. @throws DomainError NOT_FOUND; FORBIDDEN; CONFLICT for other roles
 */
export function removeModerator(ctx: RequestContext, id: number): Promise<Person> {
  return changeRole(ctx, id, Role.MODERATOR, Role.USER, 'This user is not a moderator');
}

/** @throws DomainError NOT_FOUND when there is no such account, or not any more */
export async function assertPersonExists(ctx: RequestContext, id: number): Promise<void> {
  if ((await ctx.em.count(User, { id, deletedAt: null })) === 0)
    throw new DomainError('NOT_FOUND', 'There is no such user');
}

/**
 * Suspends an account with a reason: its sessions end, and it can't be used until it is reinstated. Its business doesn't trade
 * meanwhile: requests are cancelled. Confirmed bookings and reviews stay as they are.
 * @throws DomainError NOT_FOUND; FORBIDDEN; CONFLICT when it is suspended already, and for the last admin
 */
export function suspendUser(ctx: RequestContext, id: number, reason: string): Promise<Person> {
  return inTransaction(ctx.em, async (em) => {
    await lockBusinesses(em, id);
    const user = await lockPerson(ctx, em, id);
    if (user.suspendedAt) throw new DomainError('CONFLICT', 'This account is suspended already');
    if (user.role === Role.ADMIN) await assertAnotherAdmin(em, id, 'suspended');
    const before = toSnapshot(user);
    user.suspendedAt = ctx.now();
    user.suspensionReason = reason;
    await em.flush();
    const pendingBookings = await ctx.app.hooks.onAccountSuspended(ctx, em, id);
    await recordChange(ctx, em, {
      action: 'user.suspended',
      subjectType: 'user',
      subjectId: id,
      before: extendSnapshot(before, { pendingBookings }),
      after: toSnapshot(user, { pendingBookings: [] }),
    });
    await endSessions(ctx, em, id, { reason: 'ACCOUNT_SUSPENDED' });
    await recordSecurityEvent(ctx, em, { kind: 'ACCOUNT_SUSPENDED', accountId: id });
    await queueMail(ctx, em, createSuspensionMail(user.email, reason, user.role));
    await publishEvent(em, 'account', id);
    return toPerson(ctx, em, user);
  });
}

/** Reinstates a suspended account. @throws DomainError NOT_FOUND; FORBIDDEN; CONFLICT unless it is suspended */
export function reinstateUser(ctx: RequestContext, id: number): Promise<Person> {
  return inTransaction(ctx.em, async (em) => {
    const user = await lockPerson(ctx, em, id);
    if (!user.suspendedAt) throw new DomainError('CONFLICT', 'This account is not suspended');
    const before = toSnapshot(user);
    user.suspendedAt = null;
    user.suspensionReason = null;
    await em.flush();
    const subject = auditSubject('user', id);
    await recordChange(ctx, em, { action: 'user.reinstated', ...subject, before, after: toSnapshot(user) });
    await recordSecurityEvent(ctx, em, { kind: 'ACCOUNT_REINSTATED', accountId: id });
    await queueMail(ctx, em, createReinstatementMail(user.email));
    return toPerson(ctx, em, user);
  });
}

/**
 * Removes every second factor of an account, for whoever has lost them and the recovery codes too. The account is told.
 * @throws DomainError NOT_FOUND; FORBIDDEN; CONFLICT when there is none
 */
export async function removeSecondFactors(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const user = await lockPerson(ctx, em, id);
    const methods = await listSecondFactorMethods(em, id);
    if (methods.length === 0) throw new DomainError('CONFLICT', 'This user has no second factor');
    await discardSecondFactors(em, id);
    await recordChange(ctx, em, {
      action: 'user.second-factors-removed',
      subjectType: 'user',
      subjectId: id,
      before: extendSnapshot(toSnapshot(user), { secondFactors: methods }),
      after: extendSnapshot(toSnapshot(user), { secondFactors: [] }),
    });
    await reportChange(ctx, em, { user, kind: 'SECOND_FACTORS_REMOVED', mail: 'second-factors-removed' });
    return true;
  });
}

/**
 * Deletes an account: anonymizes it and keeps its history (account-deletion.service.ts), and tells it by a last mail. The last
 * admin can't be deleted.
 * @throws DomainError NOT_FOUND; FORBIDDEN; CONFLICT for the last admin
 */
export async function deleteUser(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    await lockBusinesses(em, id);
    const user = await lockPerson(ctx, em, id);
    if (user.role === Role.ADMIN) await assertAnotherAdmin(em, id, 'deleted');
    const { email, locale } = user;
    await eraseAccount(ctx, em, user);
    await queueMail(ctx, em, { ...createDeletionMail(email, 'staff'), language: locale ?? 'en' });
    return true;
  });
}
