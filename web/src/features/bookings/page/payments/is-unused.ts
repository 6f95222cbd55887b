import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';

/** Whether nothing was agreed about payments, nor recorded: what is paid isn't known then. */
export function isUnused({ parts, entries, proofs }: PaymentFieldsFragment): boolean {
  return entries.length === 0 && proofs.length === 0 && parts.every(({ kind }) => kind === 'TOTAL');
}
