import { describe, expect, it } from '@jest/globals';
import { CHANGE_MESSAGES } from './changes.js';
import { BookingSource } from './entry.js';
import { findOfferRefusal, findValidityProblem, OFFER_MESSAGES } from './offers.js';
import { BookingStatus } from './transitions.js';

const NOW = new Date('2027-03-01T12:00:00Z');
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe('[issue: Money] who can get an offer', () => {
  const REQUEST = {
    status: BookingStatus.PENDING,
    source: BookingSource.CUSTOMER,
    startTime: later(48),
    paymentDueAt: null,
    group: null,
  };

  it.each([
    ['a request', {}, null],
    ['one that begins in a second', { startTime: new Date(NOW.getTime() + 1_000) }, null],
    ['one that has begun', { startTime: NOW }, CHANGE_MESSAGES.begun],
    ['a confirmed booking', { status: BookingStatus.CONFIRMED }, OFFER_MESSAGES.answered],
    ['an accepted request', { paymentDueAt: later(24) }, OFFER_MESSAGES.answered],
    ['a cancelled booking', { status: BookingStatus.CANCELLED }, CHANGE_MESSAGES.ended],
    ['what the business entered', { source: BookingSource.OWNER }, OFFER_MESSAGES.entered],
    ['one of several functions', { group: {} }, CHANGE_MESSAGES.inGroup],
  ])('%s', (_what, facts, refusal) => {
    expect(findOfferRefusal({ ...REQUEST, ...facts }, NOW)).toBe(refusal);
  });
});

describe('[issue: Money] until when an offer is valid', () => {
  it.each([
    ['now', 0, OFFER_MESSAGES.validUntilPast],
    ['a moment', 0.001, null],
    ['until the start', 48, null],
    ['beyond the start', 48.001, OFFER_MESSAGES.validUntilLate],
  ])('%s', (_what, hours, problem) => {
    expect(findValidityProblem(later(hours), { now: NOW, latest: later(48) })).toBe(problem);
  });
});
