import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { hasApplied } from '../../domain/businesses/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { writeAuditEntry } from '../audit/audit.service.js';
import { Business } from './business.entity.js';
import { loadSettings } from './business.service.js';
import { findDashboard } from './dashboard.queries.js';
import { readBusinessRecord } from './application.service.js';
import type { OwnerView } from './owner-view.types.js';

/**
 * A business that has applied, in any status, for staff.
 * @throws DomainError NOT_FOUND
 */
export async function getAppliedBusiness(ctx: RequestContext, id: number): Promise<Business> {
  const business = await ctx.em.findOne(Business, { id });
  if (!business || !hasApplied(business.status)) {
    throw new DomainError('NOT_FOUND', 'There is no such business');
  }
  return business;
}

/**
 * What the owner of a business sees, read with the owner's queries. Audited.
 * @throws DomainError NOT_FOUND
 */
export async function getOwnerView(ctx: RequestContext, id: number): Promise<OwnerView> {
  const business = await getAppliedBusiness(ctx, id);
  const { currency, timeZone } = business;
  await inTransaction(ctx.em, (em) =>
    writeAuditEntry(ctx, em, { action: 'business.viewed-as-owner', subjectType: 'business', subjectId: id }),
  );
  return {
    business: await readBusinessRecord(ctx, id),
    dashboard: await findDashboard(ctx.em, { businessId: id, currency, timeZone, now: ctx.now() }),
    settings: await loadSettings(ctx.em, business),
  };
}
