import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor } from '../../domain/accounts/second-factor.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { otherSide } from '../../domain/threads/messages.js';
import { isUpheld, ReportOutcome } from '../../domain/threads/reports.js';
import { notifyInApp } from '../notifications/notification.changes.js';
import { queueMails } from '../notifications/outbox.service.js';
import { findReaders } from './thread-mail.queries.js';
import { createReportMail } from './thread-report.mails.js';
import type { ThreadReportRow } from './thread-report.queries.js';
import { toIds, toSubject } from './thread.subjects.js';

/** Tells the reporter, who may have left the business meanwhile, how a report ended; and the other side that it was warned. */
export async function notifyOfOutcome(
  ctx: RequestContext,
  em: EntityManager,
  report: ThreadReportRow,
  outcome: ReportOutcome,
): Promise<void> {
  const subject = toSubject(report);
  const about = { subject: toIds(subject), event: report.id };
  const mustHaveFactor = needsSecondFactor(ctx.app.env.requireSecondFactor, Role.BUSINESS);
  const reporters = (await findReaders(em, subject, report.reporterSide, mustHaveFactor)).filter(
    ({ id }) => id === report.reporterId,
  );
  const kind = isUpheld(outcome) ? NotificationKind.REPORT_UPHELD : NotificationKind.REPORT_DISMISSED;
  const audience = NotificationAudience[report.reporterSide];
  await notifyInApp(ctx, em, [{ audience, kind, userIds: reporters.map(({ id }) => id), ...about }]);
  const mailed = reporters.filter(({ isMailed }) => isMailed);
  await queueMails(
    ctx,
    em,
    mailed.map((reader) => createReportMail(report, outcome, reader)),
  );
  if (outcome !== ReportOutcome.WARNED) return;
  const other = otherSide(report.reporterSide);
  const warned = (await findReaders(em, subject, other, mustHaveFactor)).map(({ id }) => id);
  const warning = { audience: NotificationAudience[other], kind: NotificationKind.THREAD_WARNED, userIds: warned };
  await notifyInApp(ctx, em, [{ ...warning, ...about }]);
}
