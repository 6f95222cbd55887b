/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const SRC = join(import.meta.dirname, '../..');
/** `margin-left`, `left`, `text-align: right`, `border-top-left-radius`, `float: left`. */
const PHYSICAL =
  /(?<![\w-])((margin|padding|border|inset|scroll-(margin|padding))-(left|right)|border-(top|bottom)-(left|right)-radius|left|right)(-\w+)?:|(?<![\w-])(text-align|float|clear):\s*(left|right)\b/g;
/** Four values name right and left, in this order. */
const FOUR = /(?<![\w-])(margin|padding|inset|border-width|scroll-margin|scroll-padding):\s*([^;{}]+);/g;

/** `calc(1px + 2px) 3px` are two values. */
function values(text: string): string[] {
  return text
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, (group) => group.replaceAll(' ', ''))
    .trim()
    .split(/\s+/);
}

function sidesIn(style: string): string[] {
  const uneven = [...style.matchAll(FOUR)].filter(([, , all = '']) => {
    const [, right, , left] = values(all);
    return left !== undefined && left !== right;
  });
  return [...style.matchAll(PHYSICAL), ...uneven].map(([declaration]) => declaration);
}

/** Text that may be in the other language than the page begins where its own lines begin. */
const OWN_START = new Set(['ui/Prose.module.css', 'features/blog/public/ArticleScreen.module.css', 'app/urdu.css']);
/** Only for pages whose lines run from right to left. */
const RIGHT_TO_LEFT = 'app/urdu.css';

it.each([
  ['margin-left: 4px;', 1],
  ['left: 0;', 1],
  ['text-align: right;', 1],
  ['padding: 1px 2px 3px 4px;', 1],
  ['padding: 1px calc(2px + 1px) 3px calc(2px + 1px);', 0],
  ['margin-inline-start: 4px; inset-inline-end: 0; text-align: start; --left: 1px', 0],
])('%s has %d sides', (style, count) => {
  expect(sidesIn(style)).toHaveLength(count);
});

it('style sheets name sides by the direction of the line', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && file !== RIGHT_TO_LEFT,
  );
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap((file) =>
    sidesIn(readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')).map((side) => `${file}: ${side}`),
  );
  expect(found).toEqual([]);
});

it('style sheets begin lines on the side of the page, in whichever language they are', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.startsWith('playground') && !OWN_START.has(file),
  );
  expect(sheets.filter((file) => readFileSync(join(SRC, file), 'utf8').includes('text-align: start'))).toEqual([]);
});
