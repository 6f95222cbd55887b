import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { DomainError } from '../../domain/input/errors.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { otherSide } from '../../domain/threads/messages.js';
import { isUpheld, REPORT_MESSAGES, type ReportOutcome } from '../../domain/threads/reports.js';
import { findStaffIds } from '../accounts/staff.queries.js';
import { notifyInApp } from '../notifications/notification.changes.js';
import { queueMails } from '../notifications/outbox.service.js';
import { createReportMail } from './thread-report.mails.js';
import { findReporter, type ThreadReportRow } from './thread-report.queries.js';
import { findReaderIds } from './thread.notifications.js';
import { toIds, toSubject } from './thread.subjects.js';

/** Tells all staff in the app that a thread of a business was reported; further reports renew it. */
export async function notifyOfReport(ctx: RequestContext, em: EntityManager, businessId: number): Promise<void> {
  const [audience, kind] = [NotificationAudience.STAFF, NotificationKind.REPORT_RECEIVED];
  await notifyInApp(ctx, em, [{ audience, kind, userIds: await findStaffIds(em), subject: { businessId } }]);
}

function toAbout(report: ThreadReportRow) {
  return { subject: toIds(toSubject(report)), event: report.id };
}

/** Tells the reporter, who may have left the business meanwhile and has a right to the answer, how a report ended. */
export async function notifyOfOutcome(
  ctx: RequestContext,
  em: EntityManager,
  report: ThreadReportRow,
  outcome: ReportOutcome,
): Promise<void> {
  const reporter = await findReporter(em, report.reporterId);
  if (!reporter) return;
  const { id, isMailed } = reporter;
  const isReader = (await findReaderIds(ctx, em, toSubject(report), report.reporterSide)).includes(id);
  const kind = isUpheld(outcome) ? NotificationKind.REPORT_UPHELD : NotificationKind.REPORT_DISMISSED;
  const audience = NotificationAudience[report.reporterSide];
  await notifyInApp(ctx, em, [{ audience, kind, userIds: isReader ? [id] : [], ...toAbout(report) }]);
  if (isMailed) await queueMails(ctx, em, [createReportMail(report, outcome, { ...reporter, isReader })]);
}

/** Warns the other side of a thread. @throws DomainError CONFLICT if nobody of it reads the thread any more */
export async function warnOtherSide(ctx: RequestContext, em: EntityManager, report: ThreadReportRow): Promise<void> {
  const other = otherSide(report.reporterSide);
  const userIds = await findReaderIds(ctx, em, toSubject(report), other);
  if (userIds.length === 0) throw new DomainError('CONFLICT', REPORT_MESSAGES.nobodyToWarn);
  const warning = { audience: NotificationAudience[other], kind: NotificationKind.THREAD_WARNED, userIds };
  await notifyInApp(ctx, em, [{ ...warning, ...toAbout(report) }]);
}
