import type { EntityManager } from '@mikro-orm/postgresql';
import { raw } from '@mikro-orm/core';
import type { RequestContext } from '../../context.js';
import { isOneOf, type Database } from '../../database/tables.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import { isMoved } from '../../domain/bookings/changes.js';
import { isUnacceptedOffer } from '../../domain/bookings/entry.js';
import { isGranted, isHeld } from '../../domain/bookings/holds.js';
import { BookingAction, occupies } from '../../domain/bookings/transitions.js';
import { changePlan } from '../../domain/payments/plan.js';
import { hold, occupy, release, releaseHolds } from '../availability/ledger.js';
import { BookingFixedService } from '../bookings/booking-fixed-service.entity.js';
import type { BookingTerms } from '../bookings/open-change.types.js';
import { assertFree, cancelBookings } from '../bookings/booking.changes.js';
import { Booking } from '../bookings/booking.entity.js';
import { hasWaitingProof } from '../bookings/booking-ledger.queries.js';
import { lockConflicts, type BookingPlace } from '../bookings/booking-locks.queries.js';
import { BookingOptionalService } from '../bookings/booking-optional-service.entity.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import type { BookedService } from '../bookings/booking-price.types.js';
import { insertServices } from '../bookings/booked-services.changes.js';

/** A change to make now. The caller holds the locks of the units of both halls, and of the booking. */
export interface DueChange {
  /** The booking, read under its lock. */
  row: BookingRow;
  terms: BookingTerms;
  priceReason: string | null;
  /** The units of the new hall. */
  unitIds: readonly number[];
  /** What the number of guests is measured against, where its customer sets it without asking. */
  agreedGuests?: number;
}

/**
 * Makes a change: swaps the booking's rows in the ledger, stores the new terms, and cancels pending requests in the way of a
 * confirmed booking, or of an accepted request.
 * @throws DomainError SLOT_TAKEN with the taken periods
 */
export async function makeChange(ctx: RequestContext, em: EntityManager, change: DueChange): Promise<void> {
  const { row, terms } = change;
  const place = toPlace(ctx, change);
  const moves = isMoved(row, terms);
  const conflictingIds = moves && isGranted(row) ? await lockConflicts(em, place) : [];
  // An offer to an enquiry takes nothing before it is accepted.
  const takes = moves && !isUnacceptedOffer(row);
  const heldUntil = takes ? await moveInLedger(ctx, em, change, place) : row.heldUntil;
  await storeTerms(ctx, em, change, heldUntil);
  await cancelBookings(ctx, em, conflictingIds, { action: BookingAction.LOSE_SLOT, by: null });
}

function toPlace(ctx: RequestContext, { row, terms, unitIds }: DueChange): BookingPlace {
  const period = { start: terms.startTime, end: terms.endTime };
  return { bookingId: row.id, unitIds, period, bufferMinutes: terms.bufferMinutes, now: ctx.now() };
}

/**
 * Swaps what the booking takes: its own rows and what it held beside them go, the new time becomes its row. A request that holds
 * its time holds the new one, until its start at the latest; any other takes nothing.
 * @returns until when the request holds its time, or held it
 */
async function moveInLedger(
  ctx: RequestContext,
  em: EntityManager,
  { row, terms }: DueChange,
  place: BookingPlace,
): Promise<Date | null> {
  const { bookingId, unitIds, now } = place;
  await assertFree(ctx, em, { ...place, timeZone: terms.timeZone });
  const taken = { bookingId, unitIds, period: occupiedPeriod(place.period, place.bufferMinutes), now };
  if (occupies(row.status)) {
    await release(em, bookingId);
    await occupy(em, taken);
    return row.heldUntil;
  }
  if (!row.heldUntil || !isHeld(row, now.getTime())) return row.heldUntil;
  // A request that waits for its first payment is held until its start while a proof of it waits.
  const isProved = row.paymentDueAt !== null && (await hasWaitingProof(em, bookingId, row.paymentDueAt));
  const until = !isProved && row.heldUntil < terms.startTime ? row.heldUntil : terms.startTime;
  await releaseHolds(em, [bookingId], now);
  await hold(em, taken, until);
  return until;
}

/** Stores the new terms with a copy of everything agreed, as a request does. */
async function storeTerms(
  ctx: RequestContext,
  em: EntityManager,
  { row, terms, priceReason, agreedGuests }: DueChange,
  heldUntil: Date | null,
): Promise<void> {
  const { hallId: hall, fixedServices, optionalServices, extras, ...columns } = terms;
  const { paymentDueAt } = row;
  const isCut = heldUntil !== null && row.heldUntil !== null && heldUntil < row.heldUntil;
  await em.nativeUpdate(Booking, row.id, {
    ...columns,
    ...{ hall, priceReason, heldUntil },
    menuAmount: terms.menu && terms.menuAmount,
    extras: extras.length > 0 ? extras : null,
    paymentDueAt: paymentDueAt && (paymentDueAt < terms.startTime ? paymentDueAt : terms.startTime),
    paymentPlan: changePlan(row.paymentPlan, terms.totalPrice, { facts: row, now: ctx.now() }),
    // A shorter hold is told of at its end alone.
    ...(isCut ? { holdDueAt: heldUntil } : {}),
    // Who agrees on another number of guests agrees anew on how far it may change.
    agreedGuests: agreedGuests ?? (terms.guestCount === row.guestCount ? row.agreedGuests : null),
    // Of an offer to an enquiry nothing was agreed before.
    changedAt: isUnacceptedOffer(row) ? null : ctx.now(),
    updatedAt: ctx.now(),
    revision: raw('revision + 1'),
  });
  await em.nativeDelete(BookingFixedService, { booking: row.id });
  await em.nativeDelete(BookingOptionalService, { booking: row.id });
  await insertServices(em, [
    {
      bookingId: row.id,
      fixedServices: await keepKnown(em, 'fixed_services', fixedServices),
      optionalServices: await keepKnown(em, 'optional_services', optionalServices),
    },
  ]);
}

/** Services without the ids of those that their owner has deleted since the change was proposed. */
async function keepKnown(
  em: EntityManager,
  table: 'fixed_services' | 'optional_services',
  services: readonly BookedService[],
): Promise<BookedService[]> {
  const ids = services.flatMap(({ serviceId }) => serviceId ?? []);
  if (ids.length === 0) return [...services];
  const rows = await em
    .getKysely<Database>()
    .selectFrom(table)
    .select('id')
    .where(isOneOf('id', ids))
    .forKeyShare()
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return services.map((service) => ({
    ...service,
    serviceId: service.serviceId !== null && known.has(service.serviceId) ? service.serviceId : null,
  }));
}
