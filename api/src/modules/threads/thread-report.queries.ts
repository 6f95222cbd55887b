import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type InferResult } from 'kysely';
import { HALL_TITLE } from '../../database/hall-columns.js';
import { paginate, type ListOrder } from '../../database/paginate.js';
import { enumName, named, toEnumValue, type Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import type { MessageSide } from '../../domain/threads/messages.js';
import {
  ReportState,
  type ReportCategory,
  type ReportOrder,
  type ReportOutcome,
} from '../../domain/threads/reports.js';
import { ANONYMOUS_USER } from '../../domain/text/words.js';
import type { ReportFilter } from './thread-report.inputs.js';

const BY_TIME = { by: 'r.created_at', type: 'timestamptz' } as const;
const ORDERS: Readonly<Record<ReportOrder, ListOrder>> = {
  OLDEST: { ...BY_TIME, direction: 'asc' },
  NEWEST: { ...BY_TIME, direction: 'desc' },
};

/** Reports (`r`) with who reported whom, about which hall. */
function selectReports(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('thread_reports as r')
    .innerJoin('threads as t', 't.id', 'r.thread_id')
    .leftJoin('bookings as b', 'b.id', 't.booking_id')
    .leftJoin('enquiries as e', 'e.id', 't.enquiry_id')
    .innerJoin('halls as h', (join) => join.on(sql<boolean>`h.id = coalesce(b.hall_id, e.hall_id)`))
    .innerJoin('businesses as v', 'v.id', 'h.business_id')
    .leftJoin('users as c', (join) => join.on(sql<boolean>`c.id = coalesce(b.user_id, e.user_id)`))
    .leftJoin('users as w', (join) => join.onRef('w.id', '=', 'r.reporter_id').on('w.deleted_at', 'is', null))
    .leftJoin('users as x', 'x.id', 'r.resolved_by')
    .select(named('r', ['id', 'threadId', 'messageId', 'reporterId', 'note', 'createdAt', 'openedAt', 'resolvedAt']))
    .select([enumName<MessageSide>('r.side').as('reporterSide'), enumName<ReportCategory>('r.category').as('category')])
    .select([enumName<ReportOutcome | null>('r.outcome').as('outcome'), 'r.outcome_note as outcomeNote'])
    .select(['t.booking_id as bookingId', 't.enquiry_id as enquiryId', HALL_TITLE.as('hallTitle')])
    .select(['v.name as businessName', 'v.time_zone as timeZone', 'v.id as businessId'])
    .select('x.name as resolvedByName')
    .select([
      sql<string>`coalesce(b.customer_name, c.name)`.as('customerName'),
      sql<string>`coalesce(nullif(btrim(w.name), ''), ${ANONYMOUS_USER})`.as('reporterName'),
    ]);
}

/** A report with its thread. */
export type ThreadReportRow = InferResult<ReturnType<typeof selectReports>>[number];

/** A report. */
export function findReport(em: EntityManager, id: number): Promise<ThreadReportRow | undefined> {
  return selectReports(em).where('r.id', '=', id).executeTakeFirst();
}

/** Reports for staff: those that wait where no state is named. */
export function findReports(
  em: EntityManager,
  { state, category }: ReportFilter,
  order: ReportOrder,
  page: PageRequest,
): Promise<Connection<ThreadReportRow>> {
  const wanted = state ?? ReportState.OPEN;
  const found = em
    .getKysely<Database>()
    .selectFrom('thread_reports as r')
    .$if(wanted === ReportState.OPEN, (reports) => reports.where('r.resolved_at', 'is', null))
    .$if(wanted === ReportState.RESOLVED, (reports) => reports.where('r.resolved_at', 'is not', null))
    .$if(Boolean(category), (reports) => reports.where('r.category', '=', toEnumValue(category ?? 'OTHER')));
  return paginate(em, { found, rows: selectReports(em), id: 'r.id' }, ORDERS[order], page);
}

/** Who reported, while the account can be told of it. */
export async function findReporter(em: EntityManager, id: number) {
  return em
    .getKysely<Database>()
    .selectFrom('users as u')
    .select(['u.id', 'u.name', 'u.email'])
    .select(sql<boolean>`u.email_confirmed_at is not null`.as('isMailed'))
    .where('u.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .where('u.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** An open report that locks out those who resolve it: its thread, and how far that goes. */
export async function lockOpenReport(em: EntityManager, id: number) {
  return em
    .getKysely<Database>()
    .selectFrom('thread_reports as r')
    .innerJoin('threads as t', 't.id', 'r.thread_id')
    .select(['r.thread_id as threadId', 't.last_sequence as lastSequence'])
    .where('r.id', '=', id)
    .where('r.resolved_at', 'is', null)
    .forUpdate('r')
    .executeTakeFirst();
}

/** The oldest open report of the thread of a message because of which staff already read it. */
export async function findOpenedReport(em: EntityManager, messageId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('thread_reports as r')
    .innerJoin('messages as m', 'm.thread_id', 'r.thread_id')
    .select(['r.id', 'r.thread_id as threadId'])
    .where('m.id', '=', messageId)
    .where('r.opened_at', 'is not', null)
    .where('r.resolved_at', 'is', null)
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst();
}

/** Whether somebody's report of a thread (`t`) is open. */
export function hasOpenReport(userId: number) {
  const eb = expressionBuilder<Database & { t: Database['threads'] }, 't'>();
  return eb
    .exists(
      eb
        .selectFrom('thread_reports as o')
        .select('o.id')
        .whereRef('o.thread_id', '=', 't.id')
        .where('o.reporter_id', '=', userId)
        .where('o.resolved_at', 'is', null),
    )
    .$castTo<boolean>();
}

/** When staff last began to read a thread (`t`) because of a report. */
export const STAFF_READ_AT = sql<Date | null>`(
  select max(o.opened_at) from thread_reports o where o.thread_id = t.id)`;

/** What the person reported, for the export of their data: without the notes of staff. */
export function selectOwnReports(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('thread_reports as r')
    .innerJoin('threads as t', 't.id', 'r.thread_id')
    .select(['r.id', 't.booking_id', 't.enquiry_id', 'r.message_id', 'r.category', 'r.note', 'r.created_at'])
    .select(['r.resolved_at', 'r.outcome'])
    .where('r.reporter_id', '=', userId)
    .orderBy('r.id');
}
