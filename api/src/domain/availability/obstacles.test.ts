import { describe, expect, it } from '@jest/globals';
import { describeObstacles, type Obstacle } from './obstacles.js';

const at = (hour: number): Date => new Date(Date.UTC(2027, 2, 20, hour));
/** 7 PM to 11 PM in Karachi, an hour of buffer after it. */
const WANTED = { start: at(14), end: at(18), bufferMinutes: 60 };
const obstacle = (from: number, to: number, more: Partial<Obstacle> = {}): Obstacle => ({
  ...{ kind: 'booking', start: at(from), end: at(to), bufferMinutes: 90, name: null, heldUntil: null },
  ...more,
});
const AYESHA = { name: 'Ayesha Noor, INV-000041' };

describe('[issue: clashes] what is in the way of a booking', () => {
  it.each<[string, Obstacle[], string | undefined]>([
    ['nothing', [], undefined],
    [
      'a booking, without its buffer',
      [obstacle(12, 15)],
      'The hall is already booked at that time (5:00 PM - 8:00 PM)',
    ],
    [
      'a booking by name',
      [obstacle(12, 15, AYESHA)],
      'The hall is already booked at that time: Ayesha Noor, INV-000041 (5:00 PM - 8:00 PM)',
    ],
    [
      'the buffer after an earlier booking',
      [obstacle(9, 13, AYESHA)],
      'Only the buffer of 90 minutes is in the way: the hall is booked: Ayesha Noor, INV-000041 (2:00 PM - 6:00 PM)',
    ],
    [
      'the buffer before a later booking',
      [obstacle(18, 20)],
      'Only the buffer of 1 hour is in the way: the hall is booked (11:00 PM - 1:00 AM (Mar 21))',
    ],
    [
      'the buffer before a block',
      [obstacle(18, 19, { kind: 'block' })],
      'Only the buffer of 1 hour is in the way: the hall is blocked (11:00 PM - 12:00 AM (Mar 21))',
    ],
    [
      'the buffer before a hold',
      [obstacle(18, 20, { kind: 'hold', heldUntil: at(3) })],
      'Only the buffer of 1 hour is in the way: the hall is held until Mar 20, 2027, 8:00 AM (11:00 PM - 1:00 AM (Mar 21))',
    ],
    [
      'a block rather than a buffer',
      [obstacle(9, 13), obstacle(15, 16, { kind: 'block' })],
      'The hall is blocked at that time (8:00 PM - 9:00 PM)',
    ],
    [
      'the longest hold',
      [
        obstacle(14, 18, { kind: 'hold', heldUntil: at(2) }),
        obstacle(14, 17, { kind: 'hold', heldUntil: at(3), ...AYESHA }),
        obstacle(14, 18, { kind: 'offer', heldUntil: at(9) }),
      ],
      'The hall is held for another request until Mar 20, 2027, 8:00 AM: Ayesha Noor, INV-000041 (7:00 PM - 10:00 PM)',
    ],
  ])('%s', (_case, obstacles, expected) => {
    expect(describeObstacles(obstacles, WANTED, 'Asia/Karachi')).toBe(expected);
  });
});
