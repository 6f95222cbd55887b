import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type InferResult, type SqlBool } from 'kysely';
import { IS_UNACCEPTED_OFFER } from '../../database/booking-columns.js';
import { isOneOf, type Database } from '../../database/tables.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import { OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import type { Period } from '../../domain/time/zone.js';

/** What a confirmed booking takes: units, for its period and a buffer after it. */
export interface BookingPlace {
  bookingId: number;
  unitIds: readonly number[];
  period: Period;
  bufferMinutes: number;
  /** Requests that hold their time at this moment don't conflict: nothing can be confirmed in it. */
  now: Date;
}

/** The customer or the business of a booking. */
export interface BookingSide {
  column: 'user_id' | 'business_id';
  id: number;
}

/**
 * A condition for the pending bookings (`b`) that conflict with a confirmed booking: those of any hall that shares a unit, whose
 * period or buffer overlaps, and which hold no time. Functions of a group aren't among them: the clock ends those together.
 */
export function conflictsWith({ bookingId, unitIds, period, bufferMinutes, now }: BookingPlace) {
  const { start, end } = occupiedPeriod(period, bufferMinutes);
  const eb = expressionBuilder<Database & { b: Database['bookings'] }, 'b'>();
  const hallIds = eb.selectFrom('hall_unit_links as l').select('l.hall_id').where(isOneOf('l.unit_id', unitIds));
  return eb.and([
    eb('b.status', '=', OPEN_BOOKING),
    eb('b.group_id', 'is', null),
    eb('b.id', '<>', bookingId),
    eb('b.hall_id', 'in', hallIds),
    eb.or([eb('b.held_until', 'is', null), eb('b.held_until', '<=', now)]),
    eb('b.start_time', '<', end),
    sql<SqlBool>`b.end_time + make_interval(mins => ${bufferMinutes}::int) > ${start}`,
  ]);
}

/** Bookings (`b`) with their status, locked in the order of their ids so that transactions never deadlock. */
function selectLocked(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select(['b.id', 'b.status', 'b.cancellation_reason as reason'])
    .select(['b.held_until as heldUntil', 'b.hold_due_at as holdDueAt', 'b.start_time as startTime'])
    .select('b.payment_due_at as paymentDueAt')
    .select(['b.end_time as endTime', 'b.hall_id as hallId', 'b.group_id as groupId'])
    .orderBy('b.id')
    .forUpdate();
}

/** A locked booking with its current status. */
export type LockedBooking = InferResult<ReturnType<typeof selectLocked>>[number];

/**
 * Locks a booking.
 * @throws DomainError NOT_FOUND
 */
export async function lockBooking(em: EntityManager, id: number): Promise<LockedBooking> {
  const booking = await selectLocked(em).where('b.id', '=', id).executeTakeFirst();
  return booking ?? throwNotFound();
}

/**
 * Locks a booking and the pending requests that conflict with it, in one statement.
 * @throws DomainError NOT_FOUND
 */
export async function lockWithConflicts(
  em: EntityManager,
  place: BookingPlace,
): Promise<{ booking: LockedBooking; conflictingIds: number[] }> {
  const { bookingId } = place;
  const locked = await selectLocked(em)
    .where((eb) => eb.or([eb('b.id', '=', bookingId), conflictsWith(place)]))
    .execute();
  const booking = locked.find(({ id }) => id === bookingId) ?? throwNotFound();
  return { booking, conflictingIds: toIds(locked).filter((id) => id !== bookingId) };
}

/** Locks the pending requests that conflict with a booking. */
export async function lockConflicts(em: EntityManager, place: BookingPlace): Promise<number[]> {
  return toIds(await selectLocked(em).where(conflictsWith(place)).execute());
}

/**
 * Locks the functions of a group and the pending requests that conflict with them, in one statement.
 * @param places what the functions take; without them, no conflicting requests are locked
 */
export async function lockGroupWithConflicts(
  em: EntityManager,
  groupId: number,
  places: readonly BookingPlace[] = [],
): Promise<{ functions: LockedBooking[]; conflictingIds: number[] }> {
  const locked = await selectLocked(em)
    .where((eb) => eb.or([eb('b.group_id', '=', groupId), ...places.map(conflictsWith)]))
    .execute();
  return {
    functions: locked.filter((each) => each.groupId === groupId),
    conflictingIds: toIds(locked.filter((each) => each.groupId !== groupId)),
  };
}

/**
 * Locks the pending requests of a customer or business, and those of some groups.
 * @returns the ids of the side's own, and all groups to which they belong
 */
export async function lockOpenRequests(
  em: EntityManager,
  { column, id }: BookingSide,
  groupIds: readonly number[],
): Promise<{ ids: number[]; groupIds: number[] }> {
  const locked = await selectLocked(em)
    .select((eb) => eb(`b.${column}`, '=', id).as('isOfSide'))
    .where('b.status', '=', OPEN_BOOKING)
    .where((eb) => eb.or([eb(`b.${column}`, '=', id), isOneOf('b.group_id', groupIds)]))
    .execute();
  const own = locked.filter(({ isOfSide }) => isOfSide);
  return { ids: toIds(own), groupIds: [...new Set(own.flatMap(({ groupId }) => groupId ?? []))] };
}

/** A condition for entries (`b`) whose discount the owner didn't allow in time; of pending bookings without a customer. */
function isLateForDiscount(now: Date) {
  const eb = expressionBuilder<Database & { b: Database['bookings'] }, 'b'>();
  return eb.and([eb('b.user_id', 'is', null), eb('b.held_until', '<=', now)]);
}

/**
 * Locks pending requests that have passed their start or the wait for a discount, skipping those that another server has
 * locked. Groups and accepted requests have an end of their own, before they start.
 */
export async function lockExpiredRequests(em: EntityManager, now: Date, limit: number): Promise<number[]> {
  const due = selectLocked(em)
    .where('b.status', '=', OPEN_BOOKING)
    .where('b.group_id', 'is', null)
    .where('b.payment_due_at', 'is', null)
    .where('b.is_offered', '=', false)
    .where((eb) => eb.or([eb('b.start_time', '<=', now), isLateForDiscount(now)]));
  return toIds(await due.limit(limit).skipLocked().execute());
}

/**
 * Locks offers to enquiries that have passed their start without an answer, skipping those that another server has locked. Open
 * ones end as changes do, which tells their business; an older server may have ended a change alone.
 */
export async function lockExpiredOffers(em: EntityManager, now: Date, limit: number): Promise<number[]> {
  const due = selectLocked(em)
    .where('b.status', '=', OPEN_BOOKING)
    .where(IS_UNACCEPTED_OFFER)
    .where('b.start_time', '<=', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('booking_changes as c')
            .select('c.id')
            .whereRef('c.booking_id', '=', 'b.id')
            .where('c.status', '=', 'open'),
        ),
      ),
    );
  return toIds(await due.limit(limit).skipLocked().execute());
}

/**
 * Locks accepted requests whose first payment is missing, and for which no proof of it waits, skipping those that another server has
 * locked.
 */
export async function lockUnpaidRequests(em: EntityManager, now: Date, limit: number): Promise<number[]> {
  const due = selectLocked(em)
    .where('b.status', '=', OPEN_BOOKING)
    .where('b.payment_due_at', '<=', now)
    .where('b.held_until', '<=', now);
  return toIds(await due.limit(limit).skipLocked().execute());
}

function toIds(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

function throwNotFound(): never {
  throw new DomainError('NOT_FOUND', 'Booking not found');
}
