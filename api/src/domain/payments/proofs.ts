import type { BookingStatus } from '../bookings/transitions.js';
import { DomainError } from '../input/errors.js';
import { takesPayments } from './details.js';
import { PAYMENT_LIMITS } from './limits.js';

/** The statuses of a proof of payment. */
export const ProofStatus = {
  /** Waits for the business to check it. */
  SUBMITTED: 'SUBMITTED',
  /** Recorded as a receipt. */
  ACCEPTED: 'ACCEPTED',
  /** Refused with a reason that the customer reads. */
  REJECTED: 'REJECTED',
  /** Taken back by the customer before it was checked. */
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type ProofStatus = keyof typeof ProofStatus;

/** The actions that change a proof's status. */
export const ProofAction = { ACCEPT: 'ACCEPT', REJECT: 'REJECT', WITHDRAW: 'WITHDRAW' } as const;
export type ProofAction = keyof typeof ProofAction;

interface ProofTransition {
  from: ProofStatus;
  to: ProofStatus;
  who: 'business' | 'customer';
  /** Whether a reason is required. */
  needsReason: boolean;
}

/** The transitions of a proof: it is answered once. */
const PROOF_ACTIONS: Readonly<Record<ProofAction, ProofTransition>> = {
  ACCEPT: { from: ProofStatus.SUBMITTED, to: ProofStatus.ACCEPTED, who: 'business', needsReason: false },
  REJECT: { from: ProofStatus.SUBMITTED, to: ProofStatus.REJECTED, who: 'business', needsReason: true },
  WITHDRAW: { from: ProofStatus.SUBMITTED, to: ProofStatus.WITHDRAWN, who: 'customer', needsReason: false },
};

/** Messages about proofs of payment. */
export const PROOF_MESSAGES = {
  fileRequired: 'Choose a screenshot or a PDF of the payment',
  reasonRequired: 'Please say why it is rejected',
  notConfirmed: 'A proof can be sent once the booking is confirmed',
  tooManyWaiting: `At most ${PAYMENT_LIMITS.proofsWaitingMax} proofs can wait for a check at once`,
  full: 'This booking has too many proofs',
  waitsAlready: 'A proof with this method and reference is already waiting',
  accepted: 'This proof was accepted already',
  rejected: 'This proof was rejected already',
  withdrawn: 'This proof was withdrawn',
} as const;

const ANSWERED: Readonly<Record<ProofStatus, string>> = {
  SUBMITTED: '',
  ACCEPTED: PROOF_MESSAGES.accepted,
  REJECTED: PROOF_MESSAGES.rejected,
  WITHDRAWN: PROOF_MESSAGES.withdrawn,
};

/**
 * The transition of an action from a status.
 * @throws DomainError CONFLICT when the proof was answered or withdrawn before
 */
export function proofTransition(status: ProofStatus, action: ProofAction): ProofTransition {
  const row = PROOF_ACTIONS[action];
  if (row.from === status) return row;
  throw new DomainError('CONFLICT', ANSWERED[status], { field: 'status', details: { status } });
}

/** Whether a proof waits for a check. */
export function isWaiting({ status }: { status: ProofStatus }): boolean {
  return status === PROOF_ACTIONS.ACCEPT.from;
}

/** Whether one of the proofs that was sent before an instant waits for a check. */
export function waitsSince(proofs: readonly { status: ProofStatus; submittedAt: Date }[], before: Date): boolean {
  return proofs.some((proof) => isWaiting(proof) && proof.submittedAt < before);
}

/** Whether a proof was rejected, with a reason for its customer. */
export function isRejected({ status }: { status: ProofStatus }): boolean {
  return status === PROOF_ACTIONS.REJECT.to;
}

/** The booking of a proof: confirmed, or accepted. */
interface ProvedBooking {
  status: BookingStatus;
  acceptedAt: Date | null;
}

/** Why a booking can't have one more proof; null if it can. */
export function proofProblem(booking: ProvedBooking, proofs: readonly { status: ProofStatus }[]): string | null {
  if (!takesPayments(booking)) return PROOF_MESSAGES.notConfirmed;
  if (proofs.length >= PAYMENT_LIMITS.proofsMax) return PROOF_MESSAGES.full;
  return proofs.filter(isWaiting).length < PAYMENT_LIMITS.proofsWaitingMax ? null : PROOF_MESSAGES.tooManyWaiting;
}
