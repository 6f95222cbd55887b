import { describe, expect, it } from '@jest/globals';
import { BookingStep, nextStep, type StepFacts } from './next-step.js';
import { BookingStatus } from './transitions.js';

const { PENDING, CONFIRMED, CANCELLED } = BookingStatus;

const OFFERED = { hasOpenChange: true, hasOpenOffer: true };

function facts(overrides: Partial<StepFacts>): StepFacts {
  return {
    reader: 'customer',
    status: PENDING,
    isAccepted: false,
    awaitsPayment: false,
    hasProof: false,
    waitsForDiscount: false,
    isOver: false,
    hasOpenChange: false,
    hasOpenOffer: false,
    canAnswerChange: false,
    canAnswer: false,
    canReview: false,
    ...overrides,
  };
}

describe('the next step of a booking', () => {
  it.each<[string, Partial<StepFacts>, BookingStep]>([
    ['a request, to its customer', {}, BookingStep.AWAIT_ANSWER],
    ['a request, to staff', { reader: 'staff' }, BookingStep.AWAIT_ANSWER],
    ['a request, to who may answer it', { reader: 'owner', canAnswer: true }, BookingStep.ANSWER],
    ['a request, to who may not', { reader: 'owner' }, BookingStep.AWAIT_ANSWER],
    ['a discount, to the member', { reader: 'owner', waitsForDiscount: true }, BookingStep.AWAIT_DISCOUNT],
    ['a discount, to the owner', { reader: 'owner', waitsForDiscount: true, canAnswer: true }, BookingStep.ANSWER],
    ['an accepted function', { reader: 'owner', isAccepted: true, canAnswer: true }, BookingStep.AWAIT_FUNCTIONS],
    ['what is to be paid, to its customer', { isAccepted: true, awaitsPayment: true }, BookingStep.PAY],
    [
      'what is paid by a proof that waits, to its customer',
      { isAccepted: true, awaitsPayment: true, hasProof: true },
      BookingStep.AWAIT_PAYMENT,
    ],
    [
      'what is paid by a proof that waits, to its owner',
      { reader: 'owner', isAccepted: true, awaitsPayment: true, hasProof: true },
      BookingStep.RECORD_PAYMENT,
    ],
    [
      'what is to be paid, to its owner',
      { reader: 'owner', isAccepted: true, awaitsPayment: true, canAnswer: true },
      BookingStep.RECORD_PAYMENT,
    ],
    [
      'what is to be paid, to staff',
      { reader: 'staff', isAccepted: true, awaitsPayment: true },
      BookingStep.AWAIT_PAYMENT,
    ],
    ['a change to answer', { hasOpenChange: true, canAnswerChange: true }, BookingStep.ANSWER_CHANGE],
    ['a request with an own change', { hasOpenChange: true }, BookingStep.AWAIT_ANSWER],
    ['an own offer', { reader: 'owner', canAnswer: true, ...OFFERED }, BookingStep.AWAIT_CHANGE],
    ['an offer, to staff', { reader: 'staff', ...OFFERED }, BookingStep.AWAIT_CHANGE],
    ['an offer, to its customer', { canAnswerChange: true, ...OFFERED }, BookingStep.ANSWER_CHANGE],
    ['an offer, to a customer who can’t answer it', OFFERED, BookingStep.AWAIT_ANSWER],
    ['an own change', { status: CONFIRMED, hasOpenChange: true }, BookingStep.AWAIT_CHANGE],
    ['a confirmed booking', { status: CONFIRMED }, BookingStep.PREPARE],
    ['a confirmed booking, to its owner', { reader: 'owner', status: CONFIRMED }, BookingStep.PREPARE],
    ['a confirmed booking, to staff', { reader: 'staff', status: CONFIRMED }, BookingStep.NONE],
    ['one that is over', { status: CONFIRMED, isOver: true }, BookingStep.NONE],
    ['one to review', { status: CONFIRMED, isOver: true, canReview: true }, BookingStep.REVIEW],
    ['a cancelled one', { status: CANCELLED }, BookingStep.FIND_ANOTHER],
    ['a cancelled one, to its owner', { reader: 'owner', status: CANCELLED }, BookingStep.NONE],
    ['a cancelled one, to staff', { reader: 'staff', status: CANCELLED }, BookingStep.NONE],
  ])('%s', (_name, overrides, expected) => {
    expect(nextStep(facts(overrides))).toBe(expected);
  });
});
