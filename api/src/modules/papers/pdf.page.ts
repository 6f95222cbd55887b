import type { Locale } from '../../domain/accounts/locales.js';
import { toVisualLines } from './pdf.bidi.js';
import { createMeasure } from './pdf.fonts.js';
import { toPageRuns, type Run } from './pdf.text.js';

/** Part of a document for pdfmake. */
export type Part = object;

/** How a text is set on a page. */
export interface TextStyle {
  /** Points that it may take. */
  width: number;
  /** At the end of the line instead of its start, or in the middle. */
  alignment?: 'end' | 'center';
  fontSize?: number;
  bold?: boolean;
  color?: string;
  margin?: readonly number[];
  /** Keeps to one line. */
  noWrap?: boolean;
}

/** Sets texts and columns for the direction of a page, and collects what people wrote, to choose fonts that have its letters. */
export interface Page {
  readonly runs: readonly Run[];
  /** The product's own words. */
  text: (text: string, style: TextStyle) => Part;
  /** The product's words around something that people wrote. @param characters as of `quote` */
  sentence: (text: string, characters: number, style: TextStyle) => Part;
  /** What people wrote. @param characters approximate characters per line, where the page runs from left to right */
  quote: (text: string, characters: number, style: TextStyle) => Part;
  /** What stands side by side, in the order of reading. */
  sideBySide: <T>(parts: readonly T[]) => T[];
  /** The height of a line for one of its font; Naskh's letters are high in themselves. */
  lineHeight: number;
  /** The side at which lines begin. */
  start: 'left' | 'right';
  /** The part of the document that puts a word on the face of every page. */
  toWatermark: (text: string) => Part;
}

/** The color of text. */
export const INK = '#1D2522';
/** As light as the ink at 8%. */
const WATERMARK_COLOR = '#EDEDED';
const WATERMARK_SIZE = 130;
const WATERMARK_WIDTH = 440;
/** Size of the page's text where none is given. */
export const FONT_SIZE = 10.5;

/** Parts Arabic words, since a font that sets one from right to left takes the space behind it before it. */
function partWords(runs: readonly Run[]): Run[] {
  return runs.flatMap((run) =>
    run.font === 'NotoNaskhArabic'
      ? run.text
          .split(/( +)/)
          .filter((part) => part !== '')
          .map((part): Run => ({ text: part, font: part.startsWith(' ') ? 'NotoSans' : run.font }))
      : [run],
  );
}

class LeftToRightPage implements Page {
  readonly runs: Run[] = [];
  readonly start = 'left';
  readonly lineHeight = 1.25;

  text(text: string, style: TextStyle): Part {
    return { text, ...this.toStyle(style) };
  }

  sentence(text: string, characters: number, style: TextStyle): Part {
    return this.quote(text, characters, style);
  }

  quote(text: string, characters: number, style: TextStyle): Part {
    const runs = partWords(toPageRuns(text, characters));
    this.runs.push(...runs);
    return { text: runs, ...this.toStyle(style) };
  }

  sideBySide<T>(parts: readonly T[]): T[] {
    return [...parts];
  }

  toWatermark(text: string): Part {
    return { watermark: { text, font: 'NotoSans', bold: true, color: INK, opacity: 0.08 } };
  }

  /** Without the width: pdfmake breaks these lines. */
  private toStyle({ width: _, alignment, ...style }: TextStyle): Part {
    return { ...style, ...(alignment ? { alignment: alignment === 'end' ? 'right' : alignment } : {}) };
  }
}

class RightToLeftPage implements Page {
  readonly runs: Run[] = [];
  readonly start = 'right';
  private readonly measure = createMeasure();
  readonly lineHeight = 1.05;

  text(text: string, style: TextStyle): Part {
    return this.set(text, 'rtl', style);
  }

  sentence(text: string, _characters: number, style: TextStyle): Part {
    return this.set(text, 'rtl', style);
  }

  quote(text: string, _characters: number, style: TextStyle): Part {
    return this.set(text, 'auto', style);
  }

  sideBySide<T>(parts: readonly T[]): T[] {
    return [...parts].reverse();
  }

  /** Below the text and opaque: where joined letters overlap, a transparent word is darker. */
  toWatermark(text: string): Part {
    // One run, which the font sets from right to left as a whole.
    const run: Run = { text: text.replaceAll(' ', '\u00a0'), font: 'NotoNaskhArabic' };
    const fontSize = Math.min(WATERMARK_SIZE, WATERMARK_WIDTH / this.measure(run, { size: 1, isBold: true }));
    const style = { bold: true, fontSize, color: WATERMARK_COLOR, alignment: 'center', noWrap: true };
    return {
      background: (_page: number, { height }: { height: number }) => ({
        ...style,
        text: [run],
        margin: [0, height / 2 - fontSize, 0, 0],
      }),
    };
  }

  private set(text: string, direction: 'rtl' | 'auto', { width, alignment, margin, ...style }: TextStyle): Part {
    const { fontSize: size = FONT_SIZE, bold: isBold = false } = style;
    const lines = toVisualLines(text, { width, size, isBold, direction, measure: this.measure });
    this.runs.push(...lines.flat());
    const at = alignment === 'end' ? 'left' : (alignment ?? 'right');
    return {
      ...(margin ? { margin } : {}),
      stack: lines.map((runs) => ({
        ...style,
        text: runs.length > 0 ? runs : ' ',
        noWrap: true,
        alignment: at,
      })),
    };
  }
}

/** An empty page in the direction of a language. */
export function createPage(locale: Locale): Page {
  return locale === 'ur' ? new RightToLeftPage() : new LeftToRightPage();
}
