import { string } from 'yup';
import type { StringSchema } from 'yup';
import { hasLink } from './links.js';
import { hasBidiControls, normalizeFigures, normalizeText } from './normalize.js';

/** A limit and its message. */
export type Limit = readonly [characters: number, message: string];

/** The rules of a text field, checked in this order; the first violated one is reported. */
export interface TextRules {
  /** The message for a text that is missing or empty after trimming. Without it, an empty text is too short. */
  required?: string;
  min?: Limit;
  max: Limit;
  /** Checked only if the length is valid; must run in linear time. */
  matches?: readonly [test: RegExp | ((value: string) => boolean), message: string];
  /** Keeps line breaks and tabs (descriptions, comments). */
  multiline?: boolean;
  /** Refuses links, since names appear in other people's mails. */
  isName?: boolean;
  /** Digits of every script are read as 0 to 9, and invisible marks nowhere count: phones, days, times, codes. */
  isFigures?: boolean;
  /** The text of a file, in which control characters are refused later, where they stand. */
  isFile?: boolean;
  /** If false, the text stays as it was entered (passwords, files). */
  normalized?: boolean;
}

// The rules are attached to the schema: the description of the REST API is generated from them.
declare module 'yup' {
  interface CustomSchemaMetadata {
    text?: TextRules;
    money?: { positive: boolean };
    /** The maximum length of a list. */
    list?: { max: number };
  }
}

/** Message for NUL, control characters and invalid Unicode. */
export const FORBIDDEN_CHARACTERS = 'Contains characters that are not allowed';

/** Message for what reorders the words around a text: nobody sees what is wrong. */
export const INVISIBLE_MARKS =
  'Contains invisible marks that change the direction of text: type it instead of pasting it';

/** Message for a name that contains a link or an e-mail address. */
export const NO_LINKS = 'Can’t contain links or e-mail addresses';

// With the u flag, only lone surrogates match; emoji and right-to-left text are allowed.
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const FORBIDDEN_IN_LINES = /[\p{Cs}]|(?![\n\t])\p{Cc}/u;

/** Whether a text contains NUL, a control character or a lone surrogate. Multiline text may contain `\n` and tabs. */
export function hasForbiddenCharacters(value: string, multiline = false): boolean {
  return (multiline ? FORBIDDEN_IN_LINES : FORBIDDEN_IN_LINE).test(value);
}

/** The number of characters as PostgreSQL counts them: an emoji is one, not two. */
export function countCharacters(value: string): number {
  let length = 0;
  for (let at = 0; at < value.length; at += (value.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) length += 1;
  return length;
}

function longerThan(value: string, max: number): boolean {
  // Counts only if necessary: up to `max` units are never too long, more than twice as many always.
  if (value.length <= max) return false;
  return value.length > 2 * max || countCharacters(value) > max;
}

/**
 * The message of the first rule that a text violates, or null.
 * @param value the cleaned text
 */
function textProblem(value: string, rules: TextRules): string | null {
  if (value === '' && rules.required !== undefined) return rules.required;
  if (longerThan(value, rules.max[0])) return rules.max[1];
  if (rules.min && countCharacters(value) < rules.min[0]) return rules.min[1];
  if (!rules.isFile && hasForbiddenCharacters(value, rules.multiline)) return FORBIDDEN_CHARACTERS;
  if (rules.normalized !== false && hasBidiControls(value)) return INVISIBLE_MARKS;
  if (rules.isName && hasLink(value)) return NO_LINKS;
  if (rules.matches) {
    const [test, message] = rules.matches;
    if (!(typeof test === 'function' ? test(value) : test.test(value))) return message;
  }
  return null;
}

function cleaned(rules: TextRules): StringSchema {
  const schema = string();
  // Removes yup's conversion, which calls toString() on anything.
  schema.transforms = [];
  return schema
    .meta({ text: rules })
    .typeError(rules.required ?? rules.max[1])
    .transform((_cast: unknown, original: unknown) => cleanText(original, rules));
}

// Only strings are accepted: numbers and objects aren't converted.
function cleanText(original: unknown, { multiline, isFigures, normalized }: TextRules): unknown {
  if (typeof original !== 'string') return original;
  if (normalized === false) return multiline ? original.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : original;
  return isFigures ? normalizeFigures(original) : normalizeText(original, multiline);
}

/**
 * A required text. Absent and null count as empty.
 * @param rules length first, then pattern
 */
export function text(rules: TextRules): StringSchema<string> {
  const missing = rules.required ?? rules.min?.[1] ?? rules.max[1];
  return cleaned(rules)
    .defined(missing)
    .nonNullable(missing)
    .test('text', (value: string | null | undefined, context) => {
      // Absent only if a caller made the field optional.
      const problem = value === null || value === undefined ? null : textProblem(value, rules);
      return problem === null || context.createError({ message: problem });
    });
}

/** An optional text: undefined means unchanged; null and empty mean none. */
export function optionalText(rules: Omit<TextRules, 'required'>): StringSchema<string | null | undefined> {
  return cleaned(rules)
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .optional()
    .test('text', (value: string | null | undefined, context) => {
      const problem = value === null || value === undefined ? null : textProblem(value, rules);
      return problem === null || context.createError({ message: problem });
    });
}

/** A maximum length with its message. */
export function atMost(label: string, characters: number): Limit {
  return [characters, `${label} must be at most ${characters} characters`];
}

/** A minimum length with its message. */
export function atLeast(label: string, characters: number): Limit {
  return [characters, `${label} must be at least ${characters} characters`];
}

/** The form in which e-mail addresses are compared and unique: trimmed, Unicode NFKC, lower case. */
export function normalizeEmail(email: string): string {
  return comparable(email);
}

function comparable(value: string): string {
  // Lower case can contain decomposed letters (İ), so the text is normalized again.
  return value.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

const EMAIL_LOCAL = /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const EMAIL_LABEL = /^[\p{L}\p{N}\p{M}-]{1,63}$/u;

/** Whether this looks like a mail address: `name@domain.tld`. Runs in linear time. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1) return false;
  const local = value.slice(0, at);
  if (!EMAIL_LOCAL.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  const labels = value.slice(at + 1).split('.');
  if (labels.length < 2 || /^\d+$/.test(labels[labels.length - 1] ?? '')) return false;
  return labels.every((label) => EMAIL_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-'));
}

/** Digits, spaces, dashes and parentheses after an optional plus, with at least one digit. */
export function isPhone(value: string): boolean {
  return /^\+?[\d ()-]+$/.test(value) && /\d/.test(value);
}

/** A phone number for an application: an optional plus, then 10 to 20 digits, spaces, dashes, parentheses. */
export function isFullPhone(value: string): boolean {
  return /^\+?[\d ()-]{10,20}$/.test(value) && /\d/.test(value);
}
