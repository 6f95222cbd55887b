import { ref } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { viewerOf, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { announce } from '../../graphql/live.js';
import { BusinessAction, businessTransition, DomainError } from '../../rules/index.js';
import { User } from '../accounts/user.entity.js';
import { factsOf, withFacts } from '../audit/audit.facts.js';
import { recordChange } from '../audit/audit.service.js';
import { Business } from './business.entity.js';
import { recordVerdict } from './business.service.js';
import { sendLater } from '../notifications/outbox.service.js';
import type { BusinessRecord } from './business.types.js';
import { findBusiness } from './application.queries.js';
import { approvalMail, reinstatementMail, rejectionMail, suspensionMail } from './application.mails.js';

/**
 * One business as staff see it.
 * @throws DomainError NOT_FOUND
 */
export async function businessRecord(ctx: RequestContext, id: number): Promise<BusinessRecord> {
  const business = await findBusiness(ctx.em, id);
  if (!business) throw new DomainError('NOT_FOUND', 'There is no such business');
  return business;
}

/** Loads and locks a business for a decision: two moderators never decide at once. */
async function businessToDecide(em: EntityManager, id: number): Promise<Business> {
  const business = await em.findOne(Business, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['owner'] });
  if (!business) throw new DomainError('NOT_FOUND', 'There is no such business');
  return business;
}

/** Nobody would be there to act for the business. */
async function assertOwnerStays(business: Business): Promise<void> {
  const { deletedAt } = await business.owner.loadOrFail();
  if (deletedAt !== null) throw new DomainError('CONFLICT', 'The owner’s account was deleted');
}

const subjectOf = (id: number) => ({ subjectType: 'business', subjectId: id, naming: ['name'] });

/**
 * Approves a pending application; its halls can be public from then on.
 * @throws DomainError NOT_FOUND; CONFLICT unless it is pending and its owner's account stands
 */
export async function approveApplication(ctx: RequestContext, id: number): Promise<BusinessRecord> {
  await inTransaction(ctx.em, async (em) => {
    const business = await businessToDecide(em, id);
    const before = factsOf(business);
    business.status = businessTransition(business.status, BusinessAction.APPROVE).to;
    await assertOwnerStays(business);
    business.approvedAt = ctx.now();
    business.approvedBy = ref(em.getReference(User, viewerOf(ctx).id));
    business.rejectionReason = null;
    recordVerdict(ctx, em, business, 'approved');
    await em.flush();
    await recordChange(ctx, em, { action: 'application.approved', ...subjectOf(id), before, after: factsOf(business) });
    await sendLater(ctx, em, approvalMail(business, await business.owner.loadOrFail()));
    await announce(em, 'application', id);
  });
  return businessRecord(ctx, id);
}

/**
 * Rejects a pending application with a reason, which its owner is told.
 * @throws DomainError NOT_FOUND; CONFLICT unless it is pending
 */
export async function rejectApplication(ctx: RequestContext, id: number, reason: string): Promise<BusinessRecord> {
  await inTransaction(ctx.em, async (em) => {
    const business = await businessToDecide(em, id);
    const before = factsOf(business);
    business.status = businessTransition(business.status, BusinessAction.REJECT).to;
    business.rejectionReason = reason;
    recordVerdict(ctx, em, business, 'rejected', reason);
    await em.flush();
    await recordChange(ctx, em, { action: 'application.rejected', ...subjectOf(id), before, after: factsOf(business) });
    await sendLater(ctx, em, rejectionMail(business, await business.owner.loadOrFail()));
    await announce(em, 'application', id);
  });
  return businessRecord(ctx, id);
}

/**
 * Takes an approved business from the public side with a reason; pending bookings are cancelled, confirmed ones stay.
 * @throws DomainError NOT_FOUND; CONFLICT unless it is approved
 */
export async function suspendBusiness(ctx: RequestContext, id: number, reason: string): Promise<BusinessRecord> {
  await inTransaction(ctx.em, async (em) => {
    const business = await businessToDecide(em, id);
    const before = factsOf(business);
    business.status = businessTransition(business.status, BusinessAction.SUSPEND).to;
    business.suspendedAt = ctx.now();
    business.suspensionReason = reason;
    recordVerdict(ctx, em, business, 'suspended', reason);
    await em.flush();
    const pendingBookings = await ctx.app.hooks.onBusinessSuspended(ctx, em, id);
    await recordChange(ctx, em, {
      action: 'business.suspended',
      ...subjectOf(id),
      before: withFacts(before, { pendingBookings }),
      after: factsOf(business, { pendingBookings: [] }),
    });
    await sendLater(ctx, em, suspensionMail(business, await business.owner.loadOrFail()));
    await announce(em, 'application', id);
  });
  return businessRecord(ctx, id);
}

/**
 * Brings a suspended business back; its active halls are public again.
 * @throws DomainError NOT_FOUND; CONFLICT unless it is suspended and its owner's account stands
 */
export async function reinstateBusiness(ctx: RequestContext, id: number): Promise<BusinessRecord> {
  await inTransaction(ctx.em, async (em) => {
    const business = await businessToDecide(em, id);
    const before = factsOf(business);
    business.status = businessTransition(business.status, BusinessAction.REINSTATE).to;
    await assertOwnerStays(business);
    business.suspendedAt = null;
    business.suspensionReason = null;
    recordVerdict(ctx, em, business, 'reinstated');
    await em.flush();
    await recordChange(ctx, em, { action: 'business.reinstated', ...subjectOf(id), before, after: factsOf(business) });
    await sendLater(ctx, em, reinstatementMail(business, await business.owner.loadOrFail()));
    await announce(em, 'application', id);
  });
  return businessRecord(ctx, id);
}
