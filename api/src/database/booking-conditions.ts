import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { BookingChangeKind } from '../domain/bookings/offers.js';
import { OPEN_BOOKING } from '../domain/bookings/transitions.js';
import { toEnumValue, type Database } from './tables.js';

const eb = expressionBuilder<Database & { b: Database['bookings'] }, 'b'>();

/** The open changes (`c`) of a booking (`b`) that are in time. */
export function selectOpenChanges(now: Date) {
  return eb
    .selectFrom('booking_changes as c')
    .whereRef('c.booking_id', '=', 'b.id')
    .where('c.status', '=', 'open')
    .where('c.expires_at', '>', now);
}

/** Whether an offer waits for the customer of a booking (`b`). */
export function isOffered(now: Date): Expression<SqlBool> {
  return eb.exists(
    selectOpenChanges(now)
      .select('c.id')
      .where('c.kind', '=', toEnumValue(BookingChangeKind.OFFER))
      .where('c.waits_for_discount', '=', false),
  );
}

/** Whether a booking (`b`) is a request that its business can still answer, and has answered neither way, nor with an offer. */
export function isUnanswered(now: Date): Expression<SqlBool> {
  return eb.and([
    eb('b.status', '=', OPEN_BOOKING),
    eb('b.start_time', '>', now),
    eb('b.accepted_at', 'is', null),
    eb('b.is_offered', '=', false),
    eb.not(isOffered(now)),
  ]);
}
