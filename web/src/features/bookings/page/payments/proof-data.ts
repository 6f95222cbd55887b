import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';

/** A proof of payment, as the page reads it. */
export type Proof = PaymentFieldsFragment['proofs'][number];

/** Queries that a proof makes old. */
export const PROOF_REFETCH = ['BookingPayments', 'BookingPage'];
