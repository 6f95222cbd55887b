import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Viewer } from '../../context.js';
import { isOffered, selectOpenChanges } from '../../database/booking-conditions.js';
import { enumName, isOneOf, toEnumValue, type Database, type InferExpression } from '../../database/tables.js';
import {
  BookingChangeAction,
  BookingChangeStatus,
  currentChangeStatus,
  priceDifference,
} from '../../domain/bookings/changes.js';
import { BookingSource } from '../../domain/bookings/entry.js';
import type { BookingChangeKind } from '../../domain/bookings/offers.js';
import { releaseHolds } from '../availability/ledger.js';
import { canEndChange, canSeeChange, type ChangeCounts } from './open-change.policy.js';
import { fromStoredTerms, type StoredTerms } from './open-change.terms.js';
import type { BookingChangeView } from './open-change.types.js';
import type { BookingSide } from './booking-locks.queries.js';
import { canSeeNotes, type BookingFacts } from './booking.policy.js';

type ChangeTables = Database & { c: Database['booking_changes']; b: Database['bookings'] };

const eb = expressionBuilder<ChangeTables, 'c' | 'b'>();

/** A change (`c`) as JSON. */
export function changeJson() {
  return jsonBuildObject({
    id: eb.ref('c.id'),
    bookingId: eb.ref('c.booking_id'),
    kind: enumName<BookingChangeKind>('c.kind'),
    proposedBy: enumName<BookingSource>('c.proposed_by'),
    proposerId: eb.ref('c.proposer_id'),
    note: eb.ref('c.note'),
    answerNote: eb.ref('c.answer_note'),
    validUntil: eb.ref('c.valid_until'),
    status: enumName<BookingChangeStatus>('c.status'),
    oldTerms: eb.ref('c.old_terms').$castTo<StoredTerms>(),
    newTerms: eb.ref('c.new_terms').$castTo<StoredTerms>(),
    priceReason: eb.ref('c.price_reason'),
    waitsForDiscount: eb.ref('c.waits_for_discount'),
    proposer: eb.selectFrom('users as cp').select('cp.name').whereRef('cp.id', '=', 'c.proposer_id').$asScalar(),
    createdAt: eb.ref('c.created_at'),
    expiresAt: eb.ref('c.expires_at'),
    endedAt: eb.ref('c.ended_at'),
  });
}

/** A change as JSON: the same for a booking's open change and for lists of changes. */
export type ChangeRow = InferExpression<ReturnType<typeof changeJson>>;

/** The open change of a booking (`b`). */
export function openChangeJson() {
  return eb
    .selectFrom('booking_changes as c')
    .select(changeJson().as('change'))
    .whereRef('c.booking_id', '=', 'b.id')
    .where('c.status', '=', 'open')
    .$asScalar()
    .$castTo<ChangeRow | null>();
}

/** How many changes a booking (`b`) has had; apart, the numbers of guests that its customer set at once, which nobody answers. */
export function countChangesJson() {
  const isFinalGuests = eb.and([
    eb('c.proposed_by', '=', toEnumValue(BookingSource.CUSTOMER)),
    eb('c.status', '=', toEnumValue(BookingChangeStatus.ACCEPTED)),
    eb('c.answered_by', 'is', null),
  ]);
  const counts = jsonBuildObject({
    changes: eb.fn.countAll<number>().filterWhere(eb.not(isFinalGuests)),
    finalGuests: eb.fn.countAll<number>().filterWhere(isFinalGuests),
  });
  return eb
    .selectFrom('booking_changes as c')
    .select(counts.as('counts'))
    .whereRef('c.booking_id', '=', 'b.id')
    .$asScalar()
    .$castTo<ChangeCounts>();
}

/** Whether a booking (`b`) has an open change that this side proposed to the other. */
export function hasOpenChange(proposedBy: BookingSource, now: Date): Expression<SqlBool> {
  return eb.exists(
    selectOpenChanges(now)
      .select('c.id')
      .where('c.proposed_by', '=', toEnumValue(proposedBy))
      .where('c.waits_for_discount', '=', false),
  );
}

