import { array, mixed, number } from 'yup';
import type { ISchema, MixedSchema, NumberSchema, StringSchema } from 'yup';
import { amountProblem, MONEY_MESSAGES } from '../money/money.js';
import { normalizeText, NOT_A_NUMBER, parseNumber } from '../text/normalize.js';
import { optionalText, text } from '../text/text.js';
import type { TextRules } from '../text/text.js';
import { isDay, isTimeOfDay } from '../time/days.js';
import { isInstant } from '../time/zone.js';

/** The rules of a number field with their messages; the first violated one is reported. */
export interface NumberRules {
  required: string;
  min?: readonly [number, string];
  max?: readonly [number, string];
  /** If set, only integers are allowed. */
  whole?: string;
  /** If set, at most two decimals are allowed (amounts, percentages). */
  twoDecimals?: string;
}

declare module 'yup' {
  interface CustomSchemaMetadata {
    number?: NumberRules;
  }
}

// Forms pass text; only what says one number is one (not "0x10", "1e9", "12abc").
function cleanNumber(_cast: unknown, original: unknown): unknown {
  if (typeof original !== 'string') return original;
  return normalizeText(original) === '' ? null : parseNumber(original);
}

/** Tells a number that is missing from a text that is none, where a range or a list of ids doesn't say it already. */
function sayMistyped({ required, max, whole }: NumberRules) {
  if (required === max?.[1] || required === whole) return required;
  return ({ originalValue }: { originalValue: unknown }) =>
    typeof originalValue === 'string' && normalizeText(originalValue) !== '' ? NOT_A_NUMBER : required;
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

/** A required number; empty text counts as absent. */
export function numeric(rules: NumberRules): NumberSchema<number> {
  return cleanedNumber()
    .meta({ number: rules })
    .typeError(sayMistyped(rules))
    .defined(rules.required)
    .nonNullable(rules.required)
    .test('number', (value: number | null | undefined, context) => {
      const problem = value === null || value === undefined ? null : numberProblem(value, rules);
      return problem === null || context.createError({ message: problem });
    });
}

/** An optional number: undefined means unchanged; null and empty text mean none. */
export function optionalNumeric(rules: NumberRules): NumberSchema<number | null | undefined> {
  return cleanedNumber()
    .meta({ number: rules })
    .typeError(sayMistyped(rules))
    .nullable()
    .optional()
    .test('number', (value: number | null | undefined, context) => {
      const problem = value === null || value === undefined ? null : numberProblem(value, rules);
      return problem === null || context.createError({ message: problem });
    });
}

/** The largest GraphQL Int. */
const ID_MAX = 2_147_483_647;

/** A required id. */
export function id(required: string): NumberSchema<number> {
  return numeric({ required, min: [1, required], max: [ID_MAX, required], whole: required });
}

/** An optional id. */
export function optionalId(invalid: string): NumberSchema<number | null | undefined> {
  return optionalNumeric({ required: invalid, min: [1, invalid], max: [ID_MAX, invalid], whole: invalid });
}

/** Replaces a list that is too long: yup would cast and validate every item before checking the length. */
const TOO_LONG = Symbol('too long');

/** A list with a maximum length, which is checked before any item; absent and null count as empty. */
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

/** A list that may be null, which then means something else than an empty one. */
export function optionalList<T>(each: ISchema<T>, label: string, most: number) {
  const items = list(each, label, most).nullable().optional().default(undefined);
  // Last, after the transform that takes null for an empty list.
  return items.transform((cast: unknown, original: unknown) => (original === null ? null : cast));
}

/** A list of unique ids; absent and null count as empty. */
export function idList(label: string, most: number) {
  return list(id(`${label} must be ids`), label, most).test(
    'once',
    `${label} can be given once each`,
    (ids) => ids === undefined || new Set(ids).size === ids.length,
  );
}

/** An amount in currency units: not negative, at most two decimals, within the column's range. */
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

/** An optional amount. */
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

/** A percentage from 0 to 100 with at most two decimals. */
export function percent(label: string): NumberSchema<number> {
  const range = `${label} must be between 0 and 100`;
  return numeric({
    required: range,
    min: [0, range],
    max: [100, range],
    twoDecimals: `${label} can have at most two decimals`,
  });
}

/** One of the given values. */
export function choice<T extends string | number>(values: readonly T[], message: string): MixedSchema<T> {
  return mixed<T>()
    .oneOf([...values], message)
    .defined(message)
    .nonNullable(message);
}

/** A choice that may be left out. */
export function optionalChoice<T extends string>(
  values: readonly T[],
  message: string,
): MixedSchema<T | null | undefined> {
  return mixed<T>()
    .nullable()
    .optional()
    .oneOf([...values, null], message);
}

/** A boolean; texts and numbers aren't converted. */
export function flag(label: string): MixedSchema<boolean> {
  const message = `${label} must be yes or no`;
  return mixed<boolean>((value): value is boolean => typeof value === 'boolean')
    .typeError(message)
    .defined(message)
    .nonNullable(message);
}

function patterned(required: string, matches: NonNullable<TextRules['matches']>): StringSchema<string> {
  return text({ required, max: [40, matches[1]], matches, isFigures: true });
}

/** An existing calendar day, `YYYY-MM-DD`. */
export function day(required: string, invalid = required): StringSchema<string> {
  return patterned(required, [isDay, invalid]);
}

/** An optional calendar day, `YYYY-MM-DD`; null and empty text mean none. */
export function optionalDay(invalid: string) {
  return optionalText({ max: [10, invalid], matches: [isDay, invalid], isFigures: true });
}

/** A time of day `HH:MM`, 24 hours. */
export function timeOfDay(required: string): StringSchema<string> {
  return patterned(required, [isTimeOfDay, 'Invalid time format']);
}

/** An optional instant; null and empty text mean none. */
export function optionalInstant(): StringSchema<string | null | undefined> {
  const invalid = 'Must be an instant such as 2027-01-31T14:00:00Z';
  return optionalText({ max: [40, invalid], matches: [isInstant, invalid], isFigures: true });
}
