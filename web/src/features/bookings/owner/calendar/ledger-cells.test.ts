/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { booking } from '../../../../testing/bookings';
import { entriesOn, toEntries } from './calendar-view';
import { toCells, toColumns, type LedgerHall } from './ledger-cells';

const ZONE = 'Asia/Karachi';
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const shift = (id: number, name: string, startTime: string, endTime: string, weekdays = EVERY_DAY) => ({
  __typename: 'HallShift' as const,
  ...{ id, name, weekdays, startTime, endTime },
});
const MOTI: LedgerHall = {
  ...{ id: 3, title: 'Moti Mahal' },
  shifts: [
    shift(1, 'Lunch', '12:00', '16:00'),
    shift(2, 'Dinner', '19:00', '01:00', [5, 6]),
    shift(3, 'Dinner', '18:00', '23:00', [0, 1, 2, 3, 4]),
  ],
};
const ROSE: LedgerHall = { id: 4, title: 'Rose Garden', shifts: [] };
const COLUMNS = toColumns([MOTI, ROSE]);
const NOTHING = { bookings: [], blocks: [], externalEvents: [] };

function cellsOn(
  day: string,
  held: Partial<Parameters<typeof toEntries>[0]>,
  specialDays: Parameters<typeof toCells>[1]['specialDays'] = [],
) {
  const entries = toEntries({ ...NOTHING, ...held });
  return toCells(COLUMNS, { day, zone: ZONE, held: entriesOn(entries, day, ZONE), specialDays });
}

describe('[issue: ledger] the cells of a date', () => {
  it('are columns by hall and name of shift; a hall of free times has one', () => {
    expect(COLUMNS.map(({ hall, shiftName }) => [hall.id, shiftName])).toEqual([
      [3, 'Lunch'],
      [3, 'Dinner'],
      [4, null],
    ]);
  });

  it('are free with the hours of the weekday’s shift', () => {
    expect(cellsOn('2027-03-20', {}).map(({ state, hours }) => [state, hours?.startTime])).toEqual([
      ['free', '12:00'],
      ['free', '19:00'],
      ['free', undefined],
    ]);
    expect(cellsOn('2027-03-22', {})[1]?.hours).toEqual({ startTime: '18:00', endTime: '23:00' });
  });

  it.each([
    ['confirmed', { status: 'CONFIRMED' as const }],
    ['pending', { status: 'PENDING' as const }],
    ['held', { status: 'PENDING' as const, heldUntil: '2099-03-01T00:00:00.000Z' }],
    ['pending', { status: 'PENDING' as const, heldUntil: '2020-03-01T00:00:00.000Z' }],
  ])('an evening that is %s takes the dinner, and neither the lunch nor the next day', (state, particulars) => {
    const evening = booking({ id: 41, heldUntil: null, ...particulars });
    expect(cellsOn('2027-03-20', { bookings: [evening] }).map((cell) => cell.state)).toEqual(['free', state, 'free']);
    expect(cellsOn('2027-03-21', { bookings: [evening] }).map((cell) => cell.state)).toEqual(['free', 'free', 'free']);
  });

  it('a booking across two shifts takes both, one at other hours stands in the first column', () => {
    const times = (start: string, end: string) => ({
      startTime: `2027-03-20T${start}:00.000Z`,
      endTime: `2027-03-20T${end}:00.000Z`,
    });
    const long = booking({ id: 41, status: 'CONFIRMED', ...times('08:00', '16:00') });
    expect(cellsOn('2027-03-20', { bookings: [long] }).map((cell) => cell.state)).toEqual([
      'confirmed',
      'confirmed',
      'free',
    ]);
    const morning = booking({ id: 42, status: 'CONFIRMED', ...times('03:00', '06:00') });
    expect(cellsOn('2027-03-20', { bookings: [morning] }).map((cell) => cell.entries.length)).toEqual([1, 0, 0]);
  });

  it('the weightiest of several comes first; a block takes every hall it names', () => {
    const block = {
      id: 5,
      hallIds: [3, 4],
      note: null,
      startTime: '2027-03-19T19:00:00.000Z',
      endTime: '2027-03-20T19:00:00.000Z',
    };
    const request = booking({ id: 42, status: 'PENDING', heldUntil: null });
    const cells = cellsOn('2027-03-20', { bookings: [request], blocks: [block] });
    expect(cells.map((cell) => cell.state)).toEqual(['block', 'block', 'block']);
    expect(cells[1]?.entries.map(({ kind }) => kind)).toEqual(['block', 'booking']);
  });

  it('a block outside of all shifts stands in the first column', () => {
    const times = { startTime: '2027-03-20T03:00:00.000Z', endTime: '2027-03-20T06:00:00.000Z' };
    const cells = cellsOn('2027-03-20', { blocks: [{ id: 5, hallIds: [3], note: null, ...times }] });
    expect(cells.map((cell) => cell.state)).toEqual(['block', 'free', 'free']);
  });

  describe('on special days', () => {
    const OF_DAY = {
      __typename: 'ScheduleException' as const,
      ...{ id: 1, firstDay: '2027-03-20', lastDay: '2027-03-20', note: null },
    };
    const closed = (hallId: number | null) => ({ ...OF_DAY, hallId, openingTime: null, closingTime: null });
    const open = (hallId: number | null) => ({ ...OF_DAY, id: 2, hallId, openingTime: '10:00', closingTime: '02:00' });

    it.each([
      ['a closed date of one hall closes it alone', [closed(4)], ['free', 'free', 'closed']],
      ['a closed date of all halls closes each', [closed(null)], ['closed', 'closed', 'closed']],
      [
        'a hall with hours of its own stays open, and the others closed',
        [closed(null), open(4)],
        ['closed', 'closed', 'free'],
      ],
      ['a hall’s own closed date wins over hours of all halls', [open(null), closed(3)], ['closed', 'closed', 'free']],
    ])('%s', (_, specialDays, states) => {
      expect(cellsOn('2027-03-20', {}, specialDays).map(({ state }) => state)).toEqual(states);
    });
  });
});
