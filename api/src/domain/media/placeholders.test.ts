import { describe, expect, it } from '@jest/globals';
import {
  addPlaceholder,
  encodePlaceholder,
  PICTURE_NAME,
  placeholderPicture,
  readPlaceholder,
  withoutPlaceholder,
} from './placeholders.js';

const COLORS = Array.from({ length: 12 }, (_, index) => [index * 17, 255 - index * 17, index % 2 === 0 ? 0 : 255]);
const NAME = `${'a'.repeat(32)}.webp`;

describe('[issue 17] placeholders of pictures', () => {
  it('stand in the picture’s name and can be taken out again', () => {
    const placeholder = encodePlaceholder(Uint8Array.from(COLORS.flat()));
    const name = addPlaceholder(NAME, placeholder);
    expect(placeholder).toMatch(/^[\w-]{24}$/);
    expect(name).toMatch(new RegExp(`^${PICTURE_NAME}$`));
    expect(readPlaceholder(`/files/images/${name}`)).toBe(placeholder);
    expect(withoutPlaceholder(name)).toBe(NAME);
  });

  it('are the colors of the picture, from its lower left corner in a bitmap', () => {
    const name = addPlaceholder(NAME, encodePlaceholder(Uint8Array.from(COLORS.flat())));
    const [, base64 = ''] = (placeholderPicture(name) ?? '').split(',');
    const bitmap = Buffer.from(base64, 'base64');
    expect(bitmap.subarray(0, 2).toString()).toBe('BM');
    expect([bitmap.readUInt32LE(2), bitmap.readUInt32LE(10), bitmap.length]).toEqual([90, 54, 90]);
    expect([bitmap.readInt32LE(18), bitmap.readInt32LE(22), bitmap.readUInt16LE(28)]).toEqual([4, 3, 24]);
    const [lowerLeft, upperRight] = [COLORS[8], COLORS[3]].map((color) => [...(color ?? [])].reverse());
    expect([...bitmap.subarray(54, 57)]).toEqual(lowerLeft);
    expect([...bitmap.subarray(87, 90)]).toEqual(upperRight);
  });

  it.each(['/files/images/x.webp', 'https://elsewhere.example/a.jpg', NAME])('%s has none', (address) => {
    expect(placeholderPicture(address)).toBeUndefined();
    expect(withoutPlaceholder(address)).toBe(address);
  });
});
