import { useEffect, useRef } from 'react';
import type { RequestBookingMutation } from '../../../graphql/generated/booking-request';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { PrintIcon } from '../../../ui/icons';
import { answerTimeText } from '../answer-time.text';
import { bookingText } from '../booking.text';
import { CalendarFileButton } from '../CalendarFileButton';
import { ReceiptCard } from '../ReceiptCard';
import { usePrintedPaper } from '../usePrintedPaper';
import styles from './RequestReceipt.module.css';
import { joinClasses } from '../../../lib/classes';

/** A request that was just made. */
export type SentRequest = RequestBookingMutation['requestBooking'];

interface RequestReceiptProps {
  booking: SentRequest;
  /** In how many hours the owner answers most requests; null while there are too few to say. */
  answersWithinHours: number | null;
  /** Begins another request for this hall. */
  onAnother: () => void;
}

/** The end of the wizard: a card to keep of what was requested and what happens next, and where to follow it. */
export function RequestReceipt({ booking, answersWithinHours, onAnother }: RequestReceiptProps) {
  const { sent: words, invoice } = useText(bookingText);
  const heading = useRef<HTMLHeadingElement>(null);
  const { paper, print } = usePrintedPaper(invoice.blocked);
  useEffect(() => heading.current?.focus(), []);
  const isConfirmed = booking.status === 'CONFIRMED';
  const title = (
    <h3 id="sent-title" ref={heading} tabIndex={-1} className={styles.title}>
      {isConfirmed ? words.confirmed : words.requested}
    </h3>
  );
  return (
    <section aria-labelledby="sent-title" className={joinClasses('stack gap-20', styles.receipt)}>
      <ReceiptCard booking={booking} heading={title} paper={paper}>
        <div className="stack gap-10 padded-24">
          <h4>{words.next}</h4>
          <NextSteps booking={booking} answersWithinHours={answersWithinHours} />
        </div>
      </ReceiptCard>
      <div className="row gap-12">
        <ButtonLink to={paths.myBookingsOf(isConfirmed ? 'UPCOMING' : 'WAITING')}>
          {isConfirmed ? words.seeBooking : words.seeRequest}
        </ButtonLink>
        <CalendarFileButton booking={booking} />
        <Button look="secondary" icon={<PrintIcon />} onClick={() => print(booking.invoiceNumber)}>
          {words.print}
        </Button>
        <Button look="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </section>
  );
}

function NextSteps({ booking, answersWithinHours }: Omit<RequestReceiptProps, 'onAnother'>) {
  const { sent: words } = useText(bookingText);
  const { usually } = useText(answerTimeText);
  const { compactDateTime } = useFormat();
  const { status, heldUntil, timeZone, businessName, confirmsOnPayment } = booking;
  const steps =
    status === 'CONFIRMED'
      ? [words.steps.yours, words.steps.mailed, words.steps.instructions]
      : [
          (confirmsOnPayment ? words.steps.acceptance : words.steps.answer)(businessName),
          ...(answersWithinHours ? [usually(answersWithinHours)] : []),
          heldUntil ? words.steps.held(compactDateTime(heldUntil, timeZone)) : words.steps.notHeld,
          words.steps.told,
          confirmsOnPayment ? words.steps.paidFirst : words.steps.payment,
        ];
  return (
    <ol className={joinClasses('stack gap-8', styles.steps)}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
