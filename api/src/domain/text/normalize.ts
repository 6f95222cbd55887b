/** What shows nothing: joiners, direction marks, fillers, byte order marks, blank Braille; and the marks of annotations. */
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb`;
const BLANK = new RegExp(`[\\s\\p{Z}${UNSEEN}]`, 'u');
/** Show nothing themselves, but choose how the character before them looks: an emoji in color, a flag. */
const MODIFIER = /[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u;
const ALL_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu');
/** A mark of its own on nothing is no letter. */
const VISIBLE = new RegExp(`[^\\s\\p{Z}\\p{M}\\p{Cc}${UNSEEN}]`, 'u');

/** Spaces and hyphens that look like those of a keyboard: no-break, thin, from other programs. */
const ODD_SPACES = /[\p{Zs}]/gu;
const ODD_HYPHENS = /[\u2010\u2011]/gu;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu;

/** Embeddings, overrides and isolates, which reorder the words around a text. Marks and joiners, which Urdu needs, are none of them. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text contains what reorders the words around it. */
export function hasBidiControls(value: string): boolean {
  return BIDI_CONTROLS.test(value);
}

/** Whether a text shows anything at all. */
export function isVisible(value: string): boolean {
  return VISIBLE.test(value);
}

/** Without invisible marks and spaces of any kind at its ends. By hand: a regular expression would take quadratic time. */
function trimUnseen(value: string): string {
  let from = 0;
  while (from < value.length) {
    const character = String.fromCodePoint(value.codePointAt(from) ?? 0);
    if (!BLANK.test(character)) break;
    from += character.length;
  }
  let to = value.length;
  while (to > from) {
    const isPair = to - from > 1 && (value.codePointAt(to - 2) ?? 0) > 0xffff;
    const character = value.slice(isPair ? to - 2 : to - 1, to);
    if (!BLANK.test(character) || MODIFIER.test(character)) break;
    to -= character.length;
  }
  return value.slice(from, to);
}

/**
 * The one form of a text that people enter, whatever they pasted it from: composed (NFC), without invisible marks and odd spaces at its
 * ends; empty if nothing of it can be seen. In one line, spaces and hyphens are those of a keyboard. What can be seen stays as it was.
 * @param multiline keeps line breaks as `\n`, and spaces within
 */
export function normalizeText(value: string, multiline = false): string {
  const composed = value.normalize('NFC');
  const shown = multiline
    ? composed.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
    : composed.replace(ODD_SPACES, ' ').replace(ODD_HYPHENS, '-');
  const trimmed = trimUnseen(shown);
  return isVisible(trimmed) || CONTROLS.test(trimmed) ? trimmed : '';
}

/** Refused later, with a word. */
const CONTROLS = /[\p{Cc}\p{Cs}]/u;

const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** The digits of a script follow each other from 0 to 9, so that those before a digit tell which it is. */
function toDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Digits of every script as 0 to 9; the rest of the text stays. */
export function toLatinDigits(value: string): string {
  return value.replace(OTHER_DIGITS, toDigit);
}

/**
 * A number, day, time, code or phone as it is read: digits of every script are 0 to 9, all invisible marks are left out, and dashes
 * and spaces are those of a keyboard.
 */
export function normalizeFigures(value: string): string {
  const plain = value.replace(ALL_UNSEEN, '').replace(DASHES, '-').replace(ODD_SPACES, ' ');
  return toLatinDigits(normalizeText(plain));
}

/** Message for a text that isn't one number: `250-300`, `250 guests`. */
export const NOT_A_NUMBER = 'Must be one number in figures, such as 250';

const DECIMAL = /^[+-]?\d{1,20}(?:\.\d{1,20})?$/;
/** Groups of thousands, or of lakhs and crores. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,20})?$/;
const SPACED = /^[+-]?\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/;
const DECIMAL_COMMA = /^[+-]?\d{1,20},\d{1,2}$/;

/**
 * The number that a text says: `250`, `۲۵۰`, `1,20,000`, `1 200`, `12,5`, `۱۲٫۵`. What says more than one number, or something
 * beside it, is none: `250-300`, `250 guests`.
 * @returns NaN for what isn't one number
 */
export function parseNumber(typed: string): number {
  const plain = normalizeFigures(typed)
    .replaceAll('٫', '.')
    .replace(/[٬،’']/g, ',');
  if (DECIMAL.test(plain)) return Number(plain);
  if (GROUPED.test(plain)) return Number(plain.replaceAll(',', ''));
  if (SPACED.test(plain)) return Number(plain.replaceAll(' ', '').replace(',', '.'));
  return DECIMAL_COMMA.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}
