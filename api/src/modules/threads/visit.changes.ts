import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { toEnumValue, type Database } from '../../database/tables.js';
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

/** Sets the status of a visit of a locked thread, as a transition says. */
export async function setVisitStatus(
  em: EntityManager,
  id: number,
  { to, side, now }: { to: VisitStatus; side: MessageSide; now: Date },
): Promise<void> {
  const moment = to === VisitStatus.CONFIRMED ? { confirmed_at: now } : { ended_at: now, ended_by: toEnumValue(side) };
  await em
    .getKysely<Database>()
    .updateTable('visits')
    .set({ status: toEnumValue(to), ...moment })
    .where('id', '=', id)
    .execute();
}

/**
 * Takes confirmed visits of which both sides are to be reminded, skipping those that another server has locked, and marks them.
 * What was confirmed within that time isn't reminded of.
 * @returns their ids
 */
export async function takeRemindedVisits(em: EntityManager, now: Date, limit: number): Promise<number[]> {
  const db = em.getKysely<Database>();
  const due = db
    .selectFrom('visits')
    .select('id')
    .where('status', '=', toEnumValue(VisitStatus.CONFIRMED))
    .where('reminded_at', 'is', null)
    .where('starts_at', '>', now)
    .where('starts_at', '<=', remindedUntil(now))
    .where(sql<boolean>`confirmed_at <= starts_at - make_interval(hours => ${VISIT_LIMITS.remindedHours})`)
    .orderBy('starts_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('visits')
    .set({ reminded_at: now })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
