interface AcceptedRequest {
  status: string;
  paymentDueAt: string | null;
  heldUntil: string | null;
}

/** Whether an accepted request keeps its time beyond the day of its payment, since a proof of it waits for a check. */
export function hasProofWaiting({ status, paymentDueAt, heldUntil }: AcceptedRequest): boolean {
  return status === 'PENDING' && paymentDueAt !== null && heldUntil !== null && heldUntil > paymentDueAt;
}
