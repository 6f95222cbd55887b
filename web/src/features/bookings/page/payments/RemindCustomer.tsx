import { Flex, Segmented } from 'antd';
import { useEffect, useState } from 'react';
import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { useRemindedBookingQuery, type RemindedBookingQuery } from '../../../../graphql/generated/remind-customer';
import { useFormat } from '../../../../i18n/format';
import { LocaleScope, useLocale, type Locale } from '../../../../i18n/locale';
import { isLocale } from '../../../../i18n/locale-choice';
import { loadWords } from '../../../../i18n/locale-store';
import { useText } from '../../../../i18n/text';
import { useHallName } from '../../../../i18n/useHallName';
import { paths } from '../../../../lib/paths';
import { LANGUAGES } from '../paper-languages';
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

interface MessageProps {
  booking: RemindedBooking;
  asked: NonNullable<ReturnType<typeof findAsked>>;
  currency: string;
  /** Of the customer at WhatsApp. */
  address: string;
  /** In the language of the page. */
  label: string;
}

/** The link with the message, in the language around it. */
function Message({ booking, asked, currency, address, label }: MessageProps) {
  const words = useText(remindCustomerText);
  const { money, day } = useFormat();
  const nameHall = useHallName();
  const amount = money(asked.amount, currency);
  const lines = [
    words.greeting(booking.customerName),
    words.about(nameHall(booking), day(booking.date)),
    asked.dueOn === null ? words.due(amount) : words.dueOn(amount, day(asked.dueOn)),
    // Guests whose booking the business entered have no page of their own.
    ...(booking.source === 'CUSTOMER' ? [words.page(`${window.location.origin}${paths.booking(booking.id)}`)] : []),
  ];
  return (
    <a href={`${address}?text=${encodeURIComponent(lines.join('\n'))}`} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
}

/** The language of a message, once its words are there; that of the page until then. */
function useMessageLocale(wanted: Locale): Locale {
  const page = useLocale();
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (wanted === page) return;
    void loadWords().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  }, [wanted, page]);
  return isLoaded ? wanted : page;
}

/**
 * A message with what is due, ready to be sent to the customer by WhatsApp: in the language of their account, else in the one that is
 * chosen beside it.
 */
export function RemindCustomer({ payments }: { payments: PaymentFieldsFragment }) {
  const words = useText(remindCustomerText);
  const page = useLocale();
  const { data } = useRemindedBookingQuery({ variables: { id: payments.bookingId } });
  const [chosen, setChosen] = useState<Locale>(page);
  const known = readKnownLocale(data?.bookingPayments.customerLocale);
  const locale = useMessageLocale(known ?? chosen);
  const asked = findAsked(payments);
  const booking = data?.booking;
  const address = booking?.customerContact?.whatsappUrl;
  if (!booking || !isOwed(booking) || !address || !asked) return null;
  return (
    <Flex wrap align="center" gap={8}>
      <LocaleScope locale={locale}>
        <Message booking={booking} asked={asked} currency={payments.currency} address={address} label={words.send} />
      </LocaleScope>
      {known === null && (
        <Segmented<Locale> aria-label={words.language} value={chosen} options={LANGUAGES} onChange={setChosen} />
      )}
    </Flex>
  );
}

function readKnownLocale(locale: string | null | undefined): Locale | null {
  return isLocale(locale) ? locale : null;
}
