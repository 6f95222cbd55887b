import { ref } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { publishEvent } from '../../graphql/live.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { BusinessAction, businessTransition } from '../../domain/businesses/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { User } from '../accounts/user.entity.js';
import { toSnapshot, extendSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { Business } from './business.entity.js';
import { recordVerdict } from './business.service.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import { queueMail } from '../notifications/outbox.service.js';
import type { BusinessFilter } from './business.inputs.js';
import type { BusinessRecord } from './business.types.js';
import { findBusiness, findBusinesses } from './application.queries.js';
import {
  createApprovalMail,
  createReinstatementMail,
  createRejectionMail,
  createSuspensionMail,
} from './application.mails.js';

/**
 * A business, for staff.
 * @throws DomainError NOT_FOUND
 */
async function getBusinessRecord(ctx: RequestContext, id: number): Promise<BusinessRecord> {
  const business = await findBusiness(ctx.em, id);
  if (!business) throw new DomainError('NOT_FOUND', 'There is no such business');
  return business;
}

/** A business, for staff who look at it; the security log records the read. @throws DomainError NOT_FOUND */
export async function readBusinessRecord(ctx: RequestContext, id: number): Promise<BusinessRecord> {
  const business = await getBusinessRecord(ctx, id);
  await recordPersonalDataRead(ctx, { data: 'business', accountId: business.ownerId });
  return business;
}

/** A page of businesses with their owners' contact; the security log records the read. */
export async function listBusinesses(
  ctx: RequestContext,
  filter: BusinessFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<BusinessRecord>> {
  const businesses = await findBusinesses(ctx.em, filter, page);
  await recordPersonalDataRead(ctx, { data: 'businesses', count: businesses.nodes.length });
  return businesses;
}

/** Loads and locks a business for a decision, so that two moderators never decide at once. */
async function lockBusiness(em: EntityManager, id: number): Promise<Business> {
  const business = await em.findOne(Business, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['owner'] });
  if (!business) throw new DomainError('NOT_FOUND', 'There is no such business');
  return business;
}

/** Refuses when the owner's account is deleted or suspended: the business wouldn't trade, whatever was decided. */
async function assertOwnerCanAct(business: Business): Promise<void> {
  const { deletedAt, suspendedAt } = await business.owner.loadOrFail();
  if (deletedAt !== null) throw new DomainError('CONFLICT', 'The owner’s account was deleted');
  if (suspendedAt !== null)
    throw new DomainError('CONFLICT', 'The owner’s account is suspended: it has to be reinstated first');
}

const toSubject = (id: number) => auditSubject('business', id, { naming: ['name'] });

/**
 * Approves a pending application, which allows its halls to be public.
 * @throws DomainError NOT_FOUND; CONFLICT unless it is pending and its owner's account can be used
 */
export async function approveApplication(ctx: RequestContext, id: number): Promise<BusinessRecord> {
  await inTransaction(ctx.em, async (em) => {
    const business = await lockBusiness(em, id);
    const before = toSnapshot(business);
    business.status = businessTransition(business.status, BusinessAction.APPROVE).to;
    await assertOwnerCanAct(business);
    business.approvedAt = ctx.now();
    business.approvedBy = ref(em.getReference(User, requireViewer(ctx).id));
    business.rejectionReason = null;
    recordVerdict(ctx, em, business, 'approved');
    await em.flush();
    await recordChange(ctx, em, {
      action: 'application.approved',
      ...toSubject(id),
      before,
      after: toSnapshot(business),
    });
    await queueMail(ctx, em, createApprovalMail(business, await business.owner.loadOrFail()));
    await publishEvent(em, 'application', id);
  });
  return getBusinessRecord(ctx, id);
}

/**
 * Rejects a pending application and mails the reason to its owner.
 * @throws DomainError NOT_FOUND; CONFLICT unless it is pending
 */
export async function rejectApplication(ctx: RequestContext, id: number, reason: string): Promise<BusinessRecord> {
  await inTransaction(ctx.em, async (em) => {
    const business = await lockBusiness(em, id);
    const before = toSnapshot(business);
    business.status = businessTransition(business.status, BusinessAction.REJECT).to;
    business.rejectionReason = reason;
    recordVerdict(ctx, em, business, 'rejected', reason);
    await em.flush();
    await recordChange(ctx, em, {
      action: 'application.rejected',
      ...toSubject(id),
      before,
      after: toSnapshot(business),
    });
    await queueMail(ctx, em, createRejectionMail(business, await business.owner.loadOrFail()));
    await publishEvent(em, 'application', id);
  });
  return getBusinessRecord(ctx, id);
}

/**
 * Suspends an approved business with a reason: its halls are hidden and pending bookings cancelled; confirmed ones stay.
 * @throws DomainError NOT_FOUND; CONFLICT unless it is approved
 */
export async function suspendBusiness(ctx: RequestContext, id: number, reason: string): Promise<BusinessRecord> {
  await inTransaction(ctx.em, async (em) => {
    const business = await lockBusiness(em, id);
    const before = toSnapshot(business);
    business.status = businessTransition(business.status, BusinessAction.SUSPEND).to;
    business.suspendedAt = ctx.now();
    business.suspensionReason = reason;
    recordVerdict(ctx, em, business, 'suspended', reason);
    await em.flush();
    const pendingBookings = await ctx.app.hooks.onBusinessSuspended(ctx, em, id);
    await recordChange(ctx, em, {
      action: 'business.suspended',
      ...toSubject(id),
      before: extendSnapshot(before, { pendingBookings }),
      after: toSnapshot(business, { pendingBookings: [] }),
    });
    await queueMail(ctx, em, createSuspensionMail(business, await business.owner.loadOrFail()));
    await publishEvent(em, 'application', id);
  });
  return getBusinessRecord(ctx, id);
}

/**
 * Reinstates a suspended business; its active halls are public again.
 * @throws DomainError NOT_FOUND; CONFLICT unless it is suspended and its owner's account can be used
 */
export async function reinstateBusiness(ctx: RequestContext, id: number): Promise<BusinessRecord> {
  await inTransaction(ctx.em, async (em) => {
    const business = await lockBusiness(em, id);
    const before = toSnapshot(business);
    business.status = businessTransition(business.status, BusinessAction.REINSTATE).to;
    await assertOwnerCanAct(business);
    business.suspendedAt = null;
    business.suspensionReason = null;
    recordVerdict(ctx, em, business, 'reinstated');
    await em.flush();
    await recordChange(ctx, em, {
      action: 'business.reinstated',
      ...toSubject(id),
      before,
      after: toSnapshot(business),
    });
    await queueMail(ctx, em, createReinstatementMail(business, await business.owner.loadOrFail()));
    await publishEvent(em, 'application', id);
  });
  return getBusinessRecord(ctx, id);
}
