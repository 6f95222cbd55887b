import { ReportOutcome } from '../../domain/threads/reports.js';
import { say } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import { toThreadAction } from './thread.mails.js';
import type { ThreadReportRow } from './thread-report.queries.js';

const PARAGRAPHS: Readonly<Record<ReportOutcome, string>> = {
  NOTHING_FOUND:
    'Our staff read the conversation that you reported and found nothing against our rules. You can end it on its page.',
  WARNED: 'Our staff read the conversation that you reported, and asked the other side to keep to our rules.',
  ENDED: 'Our staff read the conversation that you reported, and ended it: nobody can write there any more.',
  MESSAGE_REMOVED: 'Our staff read the conversation that you reported, and removed the message.',
};

/** Tells who reported a thread how that ended. It quotes nothing. */
export function createReportMail(
  report: Pick<ThreadReportRow, 'id' | 'hallTitle' | 'bookingId' | 'enquiryId' | 'reporterSide'>,
  outcome: ReportOutcome,
  reader: { name: string; email: string },
): Mail {
  return {
    to: reader.email,
    kind: 'thread-report-resolved',
    dedupeKey: `thread-report-resolved:${report.id}`,
    text: {
      subject: say`Your report about ${report.hallTitle}`,
      greeting: say`Hello ${reader.name},`,
      paragraphs: [PARAGRAPHS[outcome]],
      facts: [['Hall', report.hallTitle]],
      action: toThreadAction(report, report.reporterSide),
    },
  };
}
