import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { openSync, type Font } from 'fontkit';
import pdfmake from 'pdfmake';
import { WorkGate } from '../../jobs/work-gate.js';
import type { FontName, Run } from './pdf.text.js';

const { resolve } = createRequire(import.meta.url);

const NOTO = resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');
const NOTO_BOLD = resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf');
const NASKH = resolve('@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf');
const NASKH_BOLD = resolve('@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf');
const UNIFONT_WOFF = resolve('@fontsource/unifont/files/unifont-latin-400-normal.woff');
const UNIFONT = 'Unifont.ttf';

const FILES = new Set([NOTO, NOTO_BOLD, NASKH, NASKH_BOLD]);
const FONTS: Readonly<Record<FontName, { normal: string; bold: string }>> = {
  NotoSans: { normal: NOTO, bold: NOTO_BOLD },
  NotoNaskhArabic: { normal: NASKH, bold: NASKH_BOLD },
  Unifont: { normal: UNIFONT, bold: UNIFONT },
};

const opened = new Map<string, Font>();

function openFont(path: string): Font {
  const font = opened.get(path) ?? openSync(path);
  opened.set(path, font);
  return font;
}

/** The width of a run in points, as pdfmake will draw it. */
export type Measure = (run: Run, face: { size: number; isBold: boolean }) => number;

/** Measures the runs of one document: shaping a word takes long, and documents repeat many. */
export function createMeasure(): Measure {
  const widths = new Map<string, number>();
  return ({ text, font }, { size, isBold }) => {
    // Unifont's letters are as wide as high at most.
    if (font === 'Unifont') return text.length * size;
    const style = isBold ? 'bold' : 'normal';
    const key = `${font} ${style} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known * size;
    const face = openFont(FONTS[font][style]);
    const width = face.layout(text).advanceWidth / face.unitsPerEm;
    widths.set(key, width);
    return width * size;
  };
}

/**
 * A font that every PDF reader has (ISO 32000, 9.6.2.2): nothing is embedded, which is fast, but it only covers Western letters.
 */
export const STANDARD_FONT = 'Helvetica';
const STANDARD = { normal: STANDARD_FONT, bold: `${STANDARD_FONT}-Bold` };

pdfmake.setFonts({ ...FONTS, [STANDARD_FONT]: STANDARD });
// Rendering reads nothing but its arguments, whatever they contain.
pdfmake.setUrlAccessPolicy(() => false);
const STANDARD_NAMES = new Set(Object.values(STANDARD));
pdfmake.setLocalAccessPolicy((path) => FILES.has(path) || STANDARD_NAMES.has(path));

const HEADER = 44;
const ENTRY = 20;

/**
 * Unpacks a WOFF font once, because pdfmake would unpack it again for every glyph (2 s per page).
 * @param woff version 1, see the W3C's WOFF File Format, sections 3 and 4
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  [count, power * 16, Math.log2(power), (count - power) * 16].forEach((value, index) =>
    directory.writeUInt16BE(value, 4 + 2 * index),
  );
  const tables: Buffer[] = [];
  let at = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER + ENTRY * index;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const content = woff.subarray(offset, offset + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed === length ? content : inflateSync(content)).copy(table);
    const place = 12 + 16 * index;
    woff.copy(directory, place, entry, entry + 4);
    woff.copy(directory, place + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(at, place + 8);
    directory.writeUInt32BE(length, place + 12);
    tables.push(table);
    at += table.length;
  }
  return Buffer.concat([directory, ...tables]);
}

/** Rendering blocks the event loop: one at a time lets other requests in between. */
const gate = new WorkGate(1, 40, 'Too many papers at once. Please try again.', true);

/** Loads the large font for the rare page that needs it. */
function loadFontsFor(runs: readonly Run[]): void {
  if (runs.some(({ font }) => font === 'Unifont') && !pdfmake.virtualfs.existsSync(UNIFONT)) {
    pdfmake.virtualfs.writeFileSync(UNIFONT, unpackWoff(readFileSync(UNIFONT_WOFF)));
  }
}

/**
 * Renders a page.
 * @param definition pdfmake's document definition
 * @param runs all user content in it
 */
export function renderPdf(definition: object, runs: readonly Run[]): Promise<Buffer> {
  return gate.run(() => {
    loadFontsFor(runs);
    return pdfmake.createPdf(definition).getBuffer();
  });
}
