import type { EntityManager } from '@mikro-orm/postgresql';
import { toEnumValue, type Database } from '../../database/tables.js';
import type { MessageSide } from '../../domain/threads/messages.js';
import type { ReportCategory } from '../../domain/threads/reports.js';

/** A report to add. */
export interface NewReport {
  threadId: number;
  messageId: number | null;
  reporterId: number;
  side: MessageSide;
  category: ReportCategory;
  note: string | null;
  createdAt: Date;
}

/** Adds a report to a locked thread. */
export async function insertReport(em: EntityManager, report: NewReport): Promise<void> {
  await em
    .getKysely<Database>()
    .insertInto('thread_reports')
    .values({
      ...{ thread_id: report.threadId, message_id: report.messageId, reporter_id: report.reporterId },
      ...{ side: toEnumValue(report.side), category: toEnumValue(report.category) },
      ...{ note: report.note, created_at: report.createdAt },
    })
    .execute();
}

/** Remembers that staff read the thread of a report. @returns whether it was for the first time */
export async function markOpened(em: EntityManager, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await em
    .getKysely<Database>()
    .updateTable('thread_reports')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Ends a locked thread for both sides, so that neither can resume it. */
export async function endByStaff(em: EntityManager, threadId: number, now: Date): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('threads')
    .set({ ended_by_staff_at: now })
    .where('id', '=', threadId)
    .where('ended_by_staff_at', 'is', null)
    .execute();
}
