import sharp from 'sharp';
import { compare } from './compare.mjs';

const WHITE = '#ffffff';
const SIZE = { width: 120, height: 80 };

/**
 * A picture with squares on it.
 * @param {{ left: number, top: number, side: number, color: string }[]} squares
 * @param {{ width: number, height: number }} [size]
 */
async function draw(squares, size = SIZE) {
  const parts = squares.map(
    ({ left, top, side, color }) => `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="${color}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${WHITE}"/>${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const DOT = { left: 20, top: 20, side: 4, color: '#1d2522' };

test('pictures with the same pixels are the same, also when their files differ', async () => {
  const one = await draw([DOT]);
  const other = await sharp(one).png({ compressionLevel: 0 }).toBuffer();
  expect(other.equals(one)).toBe(false);
  expect(await compare(one, other)).toBeNull();
});

test('a dot that is gone is a change, and the picture of it shows where', async () => {
  const change = await compare(await draw([DOT]), await draw([]));
  expect(change?.what).toBe('16 pixels differ');
  const { data, info } = await sharp(change?.picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (/** @type {number} */ x, /** @type {number} */ y) => [
    ...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3),
  ];
  expect(at(21, 21)).toEqual([255, 0, 0]);
  expect(at(60, 60)).toEqual([255, 255, 255]);
});

test('a colour that is a shade different is the same, a muted one instead of the text’s is not', async () => {
  const text = await draw([{ ...DOT, side: 30 }]);
  expect(await compare(text, await draw([{ ...DOT, side: 30, color: '#202824' }]))).toBeNull();
  expect(await compare(text, await draw([{ ...DOT, side: 30, color: '#5b6762' }]))).not.toBeNull();
});

test('stray pixels are the same as long as they are few in one place', async () => {
  const stray = Array.from({ length: 12 }, (_, index) => ({ left: index * 10, top: 40, side: 1, color: '#000000' }));
  expect(await compare(await draw([]), await draw(stray))).toBeNull();
});

test('a page that became longer has changed, whatever it shows', async () => {
  const change = await compare(await draw([DOT]), await draw([DOT], { width: 120, height: 81 }));
  expect(change?.what).toBe('120 × 80 became 120 × 81; 120 pixels differ');
});
