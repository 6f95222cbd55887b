import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { appIconSvg } from './brand.js';
import { placeholderSvg } from './placeholder.js';
import { blurPlaceholder, rasterise } from './raster.js';
import { sceneSvg } from './scene.js';

const picture = sceneSvg({
  kind: 'ballroom',
  palette: 'rose-dusk',
  view: 'exterior',
  seed: 3,
  width: 1600,
  height: 900,
});

describe('a picture file', () => {
  test.each([
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
    ['avif', 'heif'],
  ] as const)('%s has the width asked for and keeps the shape', async (format, found) => {
    const file = await rasterise(picture, { width: 320, format, quality: 60 });
    const meta = await sharp(file).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual([found, 320, 180]);
  });

  test('is identical every time', async () => {
    const options = { width: 160, format: 'webp', quality: 70 } as const;
    const first = await rasterise(picture, options);
    expect(first.equals(await rasterise(picture, options))).toBe(true);
  });

  test('follows a drawing of another shape', async () => {
    const svg = placeholderSvg({ width: 900, height: 600 });
    const meta = await sharp(await rasterise(svg, { width: 300, format: 'webp', quality: 70 })).metadata();
    expect([meta.width, meta.height]).toEqual([300, 200]);
  });

  test('plain leaves a mark as drawn, a photograph adds light and grain', async () => {
    const options = { width: 64, format: 'jpeg', quality: 100 } as const;
    const plain = await rasterise(appIconSvg('round'), { ...options, finish: 'plain' });
    const [corner] = await sharp(plain).raw().toBuffer();
    expect(corner).toBe(255);
    expect(plain.equals(await rasterise(appIconSvg('round'), options))).toBe(false);
  });

  test('a broken drawing is refused', async () => {
    await expect(rasterise('<svg', { width: 64, format: 'webp', quality: 70 })).rejects.toThrow();
  });
});

describe('the blurred placeholder', () => {
  test('is a webp of less than 400 bytes', async () => {
    const uri = await blurPlaceholder(await rasterise(picture, { width: 320, format: 'webp', quality: 70 }));
    expect(uri).toMatch(/^data:image\/webp;base64,/);
    expect(uri.length).toBeLessThan(400);
    const { width, height } = await sharp(Buffer.from(uri.split(',')[1] ?? '', 'base64')).metadata();
    expect(width).toBeGreaterThan(height);
  });
});
