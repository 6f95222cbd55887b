/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { booking } from '../../../../testing/bookings';
import {
  findDayAt,
  isMovable,
  moveTo,
  offerDays,
  toDayRange,
  toSpan,
  type BookingEntry,
  type DayBox,
} from './calendar-drag';

const TODAY = '2027-03-10';
const box = (left: number, top = 100): DayBox['box'] => ({ left, right: left + 100, top, bottom: top + 600 });
/** Three days beside each other with gaps of 8 pixels, as they are drawn from left to right, and from right to left. */
const DAYS = ['2027-03-14', '2027-03-15', '2027-03-16'];
const LTR = DAYS.map((day, index) => ({ day, box: box(index * 108) }));
const RTL = DAYS.map((day, index) => ({ day, box: box((2 - index) * 108) }));

const hour = (hours: number) => hours * 60;

function entry(particulars: Parameters<typeof booking>[0] = {}): BookingEntry {
  const held = { ...booking({ viewerCanChange: true, ...particulars }) };
  return {
    kind: 'booking',
    key: `booking-${held.id}`,
    start: new Date(held.startTime),
    end: new Date(held.endTime),
    booking: held,
  };
}

describe('where a pointer is', () => {
  it.each([
    ['in the first day', LTR, { x: 50, y: 300 }, '2027-03-14'],
    ['in the last day', LTR, { x: 300, y: 300 }, '2027-03-16'],
    ['in the first day of a week from right to left', RTL, { x: 300, y: 300 }, '2027-03-14'],
    ['between two days, with the nearer one', LTR, { x: 103, y: 300 }, '2027-03-14'],
    ['just above the days', LTR, { x: 50, y: 97 }, '2027-03-14'],
    ['above the days', LTR, { x: 50, y: 90 }, undefined],
    ['beside the days', LTR, { x: 400, y: 300 }, undefined],
  ])('%s', (_where, days, point, expected) => {
    expect(findDayAt(days, point)?.day).toBe(expected);
  });
});

describe('what a drag chooses', () => {
  it.each([
    ['days forward', '2027-03-14', '2027-03-16', { first: '2027-03-14', last: '2027-03-16' }],
    ['days backward', '2027-03-16', '2027-03-14', { first: '2027-03-14', last: '2027-03-16' }],
    ['none that are over', '2027-03-12', '2027-03-08', { first: TODAY, last: '2027-03-12' }],
    ['today, from yesterday', '2027-03-09', TODAY, { first: TODAY, last: TODAY }],
    ['nothing where all of them are over', '2027-03-08', '2027-03-06', null],
    ['nothing in one day: that is a click', '2027-03-14', '2027-03-14', null],
  ])('%s', (_what, from, to, expected) => {
    expect(toDayRange(from, to, TODAY)).toEqual(expected);
  });

  it('days to block', () => {
    expect(offerDays({ first: '2027-03-14', last: '2027-03-16' })).toEqual({
      ...{ date: '2027-03-14', untilDate: '2027-03-16', hallId: null },
    });
  });
});

describe('where a booking is moved to', () => {
  it.each([
    ['an evening past midnight', '2027-03-20T14:00:00.000Z', '2027-03-20T20:00:00.000Z', hour(19), hour(25)],
    ['an afternoon', '2027-03-20T09:00:00.000Z', '2027-03-20T12:30:00.000Z', hour(14), 1050],
    ['24 hours', '2027-03-20T07:00:00.000Z', '2027-03-21T07:00:00.000Z', hour(12), hour(36)],
  ])('%s is so many minutes', (_what, startTime, endTime, from, to) => {
    expect(toSpan(entry({ startTime, endTime }), 'Asia/Karachi')).toEqual({ from, to });
  });

  it('is filled in with its day and hours', () => {
    expect(moveTo(entry(), { day: '2027-03-22', from: hour(19), to: hour(25) })).toEqual({
      ...{ bookingId: 41, to: { date: '2027-03-22', startTime: '19:00', endTime: '01:00' } },
    });
  });
});

describe('what can be moved', () => {
  const change = {
    ...{ __typename: 'BookingChange', id: 9, kind: 'CHANGE' as const },
    ...{ waitsForDiscount: false as const, viewerCanAnswer: false },
  };
  it.each([
    ['a booking that can be changed', entry(), true],
    ['one that the server doesn’t let change', entry({ viewerCanChange: false }), false],
    ['one that has a change open', entry({ openChange: { ...change, status: 'OPEN' } }), false],
    ['one whose change was refused', entry({ openChange: { ...change, status: 'REFUSED' } }), true],
  ])('%s', (_what, moved, expected) => {
    expect(isMovable(moved)).toBe(expected);
  });

  it('not a blocked time or an event of another calendar', () => {
    const times = { startTime: '2027-03-20T14:00:00.000Z', endTime: '2027-03-20T20:00:00.000Z' };
    const span = { key: 'x', start: new Date(times.startTime), end: new Date(times.endTime) };
    const event = { calendarId: 7, calendarName: 'Diary', title: 'Mehndi', hallIds: [4], ...times };
    expect(isMovable({ ...span, kind: 'block', block: { id: 5, hallIds: [3], note: null, ...times } })).toBe(false);
    expect(isMovable({ ...span, kind: 'external', event })).toBe(false);
  });
});
