/**
 * The letters of searches in Urdu, for the database and for suggestions alike: migration 0088 makes its functions of them, and a test
 * compares both letter by letter.
 */

/** Marks of vowels, the long stroke, the hamza and characters without a width: nobody types them when searching. */
export const UNTYPED =
  '[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u08d3-\u08ff\u0621\u0640\u0674\u200b-\u200f\u2060-\u2064\ufeff]';

/** Letters of other keyboards and languages, and everyday misspellings, by the letter that they stand for. */
const LETTERS: readonly (readonly [letter: string, others: string])[] = [
  ['\u06cc', '\u064a\u0649\u0626\u063d\u063e\u063f\u06cd\u06ce\u06d0\u06d1\u0620'],
  ['\u06a9', '\u0643\u06aa\u063b\u063c\u06ab\u06ac\u06ad\u06ae'],
  ['\u06c1', '\u0647\u0629\u06c0\u06c2\u06c3\u06be\u06d5\u06ff'],
  ['\u0627', '\u0622\u0623\u0625\u0671\u0672\u0673\u0675'],
  ['\u0648', '\u0624\u06c4\u06c5\u06c6\u06c7\u06c8\u06c9\u06ca\u06cb\u06cf\u0676'],
  ['\u06d2', '\u06d3'],
  [' ', '\u060c\u061b\u061f\u06d4\u066b\u066c\u066a\u066d'],
];

const DIGITS = Array.from({ length: 10 }, (_, digit) => [
  String(digit),
  String.fromCharCode(0x6f0 + digit) + String.fromCharCode(0x660 + digit),
]);

const PAIRS = [...LETTERS, ...DIGITS].flatMap(([letter = '', others = '']) =>
  Array.from(others, (other) => [other, letter] as const),
);

/** The letters that are written otherwise in searches, and what each becomes, in the same order. */
export const FOLDED = {
  from: PAIRS.map(([other]) => other).join(''),
  to: PAIRS.map(([, letter]) => letter).join(''),
} as const;

const UNTYPED_MARKS = new RegExp(UNTYPED, 'gu');
const LATIN_MARKS = new RegExp(String.raw`[\u0300-\u036f]`, 'gu');
const BY_LETTER = new Map(PAIRS);

/** A text as it is searched: in lower case, without accents, and in one spelling of Urdu. The database has the same in `urdu_form`. */
export function foldSearch(text: string): string {
  const plain = text.normalize('NFKD').replace(LATIN_MARKS, '').normalize('NFKC').toLowerCase();
  return Array.from(plain.replace(UNTYPED_MARKS, ''), (letter) => BY_LETTER.get(letter) ?? letter).join('');
}
