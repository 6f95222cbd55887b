import { object } from 'yup';
import type { InferType } from 'yup';
import { ServicePriceType } from '../catalogue/price-types.js';
import { AVAILABILITY_LIMITS, EXCEPTION_LIMITS, SHIFT_LIMITS } from './limits.js';
import { shiftMinutes } from './shifts.js';
import { BOOKING_LIMITS } from '../bookings/limits.js';
import { choice, day, list, money, numeric, optionalId, timeOfDay } from '../input/fields.js';
import { previousVersion } from '../input/version.js';

import { atMost, optionalText, text } from '../text/text.js';
import { addDays, isDay, isTimeOfDay } from '../time/days.js';

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

/** Messages about shifts. */
export const SHIFT_INPUT_MESSAGES = {
  nameRequired: 'Name is required',
  weekdaysRequired: 'Choose at least one weekday',
  weekdayInvalid: 'A weekday must be between 0 (Sunday) and 6 (Saturday)',
  weekdaysOnce: 'Weekdays can be given once each',
  startRequired: 'Start time is required',
  endRequired: 'End time is required',
  length: `A shift lasts ${SHIFT_LIMITS.leastMinutes / 60} to ${SHIFT_LIMITS.mostMinutes / 60} hours`,
  priceRequired: 'Price is required',
  priceType: 'Price type must be fixed, per hour or per person',
  sameHours: (name: string): string => `${name} has the same hours on one of these days`,
  sameName: (name: string): string => `There is a shift called ${name} on one of these days`,
  tooMany: `A hall can have at most ${SHIFT_LIMITS.perHallMax} shifts`,
} as const;

const shiftMessages = SHIFT_INPUT_MESSAGES;

/** Weekdays, once each: 0 is Sunday, 6 Saturday. */
export function weekdayList() {
  const invalid = shiftMessages.weekdayInvalid;
  const each = numeric({ required: invalid, min: [0, invalid], max: [6, invalid], whole: invalid });
  return list(each, 'Weekdays', 7).test(
    'once',
    shiftMessages.weekdaysOnce,
    (days) => days === undefined || new Set(days).size === days.length,
  );
}

/** A shift of a hall (docs/decisions/0025-schedule.md). */
export const hallShiftSchema = object({
  name: text({
    required: shiftMessages.nameRequired,
    max: atMost('Name', SHIFT_LIMITS.nameMaxCharacters),
    isName: true,
  }),
  weekdays: weekdayList().min(1, shiftMessages.weekdaysRequired),
  startTime: timeOfDay(shiftMessages.startRequired),
  endTime: timeOfDay(shiftMessages.endRequired).test('length', shiftMessages.length, (endTime, context) => {
    const { startTime } = context.parent as { startTime?: unknown };
    if (typeof startTime !== 'string' || !isTimeOfDay(startTime) || !endTime || !isTimeOfDay(endTime)) return true;
    const minutes = shiftMinutes({ startTime, endTime });
    return minutes >= SHIFT_LIMITS.leastMinutes && minutes <= SHIFT_LIMITS.mostMinutes;
  }),
  price: money(shiftMessages.priceRequired),
  priceType: choice(Object.values(ServicePriceType), shiftMessages.priceType).default(ServicePriceType.PER_PERSON),
  previousVersion: previousVersion(),
});
export type HallShiftInput = InferType<typeof hallShiftSchema>;

/** Messages about special days and closed dates. */
export const EXCEPTION_MESSAGES = {
  ...BLOCK_MESSAGES,
  tooLong: `A period can be at most ${EXCEPTION_LIMITS.maxDays} days long`,
  timesTogether: 'Give both an opening and a closing time, or neither',
  once: 'There are special hours or a closing on one of these days already',
  tooMany: `There can be at most ${EXCEPTION_LIMITS.perBusinessMax} special days and closings`,
  inPast: 'The last day is over',
} as const;

const exceptionMessages = EXCEPTION_MESSAGES;

/** A special day, or a closing, of one hall or all of them; without times it is closed. */
export const scheduleExceptionSchema = object({
  hallId: optionalId(exceptionMessages.hallUnknown),
  firstDay: day(exceptionMessages.dateRequired),
  lastDay: optionalText({ max: [10, exceptionMessages.dayInvalid], matches: [isDay, exceptionMessages.dayInvalid] })
    .test('order', exceptionMessages.order, (lastDay, context) => {
      const { firstDay } = context.parent as { firstDay?: string };
      return !lastDay || !firstDay || lastDay >= firstDay;
    })
    .test('length', exceptionMessages.tooLong, (lastDay, context) => {
      const { firstDay } = context.parent as { firstDay?: string };
      return !lastDay || !firstDay || !isDay(firstDay) || lastDay < addDays(firstDay, EXCEPTION_LIMITS.maxDays);
    }),
  openingTime: optionalTime(),
  closingTime: optionalTime().test('together', exceptionMessages.timesTogether, (closingTime, context) => {
    const { openingTime } = context.parent as { openingTime?: string | null };
    return Boolean(openingTime) === Boolean(closingTime);
  }),
  note: optionalText({ max: atMost('Note', EXCEPTION_LIMITS.noteMaxCharacters) }),
});
export type ScheduleExceptionInput = InferType<typeof scheduleExceptionSchema>;
