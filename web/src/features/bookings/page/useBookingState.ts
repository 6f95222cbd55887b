import { bookingPhase } from '@mehfil/api/domain/bookings/banner';
import { customerStatusLabel, BookingStatus, CancellationReason } from '@mehfil/api/domain/bookings/transitions';
import { useFormat } from '../../../i18n/format';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { pageClock, type Clock } from '../../../lib/clock';
import { holdText } from '../hold.text';
import { hasProofWaiting } from '../proof-waiting';
import { bookingPageText } from './booking-page.text';
import type { BookingPartProps, PagedBooking } from './page-data';

/** Until when a request can be answered: its hold while that lasts, else its start. */
function answerBy({ heldUntil, startTime, group }: PagedBooking, now: number): string {
  if (group && group.status === 'WAITING') return group.answerBy;
  return heldUntil && new Date(heldUntil).getTime() > now ? heldUntil : startTime;
}

/** Where a booking stands, as one sentence for its reader. */
export function useBookingState({ booking, reader }: BookingPartProps, clock: Clock = pageClock): string {
  const { state } = useText(bookingPageText);
  const hold = useText(holdText);
  const say = useSay();
  const { compactDateTime, compactDate } = useFormat();
  const { status, timeZone, businessName, nextStep, startTime, endTime, openChange } = booking;
  const now = clock();
  const phase = bookingPhase({ start: new Date(startTime), end: new Date(endTime) }, now);
  const until = compactDateTime(answerBy(booking, now), timeZone);
  const payBy = compactDateTime(booking.paymentDueAt ?? startTime, timeZone);
  if (hasProofWaiting(booking) && nextStep !== 'ANSWER_CHANGE') return hold.proofWaits;
  switch (nextStep) {
    case 'ANSWER':
      return state.waitsForYou(until);
    case 'ANSWER_CHANGE':
      if (openChange?.waitsForDiscount) return state.changeDiscount;
      if (openChange?.kind === 'OFFER') return state.answerOffer;
      return reader === 'owner' ? state.answerChange.owner : state.answerChange.customer;
    case 'AWAIT_DISCOUNT':
      return state.discount(until);
    case 'PAY':
      return hold.payFirst(payBy);
    case 'RECORD_PAYMENT':
    case 'AWAIT_PAYMENT':
      return state.awaitPayment(payBy);
    case 'AWAIT_FUNCTIONS':
      return state.functions(until);
    case 'AWAIT_CHANGE':
      if (openChange?.waitsForDiscount) return state.changeDiscount;
      return openChange?.kind === 'OFFER' ? state.awaitOffer : state.awaitChange;
    case 'AWAIT_ANSWER':
      return phase === 'upcoming' ? state.waitsFor(businessName, until) : state.ended;
    default:
  }
  if (booking.cancelledAt) {
    const reason = booking.cancellationReason && CancellationReason[booking.cancellationReason];
    const why = say(customerStatusLabel(BookingStatus[status], reason));
    return state.cancelled(why, compactDateTime(booking.cancelledAt, timeZone));
  }
  if (phase === 'past') return state.over(compactDate(startTime, timeZone));
  if (phase === 'running') return state.running;
  return state.confirmed(compactDateTime(booking.confirmedAt ?? booking.createdAt, timeZone));
}
