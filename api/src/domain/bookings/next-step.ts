import { BOOKING_ACTIONS, BookingAction, isBookingActionAllowed, occupies, type BookingStatus } from './transitions.js';

/** What comes next in a booking, for one of its readers. */
export const BookingStep = {
  /** The viewer accepts or refuses a change that the other side proposed. */
  ANSWER_CHANGE: 'ANSWER_CHANGE',
  /** The viewer approves or declines the request. */
  ANSWER: 'ANSWER',
  /** The business answers the request. */
  AWAIT_ANSWER: 'AWAIT_ANSWER',
  /** The owner allows its discount. */
  AWAIT_DISCOUNT: 'AWAIT_DISCOUNT',
  /** The viewer pays the first part and sends a proof of it. */
  PAY: 'PAY',
  /** The viewer records the first payment, which confirms it. */
  RECORD_PAYMENT: 'RECORD_PAYMENT',
  /** The first payment is made and recorded. */
  AWAIT_PAYMENT: 'AWAIT_PAYMENT',
  /** The other functions of its group are answered. */
  AWAIT_FUNCTIONS: 'AWAIT_FUNCTIONS',
  /** The other side answers a change of a confirmed booking, or an offer. */
  AWAIT_CHANGE: 'AWAIT_CHANGE',
  /** The function takes place. */
  PREPARE: 'PREPARE',
  /** The viewer reviews the hall. */
  REVIEW: 'REVIEW',
  /** The customer looks for another hall. */
  FIND_ANOTHER: 'FIND_ANOTHER',
  /** Nothing more. */
  NONE: 'NONE',
} as const;
export type BookingStep = keyof typeof BookingStep;

/** The side on which somebody reads a booking. */
export type BookingReader = 'customer' | 'owner' | 'staff';

/** What the next step of a booking depends on. */
export interface StepFacts {
  reader: BookingReader;
  status: BookingStatus;
  /** Whether its owner has accepted it. */
  isAccepted: boolean;
  /** Whether that is until its first payment; else it is one of several functions. */
  awaitsPayment: boolean;
  /** Whether a proof of that payment waits for the owner. */
  hasProof: boolean;
  /** Whether it waits for the owner to allow a member's discount. */
  waitsForDiscount: boolean;
  isOver: boolean;
  /** Whether a change waits for an answer. */
  hasOpenChange: boolean;
  /** Whether that is an offer of the business. */
  hasOpenOffer: boolean;
  canAnswerChange: boolean;
  canAnswer: boolean;
  canReview: boolean;
}

const PAYMENT_STEPS: Readonly<Record<BookingReader, BookingStep>> = {
  customer: BookingStep.PAY,
  owner: BookingStep.RECORD_PAYMENT,
  staff: BookingStep.AWAIT_PAYMENT,
};

function nextOfRequest(facts: StepFacts): BookingStep {
  const { reader, isAccepted, waitsForDiscount, canAnswer } = facts;
  if (facts.awaitsPayment)
    return facts.hasProof && reader === 'customer' ? BookingStep.AWAIT_PAYMENT : PAYMENT_STEPS[reader];
  if (isAccepted) return BookingStep.AWAIT_FUNCTIONS;
  // The business has answered: it is the customer's turn.
  if (facts.hasOpenOffer && reader !== 'customer') return BookingStep.AWAIT_CHANGE;
  if (canAnswer && BOOKING_ACTIONS[BookingAction.APPROVE].who === reader) return BookingStep.ANSWER;
  return waitsForDiscount ? BookingStep.AWAIT_DISCOUNT : BookingStep.AWAIT_ANSWER;
}

function nextOfConfirmed({ reader, isOver, hasOpenChange, canReview }: StepFacts): BookingStep {
  if (hasOpenChange) return BookingStep.AWAIT_CHANGE;
  if (canReview) return BookingStep.REVIEW;
  return isOver || reader === 'staff' ? BookingStep.NONE : BookingStep.PREPARE;
}

/** The one next step of a booking for one of its readers (docs/decisions/0057-booking-page.md). */
export function nextStep(facts: StepFacts): BookingStep {
  const { reader, status } = facts;
  if (facts.canAnswerChange) return BookingStep.ANSWER_CHANGE;
  if (isBookingActionAllowed(status, BookingAction.APPROVE)) return nextOfRequest(facts);
  if (occupies(status)) return nextOfConfirmed(facts);
  return reader === 'customer' ? BookingStep.FIND_ANOTHER : BookingStep.NONE;
}
