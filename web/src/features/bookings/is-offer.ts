import { isWaitingOffer, type WireOfferedFacts } from '@mehfil/api/domain/bookings/entry';
import { BookingStatus } from '@mehfil/api/domain/bookings/transitions';

/** Whether a booking is an offer that waits for the answer of its customer, who has requested nothing. */
export function isOffer(booking: WireOfferedFacts & { status: keyof typeof BookingStatus }): boolean {
  return isWaitingOffer({ ...booking, status: BookingStatus[booking.status] });
}
