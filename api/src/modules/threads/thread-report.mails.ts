import type { ReportOutcome } from '../../domain/threads/reports.js';
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

/** Where the thread isn’t open to the reporter any more. */
const NOTHING_TO_END = 'Our staff read the conversation that you reported and found nothing against our rules.';

/** Tells who reported a thread how that ended. It quotes nothing, and leads to the thread while that is open to the reporter. */
export function createReportMail(
  report: Pick<ThreadReportRow, 'id' | 'hallTitle' | 'bookingId' | 'enquiryId' | 'reporterSide'>,
  outcome: ReportOutcome,
  reader: { name: string; email: string; isReader: boolean },
): Mail {
  return {
    to: reader.email,
    kind: 'thread-report-resolved',
    dedupeKey: `thread-report-resolved:${report.id}`,
    text: {
      subject: say`Your report about ${report.hallTitle}`,
      greeting: say`Hello ${reader.name},`,
      paragraphs: [outcome === 'NOTHING_FOUND' && !reader.isReader ? NOTHING_TO_END : PARAGRAPHS[outcome]],
      facts: [['Hall', report.hallTitle]],
      ...(reader.isReader ? { action: toThreadAction(report, report.reporterSide) } : {}),
    },
  };
}
