import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { BusinessStatus, DomainError } from '../../rules/index.js';
import { recordDeed } from '../audit/audit.service.js';
import { businessRecord } from './application.service.js';
import { Business } from './business.entity.js';
import { settingsOf } from './business.service.js';
import { findDashboard } from './dashboard.queries.js';
import type { OwnerView } from './owner-view.types.js';

/**
 * A business that has applied, whatever became of it: for staff, who look at it as its owner does.
 * @throws DomainError NOT_FOUND
 */
export async function getAppliedBusiness(ctx: RequestContext, id: number): Promise<Business> {
  const business = await ctx.em.findOne(Business, { id });
  if (!business || business.status === BusinessStatus.NOT_APPLIED)
    throw new DomainError('NOT_FOUND', 'There is no such business');
  return business;
}

/**
 * What the owner of a business sees, by the owner's own reads; opening it is in the audit log.
 * @throws DomainError NOT_FOUND
 */
export async function ownerView(ctx: RequestContext, id: number): Promise<OwnerView> {
  const business = await getAppliedBusiness(ctx, id);
  const { currency, timeZone } = business;
  await inTransaction(ctx.em, (em) =>
    recordDeed(ctx, em, { action: 'business.viewed-as-owner', subjectType: 'business', subjectId: id }),
  );
  return {
    business: await businessRecord(ctx, id),
    dashboard: await findDashboard(ctx.em, { businessId: id, currency, timeZone, now: ctx.now() }),
    settings: await settingsOf(ctx.em, business),
  };
}
