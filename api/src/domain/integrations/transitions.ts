import { DeliveryStatus } from './inputs.js';

/** Whether a delivery is in progress or waits for its next attempt. */
export function isDeliveryWaiting(status: DeliveryStatus): boolean {
  return status === DeliveryStatus.WAITING;
}
