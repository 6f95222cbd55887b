import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { changeExpiry } from '../../domain/bookings/changes.js';
import { createDiscountHold } from '../../domain/bookings/holds.js';
import type { DomainError } from '../../domain/input/errors.js';
import { findDiscountRefusal } from '../businesses/member-discount.js';
import type { BookingTerms } from '../bookings/open-change.types.js';
import { findProposingMember } from './booking-change.queries.js';
import type { ChangeDiscount } from './booking-change-discount.mails.js';

/** The terms before and after a change. */
interface ChangedTerms {
  before: BookingTerms;
  after: BookingTerms;
}

const getQuoted = ({ quotedPrice, totalPrice }: BookingTerms) => quotedPrice ?? totalPrice;

/** Why a member may not agree to a change: it gives more discount than they may. What was given before may stay. */
export function findChangeDiscountRefusal(
  ctx: RequestContext,
  em: EntityManager,
  { before, after }: ChangedTerms,
): Promise<DomainError | null> {
  return findDiscountRefusal(ctx, em, {
    quoted: getQuoted(after),
    total: after.totalPrice,
    discountBefore: getQuoted(before) - before.totalPrice,
    currency: after.currency,
  });
}

/**
 * Refuses to accept a change by which a member of the business gives more discount than it may; the owner can accept it.
 * @throws DomainError INVALID_INPUT on agreedPrice
 */
export async function assertChangedDiscount(
  ctx: RequestContext,
  em: EntityManager,
  terms: ChangedTerms,
): Promise<void> {
  const refusal = await findChangeDiscountRefusal(ctx, em, terms);
  if (refusal) throw refusal;
}

/**
 * Until when a change waits for the owner to allow its discount: a day, its start or the booking's at the latest
 * (docs/decisions/0050-discounts-wait.md).
 * @param latest until when it can wait; an offer until it is no longer valid
 * @returns null where the viewer may give it
 * @throws DomainError INVALID_INPUT on agreedPrice where the booking, or what it would be, has begun, so that it can't wait
 */
export async function findDiscountWait(
  ctx: RequestContext,
  em: EntityManager,
  terms: ChangedTerms,
  latest = changeExpiry(terms.before.startTime, terms.after.startTime),
): Promise<Date | null> {
  const refusal = await findChangeDiscountRefusal(ctx, em, terms);
  if (!refusal) return null;
  const wait = createDiscountHold(latest, ctx.now());
  if (!wait) throw refusal;
  return wait.until;
}

/** What mails tell of a change that waited for its discount: the verdict goes to the member who proposed it, unless it is theirs. */
export async function toDiscountNews(
  ctx: RequestContext,
  em: EntityManager,
  change: { id: number; waitsForDiscount: boolean },
  verdict: 'approved' | 'declined' | 'expired',
): Promise<{ discount?: ChangeDiscount }> {
  if (!change.waitsForDiscount) return {};
  const member = await findProposingMember(em, change.id, verdict === 'expired' ? null : requireViewer(ctx).id);
  return { discount: { verdict, member } };
}
