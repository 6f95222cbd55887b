import { object } from 'yup';
import { day, flag, optionalChoice, optionalDay, optionalId, optionalNumeric, timeOfDay } from '../input/fields.js';
import { atMost, optionalText } from '../text/text.js';
import { clientMutationId } from './inputs.js';
import { VISIT_LIMITS, VISIT_MESSAGES, VisitStatus } from './visits.js';

/** The order of a list of visits. */
export const VisitOrder = { SOONEST: 'SOONEST', LATEST: 'LATEST' } as const;
export type VisitOrder = keyof typeof VisitOrder;

/** A time at which somebody would like to see a hall, by the hall's clock. */
export const proposeVisitSchema = object({
  day: day(VISIT_MESSAGES.dayRequired, VISIT_MESSAGES.dayInvalid),
  time: timeOfDay(VISIT_MESSAGES.timeRequired),
  headCount: optionalNumeric({
    required: VISIT_MESSAGES.headCountRange,
    min: [1, VISIT_MESSAGES.headCountRange],
    max: [VISIT_LIMITS.headCountMax, VISIT_MESSAGES.headCountRange],
    whole: VISIT_MESSAGES.headCountInteger,
  }),
  note: optionalText({ max: atMost('Note', VISIT_LIMITS.noteMaxCharacters), multiline: true }),
  clientMutationId,
});

/** Which visits of a business are listed. The day is in the business's time zone. */
export const visitFilterSchema = object({
  hallId: optionalId(VISIT_MESSAGES.hallUnknown),
  status: optionalChoice(Object.values(VisitStatus), VISIT_MESSAGES.statusUnknown),
  standing: flag('Standing').nullable().optional(),
  coming: flag('Coming').nullable().optional(),
  from: optionalDay(VISIT_MESSAGES.fromInvalid),
});
