import { describe, expect, it } from '@jest/globals';
import { allowedAnyone, OWN_BUSINESS, VIEWERS } from '../../testing/viewers.js';
import {
  canAnswer,
  canReport,
  canSee,
  canSeeHiding,
  canWrite,
  isAuthor,
  isChangedSinceAnswer,
} from './review.policy.js';

const VISIBLE = { authorId: 1, ...OWN_BUSINESS, isTrading: true, isHidden: false };
const CLOSED = { ...VISIBLE, isTrading: false };
const HIDDEN = { ...VISIBLE, isHidden: true };
const SIGNED_IN = Object.keys(VIEWERS).filter((name) => name !== 'visitor');

describe('[security] who may do what with a review', () => {
  it.each([
    ['is its author', isAuthor, HIDDEN, ['customer']],
    ['sees a visible one', canSee, VISIBLE, Object.keys(VIEWERS)],
    ['sees a hidden one', canSee, HIDDEN, ['customer', 'moderator', 'admin']],
    ['knows why it is hidden', canSeeHiding, HIDDEN, ['customer', 'moderator', 'admin']],
    ['answers a visible one', canAnswer, VISIBLE, ['owner', 'manager', 'clerk']],
    ['answers one of a business that isn’t trading', canAnswer, CLOSED, ['owner']],
    ['answers a hidden one', canAnswer, HIDDEN, []],
    ['reports a visible one', canReport, VISIBLE, SIGNED_IN.slice(1)],
    ['reports a hidden one', canReport, HIDDEN, []],
  ] as const)('%s', (_what, policy, review, expected) => {
    expect(allowedAnyone((viewer) => policy(viewer, review))).toEqual(expected);
  });

  it('lets customers write one, but not the team of the hall’s business', () => {
    const { businessId } = OWN_BUSINESS;
    const write = (viewerBusinessId: number | null) =>
      allowedAnyone((viewer) => canWrite(viewer, { businessId, viewerBusinessId })).filter(
        (name) => name !== 'otherManager',
      );
    expect(write(null)).toEqual(['customer', 'otherCustomer', 'manager', 'clerk']);
    expect(write(businessId + 1)).toEqual(write(null));
    expect(write(businessId)).toEqual([]);
  });
});

describe('an answer to an earlier version', () => {
  const updatedAt = new Date('2026-03-03T09:00:00.000Z');

  it.each([
    ['none', null, false],
    ['one before the change', '2026-03-03T08:59:59.999Z', true],
    ['one of its moment', '2026-03-03T09:00:00.000Z', false],
    ['one after it', '2026-03-03T09:00:00.001Z', false],
  ])('%s', (_which, answeredAt, expected) => {
    expect(isChangedSinceAnswer(answeredAt === null ? null : new Date(answeredAt), { updatedAt })).toBe(expected);
  });
});
