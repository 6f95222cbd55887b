import { BookingStatus, CancellationReason } from './transitions.js';

const CANCELLED_BANNERS: Readonly<Record<CancellationReason, string>> = {
  [CancellationReason.DECLINED]:
    'Your booking request was declined. Please contact the hall owner for more information.',
  [CancellationReason.WITHDRAWN]: 'You withdrew this booking request.',
  [CancellationReason.EXPIRED]:
    'Your booking request expired: the hall owner did not answer before it was to start. Please contact the hall owner.',
  [CancellationReason.SLOT_TAKEN]:
    'Another booking was confirmed for this time, so your request could not be met. Please choose another time.',
  [CancellationReason.BUSINESS_SUSPENDED]:
    'Your booking request was cancelled because the venue is not available on Mehfil at present.',
  [CancellationReason.ACCOUNT_DELETED]: 'Your booking request was cancelled because an account was closed.',
  [CancellationReason.CANCELLED_BY_STAFF]:
    'Your booking was cancelled by our team. Please contact customer support for more information.',
  [CancellationReason.CALLED_OFF]:
    'The hall owner called this booking off. Please contact the hall owner for more information.',
  [CancellationReason.CANCELLED_BY_CUSTOMER]: 'You cancelled this booking.',
  [CancellationReason.PAYMENT_MISSING]:
    'The first payment was not recorded in time, so the time is no longer held for you. Please contact the hall owner.',
  [CancellationReason.GROUP_ENDED]:
    'One of the functions that you asked for together could not be had, so none was booked. You can ask for the others again.',
  [CancellationReason.OFFER_REFUSED]: 'You declined this offer.',
  [CancellationReason.OFFER_WITHDRAWN]: 'The hall owner took this offer back.',
  [CancellationReason.OFFER_EXPIRED]: 'This offer was not accepted in time. Please ask the hall owner for another one.',
};

/** The same of an offer to an enquiry, which its customer hadn't accepted: they had requested nothing. */
const OFFER_BANNERS: Readonly<Partial<Record<CancellationReason, string>>> = {
  [CancellationReason.EXPIRED]: CANCELLED_BANNERS[CancellationReason.OFFER_EXPIRED],
  [CancellationReason.SLOT_TAKEN]:
    'Another booking was confirmed for this time, so this offer can no longer be accepted. Please ask the hall owner for another one.',
  [CancellationReason.BUSINESS_SUSPENDED]: 'This offer ended because the venue is not available on Mehfil at present.',
  [CancellationReason.ACCOUNT_DELETED]: 'This offer ended because an account was closed.',
};

const OFFER_WAITS = 'The hall owner makes you this offer. Nothing is booked until you accept it.';

/** Whether a booking's period is in the future, running or past. */
export type BookingPhase = 'upcoming' | 'running' | 'past';

/** The phase of a booking. @param now milliseconds since 1970 */
export function bookingPhase({ start, end }: { start: Date; end: Date }, now: number): BookingPhase {
  if (now < start.getTime()) return 'upcoming';
  return now < end.getTime() ? 'running' : 'past';
}

const CONFIRMED_BANNERS: Readonly<Record<BookingPhase, string>> = {
  upcoming: 'Your booking is confirmed. Further details will come from the hall owner.',
  running: 'Your booking is confirmed and takes place now.',
  past: 'Your booking was confirmed and has taken place.',
};

/** The banner of an offer to an enquiry that its customer hasn't accepted. */
function offerBanner(status: BookingStatus, reason: CancellationReason | null | undefined): string {
  if (status === BookingStatus.PENDING) return OFFER_WAITS;
  const why = reason ?? CancellationReason.OFFER_WITHDRAWN;
  return OFFER_BANNERS[why] ?? CANCELLED_BANNERS[why];
}

/**
 * The banner of a booking on *My Bookings*. Once the event has started, it doesn't promise further details.
 * @param isOffer whether it is an offer to an enquiry that its customer hasn't accepted
 */
export function bookingBanner(
  status: BookingStatus,
  reason?: CancellationReason | null,
  phase: BookingPhase = 'upcoming',
  isOffer = false,
): string {
  if (isOffer) return offerBanner(status, reason);
  if (status === BookingStatus.CONFIRMED) return CONFIRMED_BANNERS[phase];
  if (status === BookingStatus.PENDING) {
    return phase === 'upcoming'
      ? 'Your booking is awaiting approval from the hall owner.'
      : CANCELLED_BANNERS[CancellationReason.EXPIRED];
  }
  return CANCELLED_BANNERS[reason ?? CancellationReason.DECLINED];
}
