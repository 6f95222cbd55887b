import { describe, expect, it } from '@jest/globals';
import { DEFAULT_BOOKING_SETTINGS } from '../availability/availability.js';
import { getOfferEnd } from './offers.js';
import { canLeaveList, getWaitingState, WaitingState } from './transitions.js';

const NOW = new Date('2027-03-01T07:00:00Z');
const at = (text: string) => new Date(text);

describe('[issue 16] until when a free time is offered', () => {
  const settings = { ...DEFAULT_BOOKING_SETTINGS, minAdvanceBookingHours: 24 };
  const night = { start: at('2027-03-20T14:00:00Z'), end: at('2027-03-20T18:00:00Z') };
  const soon = { start: at('2027-03-02T12:00:00Z'), end: at('2027-03-02T16:00:00Z') };
  it.each([
    ['for the owner’s hours', night, 10, '2027-03-01T17:00:00.000Z'],
    ['until the notice of the hall at most', soon, 10, '2027-03-01T12:00:00.000Z'],
    ['not where nothing is held', night, 0, null],
    ['not once the notice is over', { start: at('2027-03-02T06:59:00Z'), end: at('2027-03-02T11:00:00Z') }, 10, null],
    [
      'not in the moment of the notice',
      { start: at('2027-03-02T07:00:00Z'), end: at('2027-03-02T11:00:00Z') },
      10,
      null,
    ],
    ['not for hours that can’t be requested', { start: night.start, end: at('2027-03-20T15:00:00Z') }, 10, null],
  ])('%s', (_title, period, holdHours, expected) => {
    expect(getOfferEnd(period, { holdHours, settings }, NOW)?.toISOString() ?? null).toBe(expected);
  });

  it('not on a day that the owner has closed since', () => {
    const exceptions = [
      { isOfHall: false, firstDay: '2027-03-20', lastDay: '2027-03-20', openingTime: null, closingTime: null },
    ];
    expect(getOfferEnd(night, { holdHours: 10, settings: { ...settings, exceptions } }, NOW)).toBeNull();
  });
});

describe('[issue 16] the state of an entry', () => {
  const start = at('2027-03-01T09:00:00Z');
  it.each([
    [WaitingState.WAITING, start, null, WaitingState.WAITING],
    [WaitingState.WAITING, NOW, null, WaitingState.ENDED],
    [WaitingState.OFFERED, start, at('2027-03-01T07:00:00.001Z'), WaitingState.OFFERED],
    [WaitingState.OFFERED, start, NOW, WaitingState.MISSED],
    [WaitingState.REQUESTED, NOW, NOW, WaitingState.REQUESTED],
    [WaitingState.LEFT, NOW, NOW, WaitingState.LEFT],
  ])('%s, from %s, offered until %s, is %s', (state, startTime, offeredUntil, expected) => {
    expect(getWaitingState({ state, startTime, offeredUntil }, NOW)).toBe(expected);
  });

  it('can be left while it isn’t over', () => {
    expect(Object.values(WaitingState).filter(canLeaveList)).toEqual(['WAITING', 'OFFERED']);
  });
});
