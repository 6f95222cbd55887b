import type { ReactNode, Ref } from 'react';
import { useFormat } from '../../i18n/format';
import { placesText } from '../../i18n/places.text';
import { useText } from '../../i18n/text';
import { Logo } from '../../ui/Logo';
import { Picture } from '../../ui/Picture';
import { bookingText } from './booking.text';
import { useBookingTimes } from './booking-times';
import { invoiceOfBooking, type ShownBooking } from './invoice-data';
import { GroupRows, TotalRows } from './InvoiceRows';
import { useHallName } from '../../i18n/useHallName';
import styles from './ReceiptCard.module.css';
import { joinClasses } from '../../lib/classes';

interface ReceiptCardProps {
  booking: ShownBooking;
  /** The words at its head: what has become of the request. */
  heading: ReactNode;
  /** What stands between the sums and the contact. */
  children: ReactNode;
  /** The card's element, for printing. */
  paper: Ref<HTMLDivElement>;
}

const PICTURE_SIZES = '(width < 760px) 100vw, 720px';

/** A booking to keep, like a printed card: the hall, the day in words, what was chosen, the sums. Fits on one sheet of A4. */
export function ReceiptCard({ booking, heading, children, paper }: ReceiptCardProps) {
  const { sent: words, invoice } = useText(bookingText);
  const { number, longDate } = useFormat();
  const { address } = useText(placesText);
  const nameHall = useHallName();
  const times = useBookingTimes(booking);
  return (
    <div ref={paper} className={`stack framed clipped ${styles.card}`}>
      {booking.hallImage && (
        <Picture
          className={styles.picture}
          src={booking.hallImage}
          alt=""
          width={16}
          height={6}
          sizes={PICTURE_SIZES}
          eager
        />
      )}
      <div className={joinClasses('stack in-middle gap-4 centered', styles.words)}>
        <div className="below-8">
          <Logo />
        </div>
        {heading}
        <p className={joinClasses('display-face primary', styles.hall)}>{nameHall(booking)}</p>
        <p className="muted medium">{address(booking.hallLocation)}</p>
        <p className={joinClasses('above-14 heading-22 display-face', styles.date)}>
          {longDate(booking.startTime, booking.timeZone)}
        </p>
        <p>
          {times.range} ({invoice.hours(invoiceOfBooking(booking).invoice.hours)})
        </p>
        <p>{words.guestCount(number(booking.guestCount))}</p>
        <p className="above-8 muted medium">
          {words.reference}: <bdi>{booking.invoiceNumber}</bdi>
        </p>
      </div>
      <Sums booking={booking} />
      {children}
      <Contact booking={booking} />
    </div>
  );
}

function Sums({ booking }: { booking: ShownBooking }) {
  const { sent: words } = useText(bookingText);
  const data = invoiceOfBooking(booking);
  return (
    <table className={`amounts medium ${styles.sums}`}>
      <caption className="visually-hidden">{words.total}</caption>
      <tbody>
        {data.invoice.groups.map((group) => (
          <GroupRows key={group.name} group={group} currency={data.currency} />
        ))}
        <TotalRows data={data} label={words.total} className="total" />
      </tbody>
    </table>
  );
}

/** Whom to ask: the business, by the number that the hall's page shows. */
function Contact({ booking: { businessName, businessContact: links } }: { booking: ShownBooking }) {
  const words = useText(bookingText).sent;
  return (
    <p className={joinClasses('row middle line-above sunken medium', styles.contact)}>
      {words.contact} <bdi className="strong">{businessName}</bdi>
      {links && (
        <a href={links.dialerUrl} dir="ltr">
          {links.national}
        </a>
      )}
    </p>
  );
}
