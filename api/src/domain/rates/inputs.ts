import { object } from 'yup';
import type { InferType } from 'yup';
import { weekdayList } from '../availability/inputs.js';
import { ServicePriceType } from '../catalogue/price-types.js';
import { choice, day, optionalDay, optionalId, optionalMoney, optionalNumeric } from '../input/fields.js';
import { previousVersion } from '../input/version.js';
import { atMost, optionalText } from '../text/text.js';
import { addDays, isDay } from '../time/days.js';
import { HIJRI_LIMITS, RATE_LIMITS } from './limits.js';

const { leastPercent, mostPercent, maxDays, perHallMax } = RATE_LIMITS;

/** Messages about rates. */
export const RATE_MESSAGES = {
  hallUnknown: 'Hall is not known',
  dayInvalid: 'Date is not a day',
  datesTogether: 'Give the first day of the dates',
  order: 'The last day must not be before the first',
  tooLong: `Dates can be at most ${maxDays} days long`,
  inPast: 'The last day is over',
  seasonInvalid: 'A season’s day is a month and a day such as 11-01',
  seasonTogether: 'Give both a first and a last day of the season',
  month: 'A Hijri month must be between 1 (Muharram) and 12 (Dhul Hijjah)',
  onePeriod: 'Choose dates, a season or a Hijri month, not several of them',
  never: 'Choose days of the week, dates, a season, a Hijri month or a shift',
  percentage: `The change must be whole percents between ${leastPercent} and ${mostPercent}`,
  noChange: 'A change of 0% changes nothing',
  oneChange: 'Give either a change in percent or a price',
  priceType: 'Price type must be fixed, per hour or per person',
  equal: (name: string): string => `“${name}” holds on the same days, and neither is more specific`,
  equalOnceRenamed: (name: string): string =>
    `With this name, another rate would hold on the same days as “${name}”: change or remove one of them first`,
  tooMany: `A hall can have at most ${perHallMax} rates of its own, and all halls as many`,
} as const;

const messages = RATE_MESSAGES;

/** The values of a rate, as validation sees them beside each other. */
interface Siblings {
  shiftName?: string | null;
  weekdays?: readonly unknown[] | null;
  firstDay?: string | null;
  seasonStart?: string | null;
  seasonEnd?: string | null;
  hijriMonth?: number | string | null;
  percentage?: number | string | null;
  price?: number | string | null;
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** `MM-DD`; 29 February is one. */
function seasonDay() {
  const isDayOfYear = (value: string) => isDay(`2024-${value}`);
  return optionalText({ max: [5, messages.seasonInvalid], matches: [isDayOfYear, messages.seasonInvalid] });
}

function saysWhen({ shiftName, weekdays, firstDay, seasonStart, hijriMonth }: Siblings): boolean {
  const hasDays = Array.isArray(weekdays) && weekdays.length > 0;
  return hasDays || [shiftName, firstDay, seasonStart, hijriMonth].some(isGiven);
}

/** A rate of a hall or of all of them (docs/decisions/0025-schedule.md). */
export const hallRateSchema = object({
  hallId: optionalId(messages.hallUnknown),
  name: optionalText({ max: atMost('Name', RATE_LIMITS.nameMaxCharacters), isName: true }),
  shiftName: optionalText({ max: atMost('Shift', RATE_LIMITS.nameMaxCharacters) }),
  weekdays: weekdayList().test('when', messages.never, (_weekdays, { parent }) => saysWhen(parent as Siblings)),
  firstDay: optionalDay(messages.dayInvalid),
  lastDay: optionalDay(messages.dayInvalid)
    .test(
      'together',
      messages.datesTogether,
      (lastDay, { parent }) => !lastDay || isGiven((parent as Siblings).firstDay),
    )
    .test('order', messages.order, (lastDay, { parent }) => {
      const { firstDay } = parent as Siblings;
      return !lastDay || !firstDay || lastDay >= firstDay;
    })
    .test('length', messages.tooLong, (lastDay, { parent }) => {
      const { firstDay } = parent as Siblings;
      return !lastDay || !firstDay || !isDay(firstDay) || lastDay < addDays(firstDay, maxDays);
    }),
  seasonStart: seasonDay().test(
    'one',
    messages.onePeriod,
    (start, { parent }) => !start || !isGiven((parent as Siblings).firstDay),
  ),
  seasonEnd: seasonDay().test(
    'together',
    messages.seasonTogether,
    (end, { parent }) => isGiven(end) === isGiven((parent as Siblings).seasonStart),
  ),
  hijriMonth: optionalNumeric({
    required: messages.month,
    min: [1, messages.month],
    max: [12, messages.month],
    whole: messages.month,
  }).test('one', messages.onePeriod, (month, { parent }) => {
    const { firstDay, seasonStart } = parent as Siblings;
    return !isGiven(month) || (!isGiven(firstDay) && !isGiven(seasonStart));
  }),
  percentage: optionalNumeric({
    required: messages.percentage,
    min: [leastPercent, messages.percentage],
    max: [mostPercent, messages.percentage],
    whole: messages.percentage,
  })
    .test('change', messages.noChange, (percentage) => percentage !== 0)
    .test(
      'some',
      messages.oneChange,
      (percentage, { parent }) => isGiven(percentage) || isGiven((parent as Siblings).price),
    ),
  price: optionalMoney().test(
    'one',
    messages.oneChange,
    (price, { parent }) => isGiven(price) !== isGiven((parent as Siblings).percentage),
  ),
  // A rate with a percentage has none: as it is read, it can be sent again.
  priceType: choice(Object.values(ServicePriceType), messages.priceType)
    .transform((type: ServicePriceType | null) => type ?? undefined)
    .default(ServicePriceType.PER_PERSON),
  previousVersion: previousVersion(),
});
export type HallRateInput = InferType<typeof hallRateSchema>;

const { firstYear, lastYear, correctionMaxDays, sourceMaxCharacters } = HIJRI_LIMITS;

/** Messages about the Hijri calendar. */
export const HIJRI_MESSAGES = {
  year: `A Hijri year must be between ${firstYear} and ${lastYear}`,
  month: messages.month,
  dayRequired: 'First day is required',
  tooFar: (calculated: string): string =>
    `The first day can be at most ${correctionMaxDays} days from ${calculated}, as calculated`,
} as const;

/** The first day of a Hijri month as it was announced. */
export const hijriMonthSchema = object({
  firstDay: day(HIJRI_MESSAGES.dayRequired, messages.dayInvalid),
  source: optionalText({ max: atMost('Source', sourceMaxCharacters) }),
});
export type HijriMonthInput = InferType<typeof hijriMonthSchema>;
