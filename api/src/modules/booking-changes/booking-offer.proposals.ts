import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { changeExpiry } from '../../domain/bookings/changes.js';
import { BookingSource, isUnacceptedOffer } from '../../domain/bookings/entry.js';
import { findValidityProblem } from '../../domain/bookings/offers.js';
import { invalidInput } from '../../domain/input/errors.js';
import type { NotifiedBookings } from '../bookings/booking.notifications.js';
import { findDiscountWait } from './booking-change.discount.js';
import { makeChange } from './booking-change.changes.js';
import type { MakeOfferInput } from './booking-change.inputs.js';
import type { ChangeOffer } from './booking-change.offer.js';
import { countProposal, propose, type ProposedChange } from './booking-change.proposals.js';

/** Until when an offer is valid. @throws DomainError INVALID_INPUT on validUntil */
function assertValidUntil({ validUntil }: OfferedWords, { before, after }: ChangeOffer, now: Date): Date {
  const latest = changeExpiry(before.startTime, after.startTime);
  const message = findValidityProblem(validUntil, { now, latest });
  if (message !== null) throw invalidInput([{ field: 'validUntil', message }]);
  return validUntil;
}

/** What an offer says besides its terms. */
type OfferedWords = Pick<MakeOfferInput, 'note' | 'validUntil'>;

/**
 * Stores an offer for a booking, and tells its customer. One to an enquiry has its terms at once, since nothing else is agreed. The
 * caller holds the locks.
 * @throws DomainError INVALID_INPUT on validUntil; SLOT_TAKEN; TOO_MANY_REQUESTS
 */
export async function proposeOffer(
  ctx: RequestContext,
  em: EntityManager,
  { row, offer, unitIds, keptUnitIds }: Pick<ProposedChange, 'row' | 'offer' | 'unitIds' | 'keptUnitIds'>,
  words: OfferedWords,
): Promise<NotifiedBookings> {
  const side = BookingSource.OWNER;
  const isToEnquiry = isUnacceptedOffer(row);
  const validUntil = assertValidUntil(words, offer, ctx.now());
  const waitsUntil = isToEnquiry ? null : await findDiscountWait(ctx, em, offer, validUntil);
  await countProposal(ctx, em, row, side);
  const { after: terms, priceReason } = offer;
  const answer = { note: words.note ?? null, validUntil };
  // The first one has them as it is stored.
  if (isToEnquiry && offer.before !== terms) await makeChange(ctx, em, { row, terms, priceReason, unitIds });
  return propose(ctx, em, { row, offer, unitIds, side, waitsUntil, keptUnitIds, answer });
}
