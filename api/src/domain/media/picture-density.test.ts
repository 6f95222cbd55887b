import { describe, expect, it } from '@jest/globals';
import { limitDensity, mapLengths } from './picture-density.js';

describe('[issue 12] sizes of pictures for dense screens', () => {
  it('are asked for at two pixels to a point', () => {
    expect(limitDensity('100vw')).toBe(
      '(min-resolution: 3dppx) calc((100vw) * 0.667), (min-resolution: 2.5dppx) calc((100vw) * 0.8), 100vw',
    );
  });

  it('keep the conditions of every step, in their order', () => {
    const sizes = '(width >= 700px) and (width < 900px) min(50vw, 300px), 10px';
    expect(limitDensity(sizes).split(/, (?=\(min-res)/)).toEqual([
      '(min-resolution: 3dppx) and (width >= 700px) and (width < 900px) calc((min(50vw, 300px)) * 0.667)',
      '(min-resolution: 3dppx) calc((10px) * 0.667)',
      '(min-resolution: 2.5dppx) and (width >= 700px) and (width < 900px) calc((min(50vw, 300px)) * 0.8)',
      `(min-resolution: 2.5dppx) calc((10px) * 0.8), ${sizes}`,
    ]);
  });

  it.each([
    ['1px', '[1px]'],
    ['(width < 9px) calc((1px) * 2), 3px', '(width < 9px) [calc((1px) * 2)], [3px]'],
  ])('%s has its lengths changed to %s', (sizes, expected) => {
    expect(mapLengths(sizes, (length) => `[${length}]`)).toBe(expected);
  });
});
