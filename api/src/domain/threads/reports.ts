import { object } from 'yup';
import { choice, optionalChoice, optionalId } from '../input/fields.js';
import { atMost, optionalText } from '../text/text.js';

/** Why a thread is reported (docs/decisions/0074-talk.md). */
export const ReportCategory = {
  SPAM: 'SPAM',
  /** Fraud, or asking to pay elsewhere. */
  FRAUD: 'FRAUD',
  ABUSE: 'ABUSE',
  /** What its note says. */
  OTHER: 'OTHER',
} as const;
export type ReportCategory = keyof typeof ReportCategory;

/** The categories in the order in which they are offered. */
export const REPORT_CATEGORIES = Object.values(ReportCategory);

/** How staff resolved a report. */
export const ReportOutcome = {
  NOTHING_FOUND: 'NOTHING_FOUND',
  /** The other side was warned. */
  WARNED: 'WARNED',
  /** The conversation was ended; no side can resume it. */
  ENDED: 'ENDED',
  /** The reported message was removed. */
  MESSAGE_REMOVED: 'MESSAGE_REMOVED',
} as const;
export type ReportOutcome = keyof typeof ReportOutcome;

/** The outcomes in the order in which they are offered. */
export const REPORT_OUTCOMES = Object.values(ReportOutcome);

/** Which reports staff list. */
export const ReportState = { OPEN: 'OPEN', RESOLVED: 'RESOLVED', ALL: 'ALL' } as const;
export type ReportState = keyof typeof ReportState;

/** The order of the reports. */
export const ReportOrder = { OLDEST: 'OLDEST', NEWEST: 'NEWEST' } as const;
export type ReportOrder = keyof typeof ReportOrder;

/** Limits of reports. */
export const REPORT_LIMITS = { noteMaxCharacters: 500 } as const;

/** Messages about reports. */
export const REPORT_MESSAGES = {
  categoryUnknown: 'Please choose what is wrong',
  noteRequired: 'Please say what is wrong',
  messageUnknown: 'Choose a message of the other side',
  nothingWritten: 'Nothing was written here that could be reported.',
  alreadyReported: 'You have reported this conversation already: Mehfil’s staff will look at it.',
  notFound: 'Report not found',
  outcomeUnknown: 'Please choose an outcome',
  stateUnknown: 'State must be open, resolved or all',
  noMessage: 'This report names no message that could be removed',
  resolved: 'This report was resolved already.',
  unread: 'Please read the conversation before you resolve its report.',
  messageGone: 'This message was deleted meanwhile. Please choose another outcome.',
  nobodyToWarn: 'Nobody on the other side reads this conversation any more: there is nobody to warn.',
} as const;

const note = optionalText({ max: atMost('Note', REPORT_LIMITS.noteMaxCharacters), multiline: true });

/** What is wrong with a thread, or with a message of it; *other* needs words. */
export const reportThreadSchema = object({
  category: choice(REPORT_CATEGORIES, REPORT_MESSAGES.categoryUnknown),
  note: note.test('other', REPORT_MESSAGES.noteRequired, (value, context) => {
    const { category } = context.parent as { category?: string };
    return category !== ReportCategory.OTHER || Boolean(value);
  }),
  messageId: optionalId(REPORT_MESSAGES.messageUnknown),
});

/** How staff resolve a report. */
export const resolveReportSchema = object({
  outcome: choice(REPORT_OUTCOMES, REPORT_MESSAGES.outcomeUnknown),
  note,
});

/** Which reports staff list. */
export const reportFilterSchema = object({
  state: optionalChoice(Object.values(ReportState), REPORT_MESSAGES.stateUnknown),
  category: optionalChoice(REPORT_CATEGORIES, REPORT_MESSAGES.categoryUnknown),
});

/** What is wrong with an outcome of a report; null if nothing is. */
export function outcomeProblem(outcome: ReportOutcome, report: { messageId: number | null }): string | null {
  return outcome === ReportOutcome.MESSAGE_REMOVED && report.messageId === null ? REPORT_MESSAGES.noMessage : null;
}

/** Whether staff found something against the rules. */
export function isUpheld(outcome: ReportOutcome): boolean {
  return outcome !== ReportOutcome.NOTHING_FOUND;
}
