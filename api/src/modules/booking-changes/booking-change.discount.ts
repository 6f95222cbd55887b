import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { findDiscountRefusal } from '../businesses/member-discount.js';
import type { BookingTerms } from '../bookings/open-change.types.js';

const getQuoted = ({ quotedPrice, totalPrice }: BookingTerms) => quotedPrice ?? totalPrice;

/**
 * Refuses a change by which a member of the business gives more discount than it may. What was given before may stay.
 * @throws DomainError INVALID_INPUT on agreedPrice
 */
export async function assertChangedDiscount(
  ctx: RequestContext,
  em: EntityManager,
  { before, after }: { before: BookingTerms; after: BookingTerms },
): Promise<void> {
  const refusal = await findDiscountRefusal(ctx, em, {
    quoted: getQuoted(after),
    total: after.totalPrice,
    discountBefore: getQuoted(before) - before.totalPrice,
    currency: after.currency,
  });
  if (refusal) throw refusal;
}
