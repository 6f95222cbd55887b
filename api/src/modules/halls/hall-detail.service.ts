import type { RequestContext } from '../../context.js';
import { DomainError } from '../../domain/input/errors.js';
import { phoneLinks } from '../../domain/text/phone.js';
import { findHallDetail, findVisibleHall, type VisibleHall } from './hall-detail.queries.js';
import type { HallContact, HallDetail } from './hall-detail.types.js';

/** The message for a hall that doesn't exist or isn't public (docs/coverage.md: customer §2 Hall detail). */
export const HALL_NOT_FOUND = "The hall you're looking for doesn't exist or has been removed.";

function throwNotFound(): never {
  throw new DomainError('NOT_FOUND', HALL_NOT_FOUND);
}

/**
 * A hall with all details. Halls that aren't public are visible to their owner and staff.
 * @throws DomainError NOT_FOUND
 */
export async function readHall(ctx: RequestContext, id: number): Promise<HallDetail> {
  return (await findHallDetail(ctx.reads, id, ctx.viewer)) ?? throwNotFound();
}

/**
 * The hall if the viewer can see it, to authorize access to related data.
 * @throws DomainError NOT_FOUND
 */
export async function requireVisibleHall(ctx: RequestContext, id: number): Promise<VisibleHall> {
  return (await findVisibleHall(ctx.em, id, ctx.viewer)) ?? throwNotFound();
}

/**
 * Contact details of a hall's business.
 * @throws DomainError NOT_FOUND
 */
export async function readHallContact(ctx: RequestContext, hallId: number): Promise<HallContact> {
  const { businessName, businessPhone, ...place } = await requireVisibleHall(ctx, hallId);
  return { businessName, businessPhone: businessPhone || null, contact: phoneLinks(businessPhone, place) };
}
