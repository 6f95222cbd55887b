import { string } from 'yup';
import type { StringSchema } from 'yup';
import { hasLink } from './links.js';

/** A limit and the sentence shown when it is broken. */
export type Limit = readonly [characters: number, message: string];

/** What a text field allows. Checks run in the order of these properties; the first broken one is told. */
export interface TextRules {
  /** Shown when the text is missing or, after trimming, empty. Without it an empty text counts as too short. */
  required?: string;
  min?: Limit;
  max: Limit;
  /** Runs only on a text whose length is right; must take time linear in the length. */
  matches?: readonly [test: RegExp | ((value: string) => boolean), message: string];
  /** Keeps line breaks and tabs (descriptions, comments). */
  multiline?: boolean;
  /** Refuses links: names go into other people's mails. */
  isName?: boolean;
  /** False keeps surrounding blanks (passwords). */
  trimmed?: boolean;
}

// What a schema demands can be read from it again: the description of the REST facade is made from it.
declare module 'yup' {
  interface CustomSchemaMetadata {
    text?: TextRules;
    money?: { positive: boolean };
    /** How many items a list can have. */
    list?: { max: number };
  }
}

/** Shown for NUL, control characters and broken Unicode. */
export const FORBIDDEN_CHARACTERS = 'Contains characters that are not allowed';

/** Shown for a name with a link or an e-mail address in it. */
export const NO_LINKS = 'Can’t contain links or e-mail addresses';

// With the u flag a surrogate matches only where it is alone; emoji and right-to-left text pass untouched.
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const FORBIDDEN_IN_LINES = /[\p{Cs}]|(?![\n\t])\p{Cc}/u;

/** Whether a text holds NUL, a control character or a lone surrogate. Several lines may hold `\n` and tabs. */
export function hasForbiddenCharacters(value: string, multiline = false): boolean {
  return (multiline ? FORBIDDEN_IN_LINES : FORBIDDEN_IN_LINE).test(value);
}

/** Characters as people (and PostgreSQL) count them: an emoji outside the basic plane is one, not two. */
export function countCharacters(value: string): number {
  let length = 0;
  for (let at = 0; at < value.length; at += (value.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) length += 1;
  return length;
}

function longerThan(value: string, max: number): boolean {
  // A text of at most `max` units is never longer, one of more than twice as many always: counting is bounded.
  if (value.length <= max) return false;
  return value.length > 2 * max || countCharacters(value) > max;
}

/**
 * The first rule that a present text breaks.
 *
 * @param value the cleaned text
 * @returns the sentence to show, or null when all is well
 */
function textProblem(value: string, rules: TextRules): string | null {
  if (value === '' && rules.required !== undefined) return rules.required;
  if (longerThan(value, rules.max[0])) return rules.max[1];
  if (rules.min && countCharacters(value) < rules.min[0]) return rules.min[1];
  if (hasForbiddenCharacters(value, rules.multiline)) return FORBIDDEN_CHARACTERS;
  if (rules.isName && hasLink(value)) return NO_LINKS;
  if (rules.matches) {
    const [test, message] = rules.matches;
    if (!(typeof test === 'function' ? test(value) : test.test(value))) return message;
  }
  return null;
}

function cleaned(rules: TextRules): StringSchema {
  const schema = string();
  // Without yup's own conversion, which calls toString() on whatever was sent.
  schema.transforms = [];
  return schema
    .meta({ text: rules })
    .typeError(rules.required ?? rules.max[1])
    .transform((_cast: unknown, original: unknown) => cleanText(original, rules));
}

// Nothing but a text becomes a text: a number or an object sent instead is refused, not converted.
function cleanText(original: unknown, rules: TextRules): unknown {
  if (typeof original !== 'string') return original;
  const lines = rules.multiline ? original.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : original;
  return rules.trimmed === false ? lines : lines.trim();
}

/**
 * A text that must be there. Absent and null count as empty.
 *
 * @param rules lengths, pattern and sentences, checked length first
 */
export function text(rules: TextRules): StringSchema<string> {
  const missing = rules.required ?? rules.min?.[1] ?? rules.max[1];
  return cleaned(rules)
    .defined(missing)
    .nonNullable(missing)
    .test('text', (value: string | null | undefined, context) => {
      // Absent only where a caller has made the field optional afterwards.
      const problem = value === null || value === undefined ? null : textProblem(value, rules);
      return problem === null || context.createError({ message: problem });
    });
}

/**
 * A text that may be absent. Absent stays undefined ("leave as it is"), null and empty become null ("none").
 */
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

/** The message of a text that is too long, in the specification's manner. */
export function atMost(label: string, characters: number): Limit {
  return [characters, `${label} must be at most ${characters} characters`];
}

/** The message of a text that is too short, in the specification's manner. */
export function atLeast(label: string, characters: number): Limit {
  return [characters, `${label} must be at least ${characters} characters`];
}

/** The form in which e-mail addresses are compared and kept unique: trimmed, Unicode NFKC, lower case. */
export function normalizeEmail(email: string): string {
  return comparable(email);
}

function comparable(value: string): string {
  // Lower-casing can leave a decomposed letter behind (İ), so the text is normalised again.
  return value.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

const EMAIL_LOCAL = /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const EMAIL_LABEL = /^[\p{L}\p{N}\p{M}-]{1,63}$/u;

/** Whether this looks like an address that mail can be sent to: `name@domain.tld`. Time is linear in the length. */
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

/** A phone number as an application asks for it: an optional plus, then 10 to 20 digits, spaces, dashes, parentheses. */
export function isFullPhone(value: string): boolean {
  return /^\+?[\d ()-]{10,20}$/.test(value) && /\d/.test(value);
}
