import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { assertAllowedInCity } from '../../domain/availability/availability.js';
import { isUnacceptedOffer } from '../../domain/bookings/entry.js';
import { findOfferRefusal, OFFER_MESSAGES } from '../../domain/bookings/offers.js';
import { DomainError } from '../../domain/input/errors.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { getPeriod } from '../../domain/time/zone.js';
import { assertKeyScope } from '../../graphql/key-scope.js';
import { takeOffers } from '../waiting-list/waiting-list.ledger.js';
import { toPlace } from '../bookings/booking-answer.service.js';
import { grantRequest, toSlotCustomer } from '../bookings/booking-acceptance.service.js';
import { lockConflicts } from '../bookings/booking-locks.queries.js';
import type { NotifiedBookings } from '../bookings/booking.notifications.js';
import { findBooking, type BookingRow } from '../bookings/booking.queries.js';
import type { BookingTerms } from '../bookings/open-change.types.js';

/** What an offer has besides its change (docs/decisions/0079-offers.md). */
export interface OfferWords {
  note: string | null;
  validUntil: Date;
}

/** @throws DomainError CONFLICT unless the booking is a request that an offer can answer now */
export function assertOfferable(row: BookingRow, now: Date): void {
  const refusal = findOfferRefusal(row, now);
  if (refusal !== null) throw new DomainError('CONFLICT', refusal, { field: 'status' });
}

/**
 * Refuses another offer in the place of one to an enquiry that is over: that booking ends with it.
 * @throws DomainError FORBIDDEN for a key without the scope of messages, as for the first one; CONFLICT
 */
export function assertReplaceable(ctx: RequestContext, row: BookingRow): void {
  if (!isUnacceptedOffer(row)) return;
  assertKeyScope(ctx, ApiKeyScope.MESSAGES);
  const { openChange } = row;
  const isOver = !openChange || new Date(openChange.expiresAt) <= ctx.now();
  if (isOver) throw new DomainError('CONFLICT', OFFER_MESSAGES.over);
}

/**
 * Gives the customer who accepts an offer what the waiting list holds of its time for them, so that the request can move there. The
 * caller has locked the units.
 */
export async function takeOfferedTime(
  em: EntityManager,
  row: BookingRow,
  terms: Pick<BookingTerms, 'hallId' | 'startTime' | 'endTime'>,
  now: Date,
): Promise<void> {
  const customer = toSlotCustomer(row, terms.hallId);
  if (customer) await takeOffers(em, { ...customer, period: getPeriod(terms) }, now);
}

/**
 * Approves a request as its customer accepted an offer for it, once it has the terms of that. The caller has locked the units, and it.
 * @param by who made the offer
 * @throws DomainError CONFLICT where a rule of its city refuses it, or once it has begun; SLOT_TAKEN with the taken periods
 */
export async function grantOffered(
  ctx: RequestContext,
  em: EntityManager,
  { id, unitIds, by }: { id: number; unitIds: readonly number[]; by: number },
): Promise<NotifiedBookings> {
  const now = ctx.now();
  const row = await findBooking(em, id);
  if (!row) throw new DomainError('NOT_FOUND', 'Booking not found');
  assertOfferable(row, now);
  assertAllowedInCity(getPeriod(row), { cityRules: row.rulesOfCity, timeZone: row.businessZone });
  const place = await toPlace(ctx, em, row, unitIds);
  const conflictingIds = await lockConflicts(em, place);
  const { notified } = await grantRequest(ctx, em, { row, place, conflictingIds, by });
  return notified;
}
