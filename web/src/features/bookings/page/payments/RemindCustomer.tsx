import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { useRemindedBookingQuery, type RemindedBookingQuery } from '../../../../graphql/generated/remind-customer';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { remindCustomerText } from './remind-customer.text';

type RemindedBooking = NonNullable<RemindedBookingQuery['booking']>;

/** What the customer is asked for: all that is due, else the next part. */
function findAsked({ due, parts }: PaymentFieldsFragment): { amount: number; dueOn: string | null } | null {
  const next = parts.find(({ left }) => left > 0);
  if (!next) return null;
  return due > 0 ? { amount: due, dueOn: null } : { amount: next.left, dueOn: next.dueOn };
}

/** Whether its customer is asked to pay: not for a request that isn't accepted, nor once it is cancelled. */
function isOwed({ status, paymentDueAt }: Pick<RemindedBooking, 'status' | 'paymentDueAt'>): boolean {
  return status === 'CONFIRMED' || (status === 'PENDING' && paymentDueAt !== null);
}

/** A message with what is due, ready to be sent to the customer by WhatsApp. */
export function RemindCustomer({ payments }: { payments: PaymentFieldsFragment }) {
  const words = useText(remindCustomerText);
  const { money, day } = useFormat();
  const { data } = useRemindedBookingQuery({ variables: { id: payments.bookingId } });
  const asked = findAsked(payments);
  const booking = data?.booking;
  const address = booking?.customerContact?.whatsappUrl;
  if (!booking || !isOwed(booking) || !address || !asked) return null;
  const amount = money(asked.amount, payments.currency);
  const lines = [
    words.greeting(booking.customerName),
    words.about(booking.hallTitle, day(booking.date)),
    asked.dueOn === null ? words.due(amount) : words.dueOn(amount, day(asked.dueOn)),
    // Guests whose booking the business entered have no page of their own.
    ...(booking.source === 'CUSTOMER' ? [words.page(`${window.location.origin}${paths.booking(booking.id)}`)] : []),
  ];
  return (
    <a href={`${address}?text=${encodeURIComponent(lines.join('\n'))}`} target="_blank" rel="noreferrer">
      {words.send}
    </a>
  );
}
