import { object } from 'yup';
import type { InferType } from 'yup';
import { AVAILABILITY_LIMITS } from './limits.js';
import { BOOKING_LIMITS } from '../bookings/limits.js';
import { day, optionalId } from '../input/fields.js';

import { atMost, optionalText } from '../text/text.js';
import { isDay, isTimeOfDay } from '../time/days.js';
import { addDays } from '../time/zone.js';

const BLOCK_MESSAGES = {
  hallUnknown: 'Hall is not known',
  dateRequired: 'Date is required',
  dayInvalid: 'Date is not a day',
  order: 'The last day must not be before the first',
  tooLong: `At most ${AVAILABILITY_LIMITS.blockMaxDays} days can be blocked at once`,
  timesTogether: 'Give both a start and an end time, or neither',
  oneDay: 'Hours can be blocked on one day only',
} as const;

function optionalTime() {
  return optionalText({ max: [5, 'Invalid time format'], matches: [isTimeOfDay, 'Invalid time format'] });
}

interface BlockSiblings {
  date?: string;
  untilDate?: string | null;
  startTime?: string | null;
}

/** A block: whole days, or hours of one day; of all halls without a hall. */
export const blockHallSchema = object({
  hallId: optionalId(BLOCK_MESSAGES.hallUnknown),
  date: day(BLOCK_MESSAGES.dateRequired),
  untilDate: optionalText({ max: [10, BLOCK_MESSAGES.dayInvalid], matches: [isDay, BLOCK_MESSAGES.dayInvalid] })
    .test('order', BLOCK_MESSAGES.order, (untilDate, context) => {
      const { date } = context.parent as BlockSiblings;
      return !untilDate || !date || untilDate >= date;
    })
    .test('length', BLOCK_MESSAGES.tooLong, (untilDate, context) => {
      const { date } = context.parent as BlockSiblings;
      return !untilDate || !date || !isDay(date) || untilDate < addDays(date, AVAILABILITY_LIMITS.blockMaxDays);
    }),
  startTime: optionalTime(),
  endTime: optionalTime()
    .test('together', BLOCK_MESSAGES.timesTogether, (endTime, context) => {
      const { startTime } = context.parent as BlockSiblings;
      return Boolean(startTime) === Boolean(endTime);
    })
    .test('one day', BLOCK_MESSAGES.oneDay, (endTime, context) => {
      const { untilDate, date } = context.parent as BlockSiblings;
      return !endTime || !untilDate || untilDate === date;
    }),
  note: optionalText({ max: atMost('Note', BOOKING_LIMITS.notesMaxCharacters), multiline: true }),
});
export type BlockHallInput = InferType<typeof blockHallSchema>;
