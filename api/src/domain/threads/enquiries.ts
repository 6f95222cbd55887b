import { object } from 'yup';
import { choice, day, flag, optionalChoice, optionalId } from '../input/fields.js';
import { atMost, optionalText } from '../text/text.js';
import { addDays } from '../time/days.js';
import { THREAD_MESSAGES } from './messages.js';

/** Where an enquiry stands for its business (docs/decisions/0080-enquiries-as-work.md). */
export const EnquiryStage = {
  /** Nobody of the business has written. */
  NEW: 'NEW',
  ANSWERED: 'ANSWERED',
  /** An offer for it waits for its customer. */
  OFFERED: 'OFFERED',
  /** Its request waits for an answer. */
  HELD: 'HELD',
  /** Its booking is accepted or confirmed. */
  WON: 'WON',
  LOST: 'LOST',
} as const;
export type EnquiryStage = keyof typeof EnquiryStage;

/** The stages in the order in which an enquiry goes through them. */
export const ENQUIRY_STAGES = Object.values(EnquiryStage);

/** Why an enquiry was lost. */
export const LostReason = {
  PRICE: 'PRICE',
  DATE_TAKEN: 'DATE_TAKEN',
  FOUND_ELSEWHERE: 'FOUND_ELSEWHERE',
  NO_ANSWER: 'NO_ANSWER',
  /** What its note says. */
  OTHER: 'OTHER',
} as const;
export type LostReason = keyof typeof LostReason;

/** The reasons in the order in which they are offered. */
export const LOST_REASONS = Object.values(LostReason);

/** How an enquiry came in. */
export const EnquirySource = {
  /** A customer asked with an account. */
  APP: 'APP',
  PHONE: 'PHONE',
  WALK_IN: 'WALK_IN',
  WHATSAPP: 'WHATSAPP',
  OTHER: 'OTHER',
} as const;
export type EnquirySource = keyof typeof EnquirySource;

/** The sources in the order in which statistics show them. */
export const ENQUIRY_SOURCES = Object.values(EnquirySource);

/** A source of enquiries that a business enters by hand. */
export type EnteredSource = Exclude<EnquirySource, 'APP'>;

/** The sources of enquiries that a business enters by hand, in the order in which they are offered. */
export const ENTERED_SOURCES: readonly EnteredSource[] = ENQUIRY_SOURCES.filter(
  (source) => source !== EnquirySource.APP,
);

/** The order of the pipeline. */
export const PipelineOrder = {
  /** The latest message first. */
  LATEST: 'LATEST',
  /** Whose latest message is the oldest first. */
  OLDEST: 'OLDEST',
  /** The next function first; those without a day, and then those that are over, last. */
  SOONEST: 'SOONEST',
} as const;
export type PipelineOrder = keyof typeof PipelineOrder;

/** Limits of enquiries as work. */
export const ENQUIRY_LIMITS = {
  lostNoteMaxCharacters: 300,
  /** Of what a guest asked, where it is entered by hand. */
  noteMaxCharacters: 1000,
  /** How far ahead a follow-up day may be. */
  followUpMaxDays: 730,
  /** From which hour of its day on people are reminded, in the hall's time zone. */
  followUpHour: 8,
  /** Days that statistics look back. */
  summaryDays: 90,
  /** Halls that statistics name, those with the most enquiries first. */
  summaryHallsMax: 200,
} as const;

/** Messages about enquiries as work. */
export const ENQUIRY_MESSAGES = {
  reasonUnknown: 'Please choose why it was lost',
  noteRequired: 'Please say why it was lost',
  stageUnknown: 'Stage must be new, answered, offered, held, won or lost',
  hallInvalid: 'Hall is not known',
  followUpRequired: 'Choose the day on which you ask again',
  followUpFar: 'Choose a day within the next two years',
  lost: 'This enquiry is lost: reopen it first',
  sourceRequired: 'Choose how the guest asked',
  sourceUnknown: 'Source must be app, phone, walk-in, WhatsApp or other',
  booked: 'This enquiry has a booking already',
  changed: 'Somebody changed this enquiry meanwhile. Look at it again before you change it.',
} as const;

/** Why an enquiry is lost; *other* needs words. */
export const loseEnquirySchema = object({
  reason: choice(LOST_REASONS, ENQUIRY_MESSAGES.reasonUnknown),
  note: optionalText({ max: atMost('Note', ENQUIRY_LIMITS.lostNoteMaxCharacters) }).test(
    'other',
    ENQUIRY_MESSAGES.noteRequired,
    (note, context) => {
      const { reason } = context.parent as { reason?: string };
      return reason !== LostReason.OTHER || Boolean(note);
    },
  ),
});

/** The day on which the business asks again. */
export const followUpSchema = object({
  day: day(ENQUIRY_MESSAGES.followUpRequired, THREAD_MESSAGES.dayInvalid),
});

/** Which entries of the pipeline are listed. */
export const pipelineFilterSchema = object({
  stage: optionalChoice(ENQUIRY_STAGES, ENQUIRY_MESSAGES.stageUnknown),
  hallId: optionalId(ENQUIRY_MESSAGES.hallInvalid),
  source: optionalChoice(ENQUIRY_SOURCES, ENQUIRY_MESSAGES.sourceUnknown),
  followUpDue: flag('Follow-up due').nullable().optional(),
});

/**
 * What is wrong with a follow-up day; null if nothing is.
 * @param today the hall's
 */
export function followUpProblem(followUp: string, today: string): string | null {
  if (followUp < today) return THREAD_MESSAGES.dayPast;
  return followUp > addDays(today, ENQUIRY_LIMITS.followUpMaxDays) ? ENQUIRY_MESSAGES.followUpFar : null;
}
