import { describe, expect, it, test } from '@jest/globals';
import { BookingStatus } from '../bookings/transitions.js';
import { refusals } from '../testing.js';
import { proposeVisitSchema, visitFilterSchema } from './visit-inputs.js';
import {
  canTakeVisitAction,
  findCalledOff,
  findEndAction,
  isComingVisit,
  takesVisits,
  toCancelAction,
  VISIT_LIMITS,
  VISIT_MESSAGES,
  VisitAction,
  VisitStatus,
  visitTimeProblem,
  visitTransition,
} from './visits.js';

const NOW = new Date('2027-03-01T07:00:00Z');
const LATER = new Date('2027-03-02T12:00:00Z');
const ZONE = 'Asia/Karachi';
const { CONFIRM, DECLINE, REPLACE, WITHDRAW, CANCEL } = VisitAction;

const proposed = { status: VisitStatus.PROPOSED, proposedBy: 'CUSTOMER', startsAt: LATER } as const;
const confirmed = { ...proposed, status: VisitStatus.CONFIRMED };

describe('[product: Talk] for which bookings a hall is visited', () => {
  test.each([
    [BookingStatus.PENDING, LATER, true],
    [BookingStatus.CONFIRMED, LATER, true],
    [BookingStatus.CANCELLED, LATER, false],
    [BookingStatus.CONFIRMED, NOW, false],
    [BookingStatus.PENDING, NOW, false],
  ])('%s until %s: %s', (status, endTime, isVisited) => {
    expect(takesVisits({ status, endTime }, NOW)).toBe(isVisited);
  });
});

describe('[product: Talk] what happens to a visit', () => {
  test.each([
    [CONFIRM, VisitStatus.CONFIRMED, ['BUSINESS']],
    [DECLINE, VisitStatus.DECLINED, ['BUSINESS']],
    [REPLACE, VisitStatus.REPLACED, ['CUSTOMER', 'BUSINESS']],
    [WITHDRAW, VisitStatus.CANCELLED, ['CUSTOMER']],
  ] as const)('a customer’s proposal: %s makes it %s, by %j', (action, to, sides) => {
    for (const side of ['CUSTOMER', 'BUSINESS'] as const) {
      const isAllowed = (sides as readonly string[]).includes(side);
      expect(canTakeVisitAction(proposed, action, side, NOW)).toBe(isAllowed);
      if (isAllowed) expect(visitTransition(proposed, action, side, NOW).to).toBe(to);
      else
        expect(() => visitTransition(proposed, action, side, NOW)).toThrow(
          expect.objectContaining({ code: 'FORBIDDEN' }),
        );
    }
  });

  it('what was confirmed can be cancelled by either side, and nothing else', () => {
    for (const side of ['CUSTOMER', 'BUSINESS'] as const) {
      expect(visitTransition(confirmed, CANCEL, side, NOW).to).toBe(VisitStatus.CANCELLED);
      for (const action of [CONFIRM, DECLINE, REPLACE, WITHDRAW]) {
        expect(() => visitTransition(confirmed, action, side, NOW)).toThrow(VISIT_MESSAGES.confirmed);
      }
    }
  });

  test.each([
    [VisitStatus.DECLINED, VISIT_MESSAGES.declined],
    [VisitStatus.REPLACED, VISIT_MESSAGES.replaced],
    [VisitStatus.CANCELLED, VISIT_MESSAGES.cancelled],
  ])('nothing happens to one that is %s', (status, message) => {
    for (const action of Object.values(VisitAction)) {
      expect(() => visitTransition({ ...proposed, status }, action, 'BUSINESS', NOW)).toThrow(message);
    }
  });

  it('only another proposal follows one whose time has come', () => {
    expect(() => visitTransition(proposed, CONFIRM, 'BUSINESS', LATER)).toThrow(VISIT_MESSAGES.isOver);
    expect(() => visitTransition(proposed, WITHDRAW, 'CUSTOMER', LATER)).toThrow(VISIT_MESSAGES.isOver);
    expect(() => visitTransition(confirmed, CANCEL, 'BUSINESS', LATER)).toThrow(VISIT_MESSAGES.isOver);
    expect(visitTransition(proposed, REPLACE, 'BUSINESS', LATER).to).toBe(VisitStatus.REPLACED);
  });

  it('is called off as what it is', () => {
    expect([toCancelAction(proposed), toCancelAction(confirmed)]).toEqual([WITHDRAW, CANCEL]);
    expect(findEndAction(proposed, 'CUSTOMER', NOW)).toBe(WITHDRAW);
    expect(findEndAction(proposed, 'BUSINESS', NOW)).toBe(DECLINE);
    expect(findEndAction(confirmed, 'BUSINESS', NOW)).toBe(CANCEL);
    expect(findEndAction(confirmed, 'BUSINESS', LATER)).toBeUndefined();
  });

  it('is cancelled, open or confirmed, with a conversation that staff end, unless it is over', () => {
    for (const visit of [proposed, confirmed]) {
      expect(findCalledOff(visit, NOW)).toEqual({ to: VisitStatus.CANCELLED });
      expect(findCalledOff(visit, LATER)).toBeUndefined();
    }
    expect(findCalledOff({ ...proposed, status: VisitStatus.DECLINED }, NOW)).toBeUndefined();
  });

  it('stands in the way of another one while it is confirmed and comes', () => {
    expect(isComingVisit(confirmed, NOW)).toBe(true);
    expect(isComingVisit(confirmed, LATER)).toBe(false);
    expect(isComingVisit(proposed, NOW)).toBe(false);
  });
});

describe('[product: Talk] the time of a visit', () => {
  test.each([
    ['2027-03-01T07:00:01Z', null],
    ['2027-03-01T07:00:00Z', { field: 'time', message: VISIT_MESSAGES.past }],
    ['2027-02-28T12:00:00Z', { field: 'day', message: VISIT_MESSAGES.past }],
    // The whole of the last day in the hall's zone.
    ['2027-05-30T18:59:00Z', null],
    ['2027-05-30T19:00:00Z', { field: 'day', message: VISIT_MESSAGES.tooFar }],
  ])('%s: %j', (startsAt, problem) => {
    expect(visitTimeProblem(new Date(startsAt), ZONE, NOW)).toEqual(problem);
  });

  const visit = { day: '2027-03-20', time: '17:00' };
  test.each([
    [visit, {}],
    [{ ...visit, headCount: VISIT_LIMITS.headCountMax, note: 'With my parents' }, {}],
    [{ time: '17:00' }, { day: VISIT_MESSAGES.dayRequired }],
    [{ ...visit, day: '2027-02-30' }, { day: VISIT_MESSAGES.dayInvalid }],
    [{ ...visit, time: '25:00' }, { time: 'Invalid time format' }],
    [{ ...visit, headCount: 0 }, { headCount: VISIT_MESSAGES.headCountRange }],
    [{ ...visit, headCount: 51 }, { headCount: VISIT_MESSAGES.headCountRange }],
    [{ ...visit, headCount: 1.5 }, { headCount: VISIT_MESSAGES.headCountInteger }],
    [{ ...visit, note: 'x'.repeat(501) }, { note: expect.any(String) }],
  ])('%j is refused with %j', (input, expected) => {
    expect(refusals(proposeVisitSchema, input)).toEqual(expected);
  });

  it('is what lists are filtered by', () => {
    expect(refusals(visitFilterSchema, {})).toEqual({});
    expect(refusals(visitFilterSchema, { status: 'LATE', from: 'today' })).toEqual({
      status: VISIT_MESSAGES.statusUnknown,
      from: VISIT_MESSAGES.fromInvalid,
    });
  });
});
