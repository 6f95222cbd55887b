import { array, mixed, number } from 'yup';
import type { ISchema, MixedSchema, NumberSchema, StringSchema } from 'yup';
import { amountProblem, MONEY_MESSAGES } from '../money/money.js';
import { optionalText, text } from '../text/text.js';
import type { TextRules } from '../text/text.js';
import { isDay, isTimeOfDay } from '../time/days.js';
import { isInstant } from '../time/zone.js';

/** What a number field allows, and its sentences; the first broken one is told. */
export interface NumberRules {
  required: string;
  min?: readonly [number, string];
  max?: readonly [number, string];
  /** Set where fractions are refused. */
  whole?: string;
  /** Set for amounts and percentages: two decimals at most. */
  twoDecimals?: string;
}

declare module 'yup' {
  interface CustomSchemaMetadata {
    number?: NumberRules;
  }
}

const DECIMAL = /^[+-]?\d{1,20}(\.\d{1,20})?$/;

// Forms hand over text; anything but plain decimal text is not a number ("0x10", "1e9", "12abc").
function cleanNumber(_cast: unknown, original: unknown): unknown {
  if (typeof original !== 'string') return original;
  const typed = original.trim();
  if (typed === '') return null;
  return DECIMAL.test(typed) ? Number(typed) : Number.NaN;
}

function numberProblem(value: number, rules: NumberRules): string | null {
  if (!Number.isFinite(value)) return rules.required;
  if (rules.min && value < rules.min[0]) return rules.min[1];
  if (rules.max && value > rules.max[0]) return rules.max[1];
  if (rules.whole !== undefined && !Number.isInteger(value)) return rules.whole;
  if (rules.twoDecimals !== undefined && Math.round(value * 100) / 100 !== value) return rules.twoDecimals;
  return null;
}

function cleanedNumber(): NumberSchema {
  const schema = number();
  schema.transforms = [cleanNumber];
  return schema;
}

/** A number that must be there; empty text counts as absent. */
export function numeric(rules: NumberRules): NumberSchema<number> {
  return cleanedNumber()
    .meta({ number: rules })
    .typeError(rules.required)
    .defined(rules.required)
    .nonNullable(rules.required)
    .test('number', (value: number | null | undefined, context) => {
      const problem = value === null || value === undefined ? null : numberProblem(value, rules);
      return problem === null || context.createError({ message: problem });
    });
}

/** A number that may be absent (undefined: leave as it is) or none (null, empty text). */
export function optionalNumeric(rules: NumberRules): NumberSchema<number | null | undefined> {
  return cleanedNumber()
    .meta({ number: rules })
    .typeError(rules.required)
    .nullable()
    .optional()
    .test('number', (value: number | null | undefined, context) => {
      const problem = value === null || value === undefined ? null : numberProblem(value, rules);
      return problem === null || context.createError({ message: problem });
    });
}

/** The largest id that the wire's Int can hold. */
const ID_MAX = 2_147_483_647;

/** The id of something that has to be chosen. */
export function id(required: string): NumberSchema<number> {
  return numeric({ required, min: [1, required], max: [ID_MAX, required], whole: required });
}

/** The id of something that may be chosen. */
export function optionalId(invalid: string): NumberSchema<number | null | undefined> {
  return optionalNumeric({ required: invalid, min: [1, invalid], max: [ID_MAX, invalid], whole: invalid });
}

/** What takes the place of a list that is too long: yup would cast and judge every item before it looks at the length. */
const TOO_LONG = Symbol('too long');

/** A list with a largest length, which is checked before any item is; absent and null count as empty. */
export function list<T>(each: ISchema<T>, label: string, most: number) {
  const tooLong = `${label} can be at most ${most}`;
  return array(each)
    .meta({ list: { max: most } })
    .transform((_cast: unknown, original: unknown) => {
      if (original === null) return [];
      return Array.isArray(original) && original.length > most ? TOO_LONG : original;
    })
    .typeError(({ value }: { value: unknown }) => (value === TOO_LONG ? tooLong : `${label} must be a list`))
    .max(most, tooLong)
    .default(() => []);
}

/** A list of ids, each at most once; absent and null count as empty. */
export function idList(label: string, most: number) {
  return list(id(`${label} must be ids`), label, most).test(
    'once',
    `${label} can be given once each`,
    (ids) => ids === undefined || new Set(ids).size === ids.length,
  );
}

/** A price in units of the currency: not negative, two decimals at most, within the column. */
export function money(required: string, positive?: string): NumberSchema<number> {
  return cleanedNumber()
    .meta({ money: { positive: positive !== undefined } })
    .typeError(MONEY_MESSAGES.invalid)
    .defined(required)
    .nonNullable(required)
    .test('money', (value: number | null | undefined, context) => {
      const problem = value === null || value === undefined ? null : moneyProblem(value, positive);
      return problem === null || context.createError({ message: problem });
    });
}

function moneyProblem(value: number, positive: string | undefined): string | null {
  if (positive !== undefined && value <= 0) return positive;
  return amountProblem(value);
}

/** An amount that may be absent. */
export function optionalMoney(): NumberSchema<number | null | undefined> {
  return cleanedNumber()
    .meta({ money: { positive: false } })
    .typeError(MONEY_MESSAGES.invalid)
    .nullable()
    .optional()
    .test('money', (value: number | null | undefined, context) => {
      const problem = value === null || value === undefined ? null : amountProblem(value);
      return problem === null || context.createError({ message: problem });
    });
}

/** A percentage from 0 to 100 with two decimals at most. */
export function percent(label: string): NumberSchema<number> {
  const range = `${label} must be between 0 and 100`;
  return numeric({
    required: range,
    min: [0, range],
    max: [100, range],
    twoDecimals: `${label} can have at most two decimals`,
  });
}

/** One of the given values, exactly as written. */
export function choice<T extends string | number>(values: readonly T[], message: string): MixedSchema<T> {
  return mixed<T>()
    .oneOf([...values], message)
    .defined(message)
    .nonNullable(message);
}

/** Yes or no; texts and numbers don't count as either. */
export function flag(label: string): MixedSchema<boolean> {
  const message = `${label} must be yes or no`;
  return mixed<boolean>((value): value is boolean => typeof value === 'boolean')
    .typeError(message)
    .defined(message)
    .nonNullable(message);
}

function patterned(required: string, matches: NonNullable<TextRules['matches']>): StringSchema<string> {
  return text({ required, max: [40, matches[1]], matches });
}

/** A calendar day `YYYY-MM-DD` that exists. */
export function day(required: string, invalid = required): StringSchema<string> {
  return patterned(required, [isDay, invalid]);
}

/** A time of day `HH:MM`, 24 hours. */
export function timeOfDay(required: string): StringSchema<string> {
  return patterned(required, [isTimeOfDay, 'Invalid time format']);
}

/** An instant in ISO 8601 with its offset, as text. */
export function instant(required: string): StringSchema<string> {
  return patterned(required, [isInstant, 'Must be an instant such as 2027-01-31T14:00:00Z']);
}

/** An instant that may be absent; null and empty text say none. */
export function optionalInstant(): StringSchema<string | null | undefined> {
  const invalid = 'Must be an instant such as 2027-01-31T14:00:00Z';
  return optionalText({ max: [40, invalid], matches: [isInstant, invalid] });
}
