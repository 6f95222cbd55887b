import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { Business } from './business.entity.js';

/** The viewer's own business, whatever its status; null without an application. */
export async function ownBusinessOrNull(ctx: RequestContext, em: EntityManager = ctx.em): Promise<Business | null> {
  const business = await em.findOne(Business, { owner: requireViewer(ctx).id });
  return business?.status === BusinessStatus.NOT_APPLIED ? null : business;
}

/**
 * The viewer's own business, whatever its status.
 * @throws DomainError NOT_FOUND without an application
 */
export async function ownBusiness(ctx: RequestContext, em: EntityManager = ctx.em): Promise<Business> {
  const business = await ownBusinessOrNull(ctx, em);
  if (!business) throw new DomainError('NOT_FOUND', 'No business application found');
  return business;
}

/**
 * The viewer's own business, which may trade: only approved ones list halls, see bookings and dashboard data.
 * @throws DomainError NOT_FOUND without an application, FORBIDDEN while it isn't approved
 */
export async function tradingBusiness(ctx: RequestContext, em: EntityManager = ctx.em): Promise<Business> {
  const business = await ownBusiness(ctx, em);
  if (!business.isTrading) {
    const message =
      business.status === BusinessStatus.SUSPENDED ? 'Your business is suspended' : 'Business Pending Approval';
    throw new DomainError('FORBIDDEN', message, { details: { status: business.status } });
  }
  return business;
}
