/** A run of text in one font. */
export interface Run {
  text: string;
  font: FontName;
}

/** Fonts by script: Latin, Greek, Cyrillic and Devanagari; Arabic and Urdu; everything else. */
export type FontName = 'NotoSans' | 'NotoNaskhArabic' | 'Unifont';

const BY_SCRIPT: readonly (readonly [RegExp, FontName])[] = [
  [/[\p{Script=Arabic}\u060c\u061b\u061f\u0640]/u, 'NotoNaskhArabic'],
  [/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Mn}]/u, 'NotoSans'],
  [/[\u0020-\u007e\u00a0-\u00ff\u2010-\u2044\u20a0-\u20c0\u2116\u2122\u2212]/u, 'NotoSans'],
];
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Belongs to what precedes it: a space, or a mark over or under a letter. */
const DEPENDENT = /^[\s\p{Mn}]$/u;

/** The font that has a character. */
export function getFont(character: string): FontName {
  return BY_SCRIPT.find(([script]) => script.test(character))?.[1] ?? 'Unifont';
}

/**
 * Drops characters beyond the basic plane (mainly emoji), which no font here covers, with their variation selectors and joiners.
 */
export function toPrintable(text: string): string {
  return text.replace(/[\u{10000}-\u{10ffff}]|\p{Variation_Selector}|\u200d/gu, '');
}

/** Splits text into runs of one font each; spaces and marks belong to the preceding run. */
export function toRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of toPrintable(text)) {
    const last = runs.at(-1);
    const font = DEPENDENT.test(character) && last ? last.font : getFont(character);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

function isRightToLeft(word: string): boolean {
  return RIGHT_TO_LEFT.test(word);
}

/**
 * The visual order of words, left to right, in a line of an English page: reverses successive words of a right-to-left script.
 * Their letters are reordered by the font's shaping.
 */
export function toVisualOrder(line: string): string {
  const words = line.split(' ');
  const result: string[] = [];
  for (let at = 0; at < words.length;) {
    let end = at;
    while (end < words.length && isRightToLeft(words[end] ?? '')) end += 1;
    if (end === at) {
      result.push(words[at] ?? '');
      at += 1;
    } else {
      result.push(...words.slice(at, end).reverse());
      at = end;
    }
  }
  return result.join(' ');
}

/** Wraps at about a number of characters, so that reordering never moves a word to another line. */
function wrap(paragraph: string, characters: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > characters) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/**
 * Prepares user content for a page: with fonts that have its letters, and right-to-left words in reading order.
 * @param characters approximate characters per line
 */
export function toPageRuns(text: string, characters = 70): Run[] {
  const lines = text.split('\n').flatMap((paragraph) => {
    return RIGHT_TO_LEFT.test(paragraph) ? wrap(paragraph, characters).map(toVisualOrder) : [paragraph];
  });
  return toRuns(lines.join('\n'));
}
