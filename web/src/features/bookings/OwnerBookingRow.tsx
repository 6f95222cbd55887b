import {
  BookingStatus,
  BOOKING_STATUS_LABELS,
  CancellationReason,
  CANCELLATION_LABELS,
} from '@mehfil/api/domain/bookings/transitions';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmailAddress } from '../../ui/EmailAddress';
import { CalendarIcon, ClockIcon, MailIcon, PeopleIcon, PhoneIcon } from '../../ui/icons';
import { Money } from '../../ui/Money';
import { StatusTag } from '../../ui/StatusTag';
import { useBookingTimes } from './booking-times';
import { businessBookingsText } from './business-bookings.text';
import type { ListedBooking } from './invoice-data';
import styles from './OwnerBookingRow.module.css';

/** What an owner can do with a booking of the list. */
export type OwnerAction = 'approve' | 'decline' | 'details';

interface OwnerBookingRowProps {
  booking: ListedBooking;
  onAct: (action: OwnerAction) => void;
}

/** One booking as the owner sees it: who, when, how much, and what waits to be decided. */
export function OwnerBookingRow({ booking, onAct }: OwnerBookingRowProps) {
  const words = useText(businessBookingsText);
  const { compactDateTime } = useFormat();
  const titleId = `owner-booking-${booking.id}`;
  const reason = booking.cancellationReason && CANCELLATION_LABELS[CancellationReason[booking.cancellationReason]];
  return (
    <Card as="article" labelledBy={titleId} className={styles.row}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {booking.hallTitle || words.unknownHall}
        </h3>
        <StatusTag status={booking.status} label={BOOKING_STATUS_LABELS[BookingStatus[booking.status]]} />
        <span className={styles.total}>
          <Money amount={booking.totalPrice} currency={booking.currency} />
        </span>
      </div>
      <p className={styles.customer}>{booking.customerName}</p>
      <Facts booking={booking} />
      {booking.specialRequests && <p className={styles.requests}>{booking.specialRequests}</p>}
      {booking.notes && (
        <p className={styles.notes}>
          <span className={styles.notesLabel}>{words.notes.label}</span>
          {booking.notes}
        </p>
      )}
      {reason && <p className={styles.reason}>{words.why(reason, booking.cancellationNote)}</p>}
      <div className={styles.foot}>
        <p className={styles.meta}>
          {booking.invoiceNumber} · {words.requestedOn(compactDateTime(booking.createdAt, booking.timeZone))}
        </p>
        <Actions booking={booking} onAct={onAct} />
      </div>
    </Card>
  );
}

function Facts({ booking }: { booking: ListedBooking }) {
  const words = useText(businessBookingsText);
  const { number } = useFormat();
  const times = useBookingTimes(booking);
  const facts = [
    { label: words.date, icon: <CalendarIcon />, value: times.date },
    { label: words.time, icon: <ClockIcon />, value: times.range },
    { label: words.guests, icon: <PeopleIcon />, value: number(booking.guestCount) },
    {
      label: words.phone,
      icon: <PhoneIcon />,
      value: <a href={`tel:${booking.customerPhone.replace(/[^\d+]/g, '')}`}>{booking.customerPhone}</a>,
    },
    {
      label: words.email,
      icon: <MailIcon />,
      value: (
        <a href={`mailto:${encodeURIComponent(booking.customerEmail).replace('%40', '@')}`}>
          <EmailAddress>{booking.customerEmail}</EmailAddress>
        </a>
      ),
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, icon, value }) => (
        <div key={label} className={styles.fact}>
          {icon}
          <dt className="visually-hidden">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ booking, onAct }: OwnerBookingRowProps) {
  const words = useText(businessBookingsText);
  const details = (
    <Button look="quiet" onClick={() => onAct('details')}>
      {words.viewDetails}
    </Button>
  );
  if (booking.status === 'CONFIRMED') return <div className={styles.actions}>{details}</div>;
  if (booking.status === 'CANCELLED') {
    return (
      <div className={styles.actions}>
        {details}
        <Button look="secondary" disabled>
          {words.cancelled}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      {details}
      <Button look="secondary" disabled={!booking.viewerCanAnswer} onClick={() => onAct('decline')}>
        {words.decline}
      </Button>
      <Button disabled={!booking.viewerCanAnswer} onClick={() => onAct('approve')}>
        {words.approve}
      </Button>
    </div>
  );
}
