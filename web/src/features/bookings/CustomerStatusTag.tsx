import { type BookingStatus, CancellationReason, customerStatusLabel } from '@mehfil/api/domain/bookings/transitions';
import { StatusTag } from '../../ui/StatusTag';

interface CustomerStatusTagProps {
  status: BookingStatus;
  reason?: CancellationReason | null | undefined;
  /** Words other than the status's own. */
  label?: string | undefined;
}

/** The status of a booking in its customer's words. What the customer took back is no failure: it is gray. */
export function CustomerStatusTag({ status, reason, label }: CustomerStatusTagProps) {
  const words = label ?? customerStatusLabel(status, reason);
  return <StatusTag status={reason === CancellationReason.WITHDRAWN ? reason : status} label={words} />;
}
