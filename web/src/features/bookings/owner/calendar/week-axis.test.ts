/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Entry } from './calendar-view';
import { axisStart, countLanes, placeOnAxis } from './week-axis';

const DAY = '2027-03-20';

function block(id: number, from: string, to: string): Entry {
  const [startTime, endTime] = [`${DAY}T${from}:00.000Z`, `${DAY}T${to}:00.000Z`];
  return {
    kind: 'block',
    key: `block-${id}`,
    start: new Date(startTime),
    end: new Date(endTime),
    block: { id, hallIds: [3], startTime, endTime, note: null },
  };
}

describe('the axis of a week', () => {
  it.each([
    ['an afternoon', '14:00', 9],
    ['an early breakfast', '06:30', 6],
  ])('with %s begins in time', (_what, from, start) => {
    expect(axisStart([block(1, from, '18:00')], [DAY], 'UTC')).toBe(start);
  });

  it('places entries by their hours, and side by side where they overlap', () => {
    const own = [block(1, '12:00', '18:00'), block(2, '15:00', '18:00'), block(3, '18:00', '21:00')];
    expect(placeOnAxis(own, DAY, 'UTC', 0).map(({ from, length, lane, lanes }) => [from, length, lane, lanes])).toEqual(
      [
        [50, 25, 0, 2],
        [62.5, 12.5, 1, 2],
        [75, 12.5, 0, 2],
      ],
    );
    const [first] = placeOnAxis(own, DAY, 'UTC', 12);
    expect([first?.from, first?.length]).toEqual([0, 50]);
  });

  it('counts the entries that stand side by side, one on a free day', () => {
    const entries = [block(1, '12:00', '18:00'), block(2, '15:00', '18:00'), block(3, '18:00', '21:00')];
    expect([countLanes(entries, DAY, 'UTC'), countLanes(entries, '2027-03-21', 'UTC')]).toEqual([2, 1]);
  });
});
