import { mixed, object, type InferType } from 'yup';
import { choice, day } from '../input/fields.js';
import { SEARCH_LIMITS } from '../halls/limits.js';
import { atMost, optionalText, text } from '../text/text.js';
import { isDay, isTimeOfDay } from '../time/days.js';
import { CITY_RULE_LIMITS } from './limits.js';
import { CityRuleEffect, CityRuleKind, CityRuleState } from './rules.js';

const { cityMaxCharacters, sourceMaxCharacters, closingFrom, nightEnds } = CITY_RULE_LIMITS;

/** Messages about city rules. */
export const CITY_RULE_MESSAGES = {
  cityRequired: 'City is required',
  kind: 'Kind must be closing hour or one dish',
  effect: 'A rule either warns or refuses',
  onlyWarns: 'The one-dish rule can only warn: bookings don’t say what is served',
  closingInvalid: `The closing hour must be a time from ${closingFrom} to ${nightEnds} of the next morning`,
  closingRequired: 'Give the closing hour',
  noClosing: 'Only a closing hour has a time',
  dayRequired: 'First day is required',
  dayInvalid: 'Date is not a day',
  lastDayRequired: 'Last day is required',
  order: 'The last day must not be before the first',
  sourceRequired: 'Source is required',
  state: 'State must be current, upcoming or over',
  once: 'This city has a rule of the same kind on some of these days',
  later: 'The rule ends before that day',
  notFound: 'City rule not found',
} as const;

const messages = CITY_RULE_MESSAGES;

/** The values of a rule, as validation sees them beside each other. */
interface Siblings {
  kind?: CityRuleKind;
  firstDay?: string | null;
}

function isClosingTime(value: string): boolean {
  return isTimeOfDay(value) && (value >= closingFrom || value < nightEnds);
}

function city() {
  return text({ required: messages.cityRequired, max: atMost('City', cityMaxCharacters), isName: true });
}

/** A rule of a city (docs/decisions/0025-schedule.md). */
export const cityRuleSchema = object({
  city: city(),
  kind: choice(Object.values(CityRuleKind), messages.kind),
  effect: choice(Object.values(CityRuleEffect), messages.effect).test(
    'checkable',
    messages.onlyWarns,
    (effect, { parent }) => effect === CityRuleEffect.WARN || (parent as Siblings).kind !== CityRuleKind.ONE_DISH,
  ),
  closingTime: optionalText({ max: [5, messages.closingInvalid], matches: [isClosingTime, messages.closingInvalid] })
    .test(
      'given',
      messages.closingRequired,
      (time, { parent }) => Boolean(time) || (parent as Siblings).kind !== CityRuleKind.CLOSING_HOUR,
    )
    .test(
      'none',
      messages.noClosing,
      (time, { parent }) => !time || (parent as Siblings).kind !== CityRuleKind.ONE_DISH,
    ),
  firstDay: day(messages.dayRequired, messages.dayInvalid),
  lastDay: optionalText({ max: [10, messages.dayInvalid], matches: [isDay, messages.dayInvalid] }).test(
    'order',
    messages.order,
    (lastDay, { parent }) => {
      const { firstDay } = parent as Siblings;
      return !lastDay || !firstDay || lastDay >= firstDay;
    },
  ),
  source: text({ required: messages.sourceRequired, max: atMost('Source', sourceMaxCharacters) }),
});
export type CityRuleInput = InferType<typeof cityRuleSchema>;

export const endCityRuleSchema = object({ lastDay: day(messages.lastDayRequired, messages.dayInvalid) });

/** Whose rules are asked for. */
export const citySchema = object({ city: city() });

/** The filter of staff's list. */
export const cityRuleFilterSchema = object({
  text: optionalText({ max: atMost('Text', SEARCH_LIMITS.textMaxCharacters) }),
  kind: mixed<CityRuleKind>()
    .nullable()
    .optional()
    .oneOf([...Object.values(CityRuleKind), null], messages.kind),
  state: mixed<CityRuleState>()
    .nullable()
    .optional()
    .oneOf([...Object.values(CityRuleState), null], messages.state),
});
