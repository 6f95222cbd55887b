import { ref } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { viewerOf, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { announce } from '../../graphql/live.js';
import { BusinessAction, businessTransition, DomainError } from '../../rules/index.js';
import { User } from '../accounts/user.entity.js';
import { recordDeed } from '../audit/audit.service.js';
import { Business } from '../businesses/business.entity.js';
import { recordVerdict } from '../businesses/business.service.js';
import { sendLater } from '../notifications/outbox.service.js';
import type { BusinessRecord } from '../businesses/business.types.js';
import { findBusiness } from './moderation.queries.js';
import { approvalMail, rejectionMail } from './moderation.mails.js';

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

/**
 * Approves a pending application; its halls can be public from then on.
 * @throws DomainError NOT_FOUND; CONFLICT unless it is pending
 */
export async function approveApplication(ctx: RequestContext, id: number): Promise<BusinessRecord> {
  await inTransaction(ctx.em, async (em) => {
    const business = await businessToDecide(em, id);
    const before = business.status;
    business.status = businessTransition(before, BusinessAction.APPROVE).to;
    business.approvedAt = ctx.now();
    business.approvedBy = ref(em.getReference(User, viewerOf(ctx).id));
    business.rejectionReason = null;
    recordVerdict(ctx, em, business, 'approved');
    await em.flush();
    const subject = { subjectType: 'business', subjectId: id };
    await recordDeed(ctx, em, {
      action: 'application.approved',
      ...subject,
      before: { status: before },
      after: { status: business.status },
    });
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
    const before = business.status;
    business.status = businessTransition(before, BusinessAction.REJECT).to;
    business.rejectionReason = reason;
    recordVerdict(ctx, em, business, 'rejected', reason);
    await em.flush();
    const subject = { subjectType: 'business', subjectId: id };
    await recordDeed(ctx, em, {
      action: 'application.rejected',
      ...subject,
      before: { status: before },
      after: { status: business.status, reason },
    });
    await sendLater(ctx, em, rejectionMail(business, await business.owner.loadOrFail()));
    await announce(em, 'application', id);
  });
  return businessRecord(ctx, id);
}
