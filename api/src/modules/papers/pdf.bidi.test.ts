import { describe, expect, it } from '@jest/globals';
import { toVisualLines } from './pdf.bidi.js';
import { createMeasure } from './pdf.fonts.js';

const measure = createMeasure();
const SETTING = { measure, width: 483, size: 10.5, isBold: false, direction: 'rtl' } as const;

/** The pieces of each line from left to right; a font turns the letters of Arabic ones by itself. */
const drawn = (text: string, setting: Partial<Parameters<typeof toVisualLines>[1]> = {}): string[] =>
  toVisualLines(text, { ...SETTING, ...setting }).map((line) =>
    line
      .map((run) => run.text)
      .join('|')
      .replaceAll('\u00a0', ' '),
  );

describe('text on a page from right to left', () => {
  it.each([
    ['words begin at the right', 'ہال کا کرایہ', 'کرایہ| |کا| |ہال'],
    ['a Latin name keeps its order', 'ہال Moti Mahal ہے', 'ہے| |Moti| |Mahal| |ہال'],
    ['brackets are mirrored, and hold what they hold', 'عائشہ (Ayesha Khan) خان', 'خان| |(|Ayesha| |Khan|)| |عائشہ'],
    ['figures run from left to right', 'کل 1,350 مہمان', 'مہمان| |1,350| |کل'],
    ['Urdu figures too, each by itself', 'کل ۱۲۳ مہمان', 'مہمان| |۱|۲|۳| |کل'],
    [
      'an isolated time is one piece of the sentence',
      'تک \u20667:00 PM – 1:00 AM\u2069 ہے',
      'ہے| |7:00| |PM| |–| |1:00| |AM| |تک',
    ],
    ['an isolated name ends where it ends', 'وجہ: \u2068Stage (2027)\u2069', 'Stage| |(2027)| |:|وجہ'],
    ['marks stay on their letters', 'مُحَمَّد خان', 'خان| |مُحَمَّد'],
    ['letters apart don’t join', 'می\u200cخواہم', 'خواہم|می'],
    ['signs that direct text are not drawn', '\u200fPDF \u2067x\u2069', 'x| |PDF'],
    ['an overridden direction turns letters and brackets', '\u202e(ab\u202c', 'b|a|)'],
    ['emoji are left out', 'شکریہ 💐', 'شکریہ'],
    ['nothing is an empty line', '', ''],
  ])('%s', (_what, text, expected) => {
    expect(drawn(text)).toEqual([expected]);
  });

  it('what people wrote has the direction of its first letter', () => {
    expect(drawn('Moti Mahal موتی محل', { direction: 'auto' })).toEqual(['Moti| |Mahal| |محل| |موتی']);
    expect(drawn('موتی محل Moti Mahal', { direction: 'auto' })).toEqual(['Moti| |Mahal| |محل| |موتی']);
    expect(drawn('Come at 7 (sharp).', { direction: 'auto' })).toEqual(['Come| |at| |7| |(sharp).']);
    expect(drawn('Come at 7 (sharp).', { direction: 'rtl' })).toEqual(['.|Come| |at| |7| |(sharp)']);
  });

  it('every script has the font of its letters', () => {
    const [line] = toVisualLines('خان Khan 山', SETTING);
    const fonts = line?.filter(({ text }) => text !== '\u00a0').map(({ font }) => font);
    expect(fonts).toEqual(['NotoSans', 'Unifont', 'NotoNaskhArabic']);
  });

  it.each([
    ['Urdu', 'مہندی کی رات کے لیے پھولوں کا اسٹیج '.repeat(6)],
    ['English', 'Please keep the main entrance free '.repeat(6)],
    ['one long word', 'x'.repeat(300)],
    ['one long Urdu word', 'ش'.repeat(300)],
    ['both, and other letters', 'ہال Hall 山 12 '.repeat(30)],
  ])('breaks %s into lines that fit, with nothing lost', (_what, text) => {
    for (const width of [120, 170, 483]) {
      const lines = toVisualLines(text, { ...SETTING, width });
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) {
        const taken = line.reduce((sum, run) => sum + measure(run, SETTING), 0);
        expect(taken).toBeLessThanOrEqual(width);
        expect(line[0]?.text).not.toBe('\u00a0');
        expect(line.at(-1)?.text).not.toBe('\u00a0');
      }
      const letters = (part: string) =>
        Array.from(part.replaceAll(/[\s\u00a0]/g, ''))
          .sort()
          .join('');
      expect(
        letters(
          lines
            .flat()
            .map((run) => run.text)
            .join(''),
        ),
      ).toBe(letters(text));
    }
  });

  it('begins the next line with the next words, and keeps the lines that were written', () => {
    const [twoWords = []] = toVisualLines('الف بے', SETTING);
    const width = twoWords.reduce((sum, run) => sum + measure(run, SETTING), 0.1);
    expect(drawn('الف بے پے تے', { width })).toEqual(['بے| |الف', 'تے| |پے']);
    expect(drawn('الف بے\n\nپے')).toEqual(['بے| |الف', '', 'پے']);
  });
});
