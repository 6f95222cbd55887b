/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { move, swipe, toggle, WHOLE, zoom } from './picture-gestures';

const FRAME = { width: 400, height: 200 };

describe('[issue 17] gestures on a picture', () => {
  it('enlarge it about the fingers, four times at most', () => {
    const view = zoom(WHOLE, 2, { x: 50, y: -20 }, FRAME);
    expect(view).toEqual({ scale: 2, x: -50, y: 20 });
    expect(zoom(view, 100, { x: 0, y: 0 }, FRAME).scale).toBe(4);
    expect(zoom(view, 0.1, { x: 50, y: 50 }, FRAME)).toEqual(WHOLE);
  });

  it('move it no further than to its edges, and not at all while it is whole', () => {
    expect(move({ scale: 2, x: 0, y: 0 }, { x: 500, y: -500 }, FRAME)).toEqual({ scale: 2, x: 200, y: -100 });
    expect(move(WHOLE, { x: 30, y: 0 }, FRAME)).toEqual(WHOLE);
  });

  it('by a double tap enlarge it, and show it whole again', () => {
    const near = toggle(WHOLE, { x: 0, y: 0 }, FRAME);
    expect(near.scale).toBeGreaterThan(2);
    expect(toggle(near, { x: 10, y: 10 }, FRAME)).toEqual(WHOLE);
  });

  it.each<[string, [number, number], boolean, number]>([
    ['to the left', [-60, 10], false, 1],
    ['to the right', [60, 10], false, -1],
    ['to the left, right to left', [-60, 10], true, -1],
    ['to the right, right to left', [60, 10], true, 1],
    ['a little', [-30, 0], false, 0],
    ['down', [-60, 90], false, 0],
  ])('a finger that goes %s turns the pictures: %p, %p, %d', (_way, [x, y], isRightToLeft, expected) => {
    expect(swipe({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y }, isRightToLeft)).toBe(expected);
  });
});
