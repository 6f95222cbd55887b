import createBidi from 'bidi-js';
import type { Measure } from './pdf.fonts.js';
import { getFont, toPrintable, type FontName, type Run } from './pdf.text.js';

const bidi = createBidi();

/** How a text is set. */
interface Setting {
  /** Points from margin to margin. */
  width: number;
  size: number;
  isBold: boolean;
  /** The direction of its paragraphs; `auto` takes that of the first letter, for what people wrote. */
  direction: 'rtl' | 'auto';
  measure: Measure;
}

/** Part of a line that is drawn as it is: a word or figures in one font and direction, or a space. */
interface Piece {
  text: string;
  font: FontName;
  /** The level of the Unicode Bidirectional Algorithm: odd from right to left. */
  level: number;
  kind: 'space' | 'joined' | 'straight' | 'single';
}

/** Directs what surrounds it, or keeps letters from joining; drawn by no font. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c]/;
/** Scripts whose letters join, or turn, as a word. Fonts set them from right to left by themselves. */
const JOINED = /[\p{Script=Arabic}\p{Script=Hebrew}\u060c\u061b\u061f\u0640]/u;
const MARK = /\p{Mn}/u;
/** Never a place for pdfmake to break a line, or to drop a space. */
const SPACE = '\u00a0';

function toKind(character: string, level: number, last: Piece | undefined): Piece['kind'] {
  if (/\s/.test(character)) return 'space';
  const isRightToLeft = level % 2 === 1;
  if (MARK.test(character) && last) return last.kind;
  if (JOINED.test(character)) return isRightToLeft ? 'joined' : 'single';
  return isRightToLeft ? 'single' : 'straight';
}

/** Splits a paragraph into pieces, in the order of reading. */
function toPieces(paragraph: string, levels: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  let isParted = true;
  for (let at = 0; at < paragraph.length; at += 1) {
    const character = paragraph.charAt(at);
    const level = levels[at] ?? 0;
    if (INVISIBLE.test(character)) {
      isParted = true;
      continue;
    }
    const last = isParted ? undefined : pieces.at(-1);
    const kind = toKind(character, level, last);
    const text =
      kind === 'space' ? SPACE : level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const font = kind === 'space' ? 'NotoSans' : MARK.test(character) && last ? last.font : getFont(character);
    const continues = last?.kind === kind && last.font === font && last.level === level;
    if (continues && (MARK.test(character) || kind === 'joined' || kind === 'straight')) last.text += text;
    else pieces.push({ text, font, level, kind });
    isParted = false;
  }
  return pieces;
}

/** The visual order of a line's pieces, from left to right: rule L2 of the algorithm. */
function reorder(line: readonly Piece[]): Piece[] {
  const result = [...line];
  const levels = result.map(({ level }) => level);
  for (let level = Math.max(0, ...levels); level >= 1; level -= 1) {
    for (let start = 0; start < result.length; start += 1) {
      let end = start;
      while ((result[end]?.level ?? 0) >= level) end += 1;
      if (end > start) result.splice(start, end - start, ...result.slice(start, end).reverse());
      start = end;
    }
  }
  return result;
}

/** Parts a piece that is wider than a line, by letters that stand alone: joined ones are narrower. */
function split(piece: Piece, measure: (piece: Piece) => number, width: number): Piece[] {
  const parts: Piece[] = [];
  let taken = 0;
  for (const text of piece.text) {
    const letter = { ...piece, text };
    const last = parts.at(-1);
    taken += measure(letter);
    if (last && (taken <= width || MARK.test(text))) last.text += text;
    else {
      parts.push(letter);
      taken = measure(letter);
    }
  }
  return parts;
}

/** Pieces between spaces, which stay on one line where they fit. */
function toWords(pieces: readonly Piece[]): Piece[][] {
  const words: Piece[][] = [];
  let isInWord = false;
  for (const piece of pieces) {
    const isSpace = piece.kind === 'space';
    if (isInWord && !isSpace) words.at(-1)?.push(piece);
    else words.push([piece]);
    isInWord = !isSpace;
  }
  return words;
}

function breakLines(pieces: readonly Piece[], setting: Setting): Piece[][] {
  const measure = (piece: Piece): number => setting.measure(piece, setting);
  const measureAll = (word: readonly Piece[]): number => word.reduce((sum, piece) => sum + measure(piece), 0);
  const fit = (piece: Piece): Piece[] =>
    measure(piece) <= setting.width ? [piece] : split(piece, measure, setting.width);
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let taken = 0;
  const end = () => {
    while (line.at(-1)?.kind === 'space') line.pop();
    lines.push(line);
    [line, taken] = [[], 0];
  };
  const add = (word: readonly Piece[]) => {
    const width = measureAll(word);
    if (line.length > 0 && taken + width > setting.width && word[0]?.kind !== 'space') end();
    if (line.length === 0 && lines.length > 0 && word[0]?.kind === 'space') return;
    line.push(...word);
    taken += width;
  };
  for (const word of toWords(pieces)) {
    if (measureAll(word) <= setting.width) add(word);
    else for (const piece of word.flatMap((each) => fit(each))) add([piece]);
  }
  end();
  return lines;
}

/**
 * Sets a text for a page that runs from right to left: broken into lines that fit, each in the order in which a PDF draws, from left to
 * right. Words stay whole, since the font joins their letters. By the Unicode Bidirectional Algorithm, which pdfmake lacks.
 */
export function toVisualLines(text: string, setting: Setting): Run[][] {
  return toPrintable(text)
    .split(/\r\n|\r|\n/)
    .flatMap((paragraph) => {
      const { levels } = bidi.getEmbeddingLevels(paragraph, setting.direction);
      const lines = breakLines(toPieces(paragraph, levels), setting);
      return lines.map((line) => reorder(line).map(({ text: drawn, font }) => ({ text: drawn, font })));
    });
}