/** The open changes of a booking (`b`) that its business answers: what the customer asks for, and discounts that the owner allows. */
export function selectChangesToAnswer(now: Date) {
  return selectOpenChanges(now).where(
    eb.or([eb('c.proposed_by', '=', toEnumValue(BookingSource.CUSTOMER)), eb('c.waits_for_discount', '=', true)]),
  );
}

/** Whether an offer waits for the customer of a booking. */
export async function hasOpenOffer(em: EntityManager, bookingId: number, now: Date): Promise<boolean> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.id', '=', bookingId)
    .where(isOffered(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** A change as the viewer of its booking, who may see it, sees it. */
export function presentChange(row: ChangeRow, booking: BookingFacts, viewer: Viewer, now: Date): BookingChangeView {
  const { oldTerms, newTerms, priceReason, proposer, createdAt, endedAt, ...shown } = row;
  const { proposerId: _proposerId, validUntil, ...change } = shown;
  const seesNotes = canSeeNotes(viewer, booking);
  const [before, after] = [fromStoredTerms(oldTerms), fromStoredTerms(newTerms)];
  const expiresAt = new Date(row.expiresAt);
  const status = currentChangeStatus({ status: row.status, expiresAt }, now);
  const facts = { status, proposedBy: row.proposedBy, waitsForDiscount: row.waitsForDiscount };
  return {
    ...change,
    status,
    ...{ before, after, expiresAt },
    difference: priceDifference(before, after),
    priceReason: seesNotes ? priceReason : null,
    proposer: seesNotes && row.proposedBy === BookingSource.OWNER ? proposer : null,
    createdAt: new Date(createdAt),
    validUntil: validUntil === null ? null : new Date(validUntil),
    endedAt: endedAt === null ? null : new Date(endedAt),
    viewerCanAnswer: canEndChange(viewer, booking, facts, BookingChangeAction.ACCEPT),
    viewerCanWithdraw: canEndChange(viewer, booking, facts, BookingChangeAction.WITHDRAW),
  };
}

/** The open change of a booking as the viewer sees it; null where there is none for them. */
export function presentOpenChange(
  booking: BookingFacts & { openChange: ChangeRow | null },
  viewer: Viewer,
  now: Date,
): BookingChangeView | null {
  const { openChange } = booking;
  return openChange && canSeeChange(viewer, booking, openChange)
    ? presentChange(openChange, booking, viewer, now)
    : null;
}

/**
 * Drops the open changes of bookings that were answered, cancelled, or lost a side, with the time that they held. The caller has
 * locked the bookings, and before them the units of what they held.
 */
export async function dropChanges(em: EntityManager, bookingIds: readonly number[], now: Date): Promise<void> {
  const rows = await em
    .getKysely<Database>()
    .updateTable('booking_changes')
    .set({ status: toEnumValue(BookingChangeStatus.DROPPED), ended_at: now })
    .where(isOneOf('booking_id', bookingIds))
    .where('status', '=', 'open')
    .returning('booking_id as id')
    .execute();
  if (rows.length > 0)
    await releaseHolds(
      em,
      rows.map(({ id }) => id),
      now,
    );
}

/** The halls of a booking's open change, whose units are locked together with the booking's own. */
export async function findOpenHallIds(em: EntityManager, bookingId: number): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('booking_changes')
    .select('hall_id as hallId')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .execute();
  return rows.flatMap(({ hallId }) => hallId ?? []);
}

/** The bookings of a side with an open change, and the halls in which they hold time. */
export async function findOpenOfSide(
  em: EntityManager,
  { column, id }: BookingSide,
): Promise<{ bookingIds: number[]; hallIds: number[] }> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('booking_changes as c')
    .innerJoin('bookings as b', 'b.id', 'c.booking_id')
    .select(['b.id as bookingId', 'b.hall_id as hallId', 'c.hall_id as newHallId'])
    .where(`b.${column}`, '=', id)
    .where('c.status', '=', 'open')
    .orderBy('b.id')
    .execute();
  return {
    bookingIds: rows.map(({ bookingId }) => bookingId),
    hallIds: [...new Set(rows.flatMap(({ hallId, newHallId }) => [hallId, newHallId ?? hallId]))],
  };
}
