import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { toEnumValue, type Database } from '../../database/tables.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import type { MessageSide } from '../../domain/threads/messages.js';
import { remindedUntil, VISIT_LIMITS, VisitStatus } from '../../domain/threads/visits.js';

/** A visit to propose. */
export interface NewVisit {
  threadId: number;
  hallId: number;
  proposerId: number;
  proposedBy: MessageSide;
  startsAt: Date;
  headCount: number | null;
  note: string | null;
  createdAt: Date;
}

/** Adds a visit to a locked thread. @returns its id */
export async function insertVisit(em: EntityManager, visit: NewVisit): Promise<number> {
  const { id } = await em
    .getKysely<Database>()
    .insertInto('visits')
    .values({
      ...{ thread_id: visit.threadId, hall_id: visit.hallId, proposer_id: visit.proposerId },
      proposed_by: toEnumValue(visit.proposedBy),
      ...{ starts_at: visit.startsAt, head_count: visit.headCount, note: visit.note, created_at: visit.createdAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets the status of a visit of a locked thread, as a transition says. @param side null for staff */
export async function setVisitStatus(
  em: EntityManager,
  id: number,
  { to, side, now }: { to: VisitStatus; side: MessageSide | null; now: Date },
): Promise<void> {
  const ended = { ended_at: now, ended_by: side && toEnumValue(side) };
  const moment = to === VisitStatus.CONFIRMED ? { confirmed_at: now } : ended;
  await em
    .getKysely<Database>()
    .updateTable('visits')
    .set({ status: toEnumValue(to), ...moment })
    .where('id', '=', id)
    .execute();
}

/**
 * Takes confirmed visits of which both sides are to be reminded, skipping those that another server has locked, and marks them.
 * What was confirmed within that time isn't reminded of, nor what nobody shows any more, or wants to see: a removed hall, one of a
 * business that doesn't trade, a cancelled booking's.
 * @returns their ids
 */
export async function takeRemindedVisits(em: EntityManager, now: Date, limit: number): Promise<number[]> {
  const db = em.getKysely<Database>();
  const due = db
    .selectFrom('visits as s')
    .innerJoin('threads as t', 't.id', 's.thread_id')
    .innerJoin('halls as h', 'h.id', 's.hall_id')
    .innerJoin('businesses as v', 'v.id', 'h.business_id')
    .leftJoin('bookings as b', 'b.id', 't.booking_id')
    .select('s.id')
    .where('s.status', '=', toEnumValue(VisitStatus.CONFIRMED))
    .where('s.reminded_at', 'is', null)
    .where('s.starts_at', '>', now)
    .where('s.starts_at', '<=', remindedUntil(now))
    .where(sql<boolean>`s.confirmed_at <= s.starts_at - make_interval(hours => ${VISIT_LIMITS.remindedHours})`)
    .where('h.deleted_at', 'is', null)
    .where('v.is_trading', '=', true)
    .where('b.status', 'is distinct from', BookingStatus.CANCELLED)
    .orderBy('s.starts_at')
    .limit(limit)
    .forUpdate('s')
    .skipLocked();
  const rows = await db
    .updateTable('visits')
    .set({ reminded_at: now })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
