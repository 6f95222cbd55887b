import { describe, expect, it } from '@jest/globals';
import { BookingStatus } from '../bookings/transitions.js';
import { refusals } from '../testing.js';
import { acceptProofSchema, rejectProofSchema, submitProofSchema } from './inputs.js';
import { LEDGER_MESSAGES } from './ledger.js';
import { PROOF_MESSAGES, ProofAction, proofProblem, ProofStatus, proofTransition } from './proofs.js';

const NOON = new Date('2027-03-01T07:00:00.000Z');
const { PENDING, CONFIRMED, CANCELLED } = BookingStatus;

describe('[product: Money] proofs of payment', () => {
  it.each([
    [ProofAction.ACCEPT, ProofStatus.ACCEPTED],
    [ProofAction.REJECT, ProofStatus.REJECTED],
    [ProofAction.WITHDRAW, ProofStatus.WITHDRAWN],
  ])('%s makes one that waits %s, and refuses one that was answered', (action, to) => {
    expect(proofTransition('SUBMITTED', action).to).toBe(to);
    for (const [status, message] of [
      [ProofStatus.ACCEPTED, PROOF_MESSAGES.accepted],
      [ProofStatus.REJECTED, PROOF_MESSAGES.rejected],
      [ProofStatus.WITHDRAWN, PROOF_MESSAGES.withdrawn],
    ] as const) {
      expect(() => proofTransition(status, action)).toThrow(message);
    }
  });

  it.each([
    ['confirmed', { status: CONFIRMED, acceptedAt: null }, null],
    ['accepted', { status: PENDING, acceptedAt: NOON }, null],
    ['requested', { status: PENDING, acceptedAt: null }, PROOF_MESSAGES.notConfirmed],
    ['cancelled', { status: CANCELLED, acceptedAt: null }, PROOF_MESSAGES.notConfirmed],
    ['cancelled after it was accepted', { status: CANCELLED, acceptedAt: NOON }, PROOF_MESSAGES.notConfirmed],
  ])('of a booking that is %s', (_which, booking, expected) => {
    expect(proofProblem(booking, [])).toBe(expected);
  });

  it.each([
    [4, 0, null],
    [5, 0, PROOF_MESSAGES.tooManyWaiting],
    [0, 49, null],
    [0, 50, PROOF_MESSAGES.full],
  ])('are taken with %d that wait and %d that were rejected: %p', (waiting, rejected, message) => {
    const proofs = [
      ...Array.from({ length: waiting }, () => ({ status: ProofStatus.SUBMITTED })),
      ...Array.from({ length: rejected }, () => ({ status: ProofStatus.REJECTED })),
    ];
    expect(proofProblem({ status: CONFIRMED, acceptedAt: null }, proofs)).toBe(message);
  });

  const proof = { filename: 'a.webp', amount: 25_000, method: 'RAAST' };
  it.each([
    [proof, {}],
    [{ ...proof, filename: '' }, { filename: PROOF_MESSAGES.fileRequired }],
    [{ ...proof, amount: 0 }, { amount: 'Amount must be more than 0' }],
    [{ ...proof, method: undefined }, { method: LEDGER_MESSAGES.methodRequired }],
    [{ ...proof, day: '2027-02-30' }, { day: 'Day is not a day' }],
  ])('%p are refused with %p', (input, expected) => {
    expect(refusals(submitProofSchema, input)).toEqual(expected);
  });

  it('are answered with a corrected amount and day, or a reason', () => {
    expect(refusals(acceptProofSchema, {})).toEqual({});
    expect(refusals(acceptProofSchema, { amount: -1, day: 'x' })).toEqual({
      amount: expect.any(String),
      day: 'Day is not a day',
    });
    expect(refusals(rejectProofSchema, { reason: ' ' })).toEqual({ reason: PROOF_MESSAGES.reasonRequired });
  });
});
