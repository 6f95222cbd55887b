import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import type { MailStatus } from '../../domain/notifications/transitions.js';
import { TIMELINE_LIMITS } from '../../domain/bookings/limits.js';
import { OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { changeJson } from './open-change.queries.js';

/** The names of those who decided on a booking, and who saw it first. */
export async function findDeciders(em: EntityManager, bookingId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .leftJoin('users as a', 'a.id', 'b.accepted_by')
    .leftJoin('users as c', 'c.id', 'b.confirmed_by')
    .leftJoin('users as x', 'x.id', 'b.cancelled_by')
    .leftJoin('users as s', 's.id', 'b.seen_by')
    .select(['b.seen_at as seenAt', 's.name as seenBy'])
    .select(['a.name as acceptedBy', 'c.name as confirmedBy', 'x.name as cancelledBy'])
    .select('b.confirmed_by as confirmedById')
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

/**
 * Records who saw a request, if nobody has before. A row that somebody is writing is left alone: who looks waits for nobody.
 */
export async function markSeen(em: EntityManager, id: number, { by, at }: { by: number; at: Date }): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('bookings')
    .set({ seen_at: at, seen_by: by })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('bookings')
        .select('id')
        .where('id', '=', id)
        .where('status', '=', OPEN_BOOKING)
        // The business may have accepted it since the page was asked for.
        .where('accepted_at', 'is', null)
        .where('seen_at', 'is', null)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute();
}

/** The changes of a booking with the names of who proposed and who ended them, the earliest first. */
export function findTimelineChanges(em: EntityManager, bookingId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('booking_changes as c')
    .leftJoin('users as p', 'p.id', 'c.proposer_id')
    .leftJoin('users as e', 'e.id', 'c.answered_by')
    .select(['c.answered_by as answeredById', changeJson().as('change'), 'p.name as proposer', 'e.name as endedBy'])
    .where('c.booking_id', '=', bookingId)
    .orderBy('c.id')
    .execute();
}

/** A mail about a booking; to the team it is one, whoever of it reads it. */
export interface TimelineMail {
  id: number;
  toCustomer: boolean;
  subject: string;
  status: MailStatus;
  createdAt: Date;
  sentAt: Date | null;
}

const MAILED_ID = sql<string>`split_part(m.dedupe_key, ':', 2)`;
const TO_CUSTOMER = sql<boolean>`(m.kind = 'review-request' or split_part(m.dedupe_key, ':', 3) = 'customer')`;

/** The latest mails about a booking, or the functions of its group: found by their keys (`kind:id:…`). */
export function findTimelineMails(
  em: EntityManager,
  { id, groupId }: { id: number; groupId: number | null },
): Promise<TimelineMail[]> {
  return em
    .getKysely<Database>()
    .selectFrom('outbox_mails as m')
    .select([sql<number>`min(m.id)`.as('id'), TO_CUSTOMER.as('toCustomer'), 'm.subject', 'm.created_at as createdAt'])
    .select([
      sql<MailStatus>`(array_agg(m.status order by m.status = 'failed' desc, m.status = 'waiting' desc))[1]`.as(
        'status',
      ),
      sql<Date | null>`max(m.sent_at)`.as('sentAt'),
    ])
    .where((eb) =>
      eb.or([
        eb.and([
          eb(MAILED_ID, '=', String(id)),
          sql<boolean>`(m.kind like 'booking-%' or m.kind like 'payment-%' or m.kind = 'review-request')`,
        ]),
        eb.and([eb(MAILED_ID, '=', String(groupId)), sql<boolean>`m.kind like 'functions-%'`]),
      ]),
    )
    .groupBy([sql`m.kind`, TO_CUSTOMER, 'm.subject', 'm.created_at'])
    .orderBy('m.created_at', 'desc')
    .limit(TIMELINE_LIMITS.mails)
    .execute();
}

/** The latest entries of the audit log about a booking that no other record has, with who acted. */
export function findTimelineAudit(em: EntityManager, bookingId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('audit_events as e')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .select(['e.id', 'e.action', 'e.at', 'u.name as actor'])
    .where('e.subject_type', '=', 'booking')
    .where('e.subject_id', '=', String(bookingId))
    .where('e.action', 'in', ['booking.noted', 'booking.labeled'])
    .orderBy('e.at', 'desc')
    .limit(TIMELINE_LIMITS.auditEntries)
    .execute();
}
