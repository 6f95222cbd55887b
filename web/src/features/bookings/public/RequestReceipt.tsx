import { useEffect, useRef } from 'react';
import type { RequestBookingMutation } from '../../../graphql/generated/booking-request';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { CheckIcon } from '../../../ui/icons';
import { Money } from '../../../ui/Money';
import { bookingText } from '../booking.text';
import { useBookingTimes } from '../booking-times';
import { CalendarFileButton } from '../CalendarFileButton';
import styles from './RequestReceipt.module.css';

/** A request that was just made. */
export type SentRequest = RequestBookingMutation['requestBooking'];

interface RequestReceiptProps {
  booking: SentRequest;
  /** In how many hours the owner answers most requests; null while there are too few to say. */
  answersWithinHours: number | null;
  /** Begins another request for this hall. */
  onAnother: () => void;
}

/** The end of the wizard: what was requested, what happens next, and where to follow it. */
export function RequestReceipt({ booking, answersWithinHours, onAnother }: RequestReceiptProps) {
  const words = useText(bookingText).sent;
  const { number } = useFormat();
  const times = useBookingTimes(booking);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isConfirmed = booking.status === 'CONFIRMED';
  const facts = [
    [words.hall, booking.hallTitle],
    [words.date, times.date],
    [words.time, times.range],
    [words.guests, number(booking.guestCount)],
    [words.reference, booking.invoiceNumber],
  ] as const;
  return (
    <Card as="section" labelledBy="sent-title" className={styles.receipt}>
      <span className={styles.mark} aria-hidden="true">
        <CheckIcon size={28} />
      </span>
      <h3 id="sent-title" ref={heading} tabIndex={-1} className={styles.title}>
        {isConfirmed ? words.confirmed : words.requested}
      </h3>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd>
            <Money amount={booking.totalPrice} currency={booking.currency} />
          </dd>
        </div>
      </dl>
      <div className={styles.next}>
        <h4>{words.next}</h4>
        <NextSteps booking={booking} answersWithinHours={answersWithinHours} />
      </div>
      <div className={styles.actions}>
        <ButtonLink to={paths.myBookingsOf(isConfirmed ? 'UPCOMING' : 'WAITING')}>
          {isConfirmed ? words.seeBooking : words.seeRequest}
        </ButtonLink>
        <CalendarFileButton booking={booking} />
        <Button look="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </Card>
  );
}

function NextSteps({ booking, answersWithinHours }: Omit<RequestReceiptProps, 'onAnother'>) {
  const { sent: words, answerTime } = useText(bookingText);
  const { compactDateTime } = useFormat();
  const { status, heldUntil, timeZone, businessName } = booking;
  const steps =
    status === 'CONFIRMED'
      ? [words.steps.yours, words.steps.mailed, words.steps.payment]
      : [
          words.steps.answer(businessName),
          ...(answersWithinHours ? [answerTime.usually(answersWithinHours)] : []),
          heldUntil ? words.steps.held(compactDateTime(heldUntil, timeZone)) : words.steps.notHeld,
          words.steps.told,
          words.steps.payment,
        ];
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
