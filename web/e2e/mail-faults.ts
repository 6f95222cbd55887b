import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Edges, MailBlock, MailButton, MailMeasures, MailText } from './mail-measures';
import { contrast, luminance, READABLE, type Colour } from './pixels';

/** A mail as the server sends it (`api/src/testing/mail-pages.ts`). */
export interface MailPage {
  kind: string;
  language: 'en' | 'ur';
  /** Filled in with what people may write that has no place to break. */
  isStretched: boolean;
  html: string;
}

/** What is pressed with a thumb, and what is read without glasses, in CSS pixels. */
const BUTTON_MIN = 44;
const TEXT_MIN = 14;
/** Pieces of one line whose letters come from several fonts differ by less, and edges by fractions of a pixel. */
const LINE_TOLERANCE = 8;
const EDGE_TOLERANCE = 1;

/** The longest mail of every kind, in both languages, as it is and stretched: of the api's current sources, which the web app may not import. */
export function readMailPages(): MailPage[] {
  const printer = join(import.meta.dirname, '..', '..', 'scripts', 'lib', 'print-mails.mjs');
  const printed = execFileSync(process.execPath, [printer], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const pages = JSON.parse(printed) as MailPage[];
  const longest = new Map<string, MailPage>();
  for (const page of pages) {
    const name = [page.kind, page.language, page.isStretched].join();
    if (page.html.length > (longest.get(name)?.html.length ?? 0)) longest.set(name, page);
  }
  return [...longest.values()];
}

function parseColor(computed: string): Colour {
  const [red = NaN, green = NaN, blue = NaN] = (computed.match(/\d+/g) ?? []).map(Number);
  return [red, green, blue];
}

function judgeText({ text, size, color, background, broken }: MailText, isStretched: boolean): string[] {
  const ratio = contrast(luminance(parseColor(color)), luminance(parseColor(background)));
  return [
    ...(size >= TEXT_MIN ? [] : [`${size} px are small: ${text}`]),
    ...(ratio >= READABLE ? [] : [`${color} is hard to read on ${background}: ${text}`]),
    ...(isStretched ? [] : broken.map((word) => `${word} is broken: ${text}`)),
  ];
}

/** Whether something begins at the other edge than its language does, or in between. */
function isMisplaced({ left, right }: Edges, edges: Edges, language: MailPage['language']): boolean {
  return Math.abs(language === 'ur' ? right - edges.right : left - edges.left) > EDGE_TOLERANCE;
}

function isBeyond({ left, right }: Edges, edges: Edges): boolean {
  return left < edges.left - EDGE_TOLERANCE || right > edges.right + EDGE_TOLERANCE;
}

/** The lines of a block, from their leftmost piece to the rightmost one. */
function toLines({ pieces }: MailBlock): Edges[] {
  return pieces.map(({ middle }) => {
    const line = pieces.filter((other) => Math.abs(other.middle - middle) <= LINE_TOLERANCE);
    return { left: Math.min(...line.map(({ left }) => left)), right: Math.max(...line.map(({ right }) => right)) };
  });
}

function judgeBlock(block: MailBlock, language: MailPage['language']): string[] {
  const { text, edges, direction } = block;
  const lines = toLines(block);
  return [
    ...(direction === (language === 'ur' ? 'rtl' : 'ltr') ? [] : [`reads ${direction}: ${text}`]),
    ...(lines.some((line) => isMisplaced(line, edges, language)) ? [`begins at the wrong edge: ${text}`] : []),
    ...(lines.some((line) => isBeyond(line, edges)) ? [`leaves its place: ${text}`] : []),
  ];
}

function judgeButton(button: MailButton, language: MailPage['language']): string[] {
  const { label, height, edges, parts } = button;
  return [
    ...(height >= BUTTON_MIN ? [] : [`the button is ${height} px high: ${label}`]),
    ...(parts === 1 && !isBeyond(button, edges) ? [] : [`the button isn’t whole: ${label}`]),
    ...(isMisplaced(button, edges, language) ? [`the button is at the wrong edge: ${label}`] : []),
  ];
}

/** What is wrong with a mail as it is laid out, one a line; empty when all is well. */
export function findMailFaults({ kind, language, isStretched }: MailPage, measures: MailMeasures): string[] {
  const { wide, blocks, texts, buttons } = measures;
  const faults = [
    ...wide.map((element) => `is wider than its place: ${element}`),
    ...blocks.flatMap((block) => judgeBlock(block, language)),
    ...texts.flatMap((text) => judgeText(text, isStretched)),
    ...buttons.flatMap((button) => judgeButton(button, language)),
  ];
  return faults.map((fault) => `${kind}, ${language}${isStretched ? ', stretched' : ''}: ${fault}`);
}
