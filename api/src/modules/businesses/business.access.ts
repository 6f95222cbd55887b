import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { hasApplied, isSuspended } from '../../domain/businesses/transitions.js';
import { TEAM_MESSAGES } from '../../domain/businesses/team.js';
import { DomainError } from '../../domain/input/errors.js';
import { Business } from './business.entity.js';
import type { BusinessFacts } from './business.policy.js';

/** The facts that permissions on a loaded business and its records depend on. */
export function toBusinessFacts({ id, owner, isTrading }: Business): BusinessFacts {
  return { businessId: id, ownerId: owner.id, isTrading };
}

/** The business that the viewer owns or is a member of, in any status; null without an application. */
export async function findViewerBusiness(ctx: RequestContext, em: EntityManager = ctx.em): Promise<Business | null> {
  const { id, membership } = requireViewer(ctx);
  const business = await em.findOne(Business, membership ? { id: membership.businessId } : { owner: id });
  return business && hasApplied(business.status) ? business : null;
}

/**
 * The viewer's business: in any status for its owner, while it is trading for members of its team.
 * @throws DomainError NOT_FOUND without an application, FORBIDDEN for members unless it is trading
 */
export async function requireViewerBusiness(ctx: RequestContext, em: EntityManager = ctx.em): Promise<Business> {
  const business = await findViewerBusiness(ctx, em);
  if (!business) throw new DomainError('NOT_FOUND', 'No business application found');
  if (requireViewer(ctx).membership) assertTrading(ctx, business);
  return business;
}

/** Members, whose business it isn't, read neither that nor why it is closed. */
function assertTrading(ctx: RequestContext, { isTrading, status }: Business): void {
  if (isTrading) return;
  const toOwner = isSuspended(status) ? 'Your business is suspended' : 'Business Pending Approval';
  const message = requireViewer(ctx).membership ? TEAM_MESSAGES.notTrading : toOwner;
  throw new DomainError('FORBIDDEN', message, { details: { status } });
}

/**
 * The viewer's business if it is trading: only approved ones list halls and see bookings and dashboard.
 * @throws DomainError NOT_FOUND without an application, FORBIDDEN unless it is approved
 */
export async function requireTradingBusiness(ctx: RequestContext, em: EntityManager = ctx.em): Promise<Business> {
  const business = await requireViewerBusiness(ctx, em);
  assertTrading(ctx, business);
  return business;
}

/** Locks a business until the transaction ends, so that what is counted or added for it happens one after the other. */
export async function lockBusiness(em: EntityManager, id: number): Promise<void> {
  await em.getKysely<Database>().selectFrom('businesses').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
