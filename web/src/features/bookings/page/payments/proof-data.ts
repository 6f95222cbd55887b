import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';

/** A proof of payment, as the page reads it. */
export type Proof = PaymentFieldsFragment['proofs'][number];

/** Queries that a proof makes old. */
export const PROOF_REFETCH = ['BookingPayments', 'BookingPage', 'BookingExpenses'];

/** The path of a proof's file in the REST API. */
export function toProofPath(id: number): string {
  return `/api/payment-proofs/${id}/file`;
}
