/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { booking } from '../../../../testing/bookings';
import {
  findDayAt,
  findMinuteAt,
  isMovable,
  moveTo,
  offerDays,
  offerHours,
  placeSpan,
  shiftSpan,
  toDayRange,
  toDaySpan,
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

  it.each([
    ['the top of an axis from midnight', 0, 100, 0],
    ['its middle', 0, 400, hour(12)],
    ['its end', 0, 700, hour(24)],
    ['a bit below its end', 0, 715, hour(24)],
    ['the top of an axis from nine', 9, 100, hour(9)],
    ['a third of it', 9, 300, hour(14)],
  ])('%s is a minute of the day', (_where, startHour, y, minute) => {
    expect(findMinuteAt(LTR, { x: 50, y }, startHour)).toEqual({ day: '2027-03-14', minute });
  });

  it('far below the axis is nowhere', () => {
    expect(findMinuteAt(LTR, { x: 50, y: 760 }, 0)).toBeNull();
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

  it.each([
    ['the half hours that it touches', 610, 790, hour(10), 810],
    ['upward as downward', 790, 610, hour(10), 810],
    ['at least one half hour', 612, 613, hour(10), 630],
    ['until midnight', hour(22), hour(24), hour(22), hour(24)],
    ['the last half hour at midnight', hour(24), hour(24), 1410, hour(24)],
  ])('%s', (_what, pressed, now, from, to) => {
    expect(toDaySpan('2027-03-14', pressed, now)).toEqual({ day: '2027-03-14', from, to });
  });

  it.each([
    ['hours', hour(18), 1410, { startTime: '18:00', endTime: '23:30' }],
    ['hours until midnight', hour(18), hour(24), { startTime: '18:00', endTime: '00:00' }],
    ['a whole day', 0, hour(24), null],
  ])('%s to block', (_what, from, to, hours) => {
    expect(offerHours({ day: '2027-03-14', from, to })).toEqual({ date: '2027-03-14', untilDate: '2027-03-14', hours });
  });

  it('days to block', () => {
    expect(offerDays({ first: '2027-03-14', last: '2027-03-16' })).toEqual({
      ...{ date: '2027-03-14', untilDate: '2027-03-16', hours: null },
    });
  });
});

describe('where a booking is moved to', () => {
  it.each([
    ['by whole steps', hour(14), hour(17), 70, hour(15), hour(18)],
    ['a quarter past stays a quarter past', 855, hour(17), -25, 825, 990],
    ['back, not before the axis begins', hour(14), hour(17), -hour(8), hour(9), hour(12)],
    ['on, and it begins on this day', hour(20), hour(25), hour(8), 1410, 1710],
    ['a hand that trembles doesn’t move it', hour(14), hour(17), 14, hour(14), hour(17)],
  ])('%s', (_what, from, to, by, newFrom, newTo) => {
    expect(shiftSpan({ from, to }, '2027-03-14', by, 9)).toEqual({ day: '2027-03-14', from: newFrom, to: newTo });
  });

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

  it.each([
    ['from the axis’s beginning', { from: hour(9), to: hour(14) }, 9, { from: 0, length: 100 / 3 }],
    ['cut off at midnight', { from: hour(18), to: hour(26) }, 12, { from: 50, length: 50 }],
  ])('is drawn %s', (_where, span, startHour, expected) => {
    const placed = placeSpan({ day: '2027-03-14', ...span }, startHour);
    expect(placed.from).toBeCloseTo(expected.from);
    expect(placed.length).toBeCloseTo(expected.length);
  });
});

describe('what can be moved', () => {
  const change = { __typename: 'BookingChange' as const, id: 9, viewerCanAnswer: false };
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
