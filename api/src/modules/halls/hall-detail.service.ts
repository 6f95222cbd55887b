import type { RequestContext } from '../../context.js';
import { DomainError } from '../../domain/input/errors.js';
import { phoneLinks } from '../../domain/text/phone.js';
import { findHallDetail, findVisibleHall, type VisibleHall } from './hall-detail.queries.js';
import type { HallContact, HallDetail } from './hall-detail.types.js';

/** What is said of a hall that isn't there, or isn't public (docs/coverage.md: customer §2 Hall detail). */
export const HALL_NOT_FOUND = "The hall you're looking for doesn't exist or has been removed.";

function notFound(): never {
  throw new DomainError('NOT_FOUND', HALL_NOT_FOUND);
}

/**
 * A hall with everything that its page shows. Halls that aren't public are shown to their owner and to staff.
 * @throws DomainError NOT_FOUND
 */
export async function readHall(ctx: RequestContext, id: number): Promise<HallDetail> {
  return (await findHallDetail(ctx.em, id, ctx.viewer)) ?? notFound();
}

/**
 * The hall if the viewer can see it, for everything that hangs on one.
 * @throws DomainError NOT_FOUND
 */
export async function visibleHall(ctx: RequestContext, id: number): Promise<VisibleHall> {
  return (await findVisibleHall(ctx.em, id, ctx.viewer)) ?? notFound();
}

/**
 * How to reach the business behind a hall.
 * @throws DomainError NOT_FOUND
 */
export async function readHallContact(ctx: RequestContext, hallId: number): Promise<HallContact> {
  const { businessName, businessPhone, currency } = await visibleHall(ctx, hallId);
  return { businessName, businessPhone: businessPhone || null, contact: phoneLinks(businessPhone, currency) };
}
