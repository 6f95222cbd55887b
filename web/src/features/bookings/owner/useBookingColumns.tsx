import { Flex } from 'antd';
import {
  BookingStatus,
  BOOKING_STATUS_LABELS,
  CancellationReason,
  CANCELLATION_LABELS,
} from '@mehfil/api/domain/bookings/transitions';
import { Link, useLocation } from 'react-router-dom';
import { useFormat } from '../../../i18n/format';
import { useLocale } from '../../../i18n/locale';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { useHallName } from '../../../i18n/useHallName';
import { Button } from '../../../ui/Button';
import { BESIDE_LIST } from '../../../lib/beside-list';
import { paths } from '../../../lib/paths';
import { EmailLink } from '../../../ui/EmailAddress';
import { PhoneIcon } from '../../../ui/icons';
import { Money } from '../../../ui/Money';
import { StatusTag } from '../../../ui/StatusTag';
import type { Column } from '../../../ui/table/columns';
import { AcceptedNote } from '../AcceptedNote';
import { HoldNote } from '../HoldNote';
import { useBookingTimes } from '../booking-times';
import { isOffer } from '../is-offer';
import { offerText } from '../offer.text';
import { openChangeText } from '../open-change.text';
import { UnreadMessages } from '../page/messages/UnreadMessages';
import styles from './BookingTable.module.css';
import { canDecline } from './can-decline';
import { businessBookingsText } from './business-bookings.text';
import type { Filters } from './business-filters';
import type { ListedBooking } from '../invoice-data';
import { WhyNot } from './WhyNot';
import { joinClasses } from '../../../lib/classes';

function LabelTags({ labels }: { labels: readonly string[] }) {
  const words = useText(businessBookingsText);
  if (labels.length === 0) return null;
  return (
    <Flex component="ul" wrap gap={4} className={styles.labels} aria-label={words.labels}>
      {labels.map((label) => (
        <li key={label} className={joinClasses('bordered small breakable', styles.labelTag)} title={label}>
          {label}
        </li>
      ))}
    </Flex>
  );
}

/** What an owner can do with a booking of the list. */
export type OwnerAction = 'approve' | 'decline' | 'details';

type Order = Filters['order'];

interface CellProps {
  booking: ListedBooking;
}

/** The columns of the owner's bookings: who, when, how much, and what waits to be decided. */
export function useBookingColumns(
  onAct: (action: OwnerAction, booking: ListedBooking) => void,
): Column<ListedBooking, Order>[] {
  const words = useText(businessBookingsText);
  const { columns } = words;
  const { number } = useFormat();
  const locale = useLocale();
  const chosen = useChosenColumns();
  return [
    {
      key: 'hall',
      title: columns.hall,
      required: true,
      narrow: 'plain',
      share: 2.42,
      render: (booking) => <Hall booking={booking} />,
    },
    {
      key: 'event',
      title: columns.event,
      narrow: 'plain',
      share: 2.15,
      sort: { ascending: 'SOONEST', descending: 'LATEST' },
      render: (booking) => <Event booking={booking} />,
    },
    {
      key: 'customer',
      title: columns.customer,
      narrow: 'plain',
      share: 1.48,
      render: (booking) => <Customer booking={booking} />,
    },
    {
      key: 'guests',
      title: words.guests,
      align: 'end',
      share: 0.62,
      render: ({ guestCount }) => number(guestCount),
    },
    {
      key: 'total',
      title: columns.total,
      align: 'end',
      share: 1.12,
      sort: { descending: 'HIGHEST' },
      render: ({ totalPrice, currency }) => <Money amount={totalPrice} currency={currency} />,
    },
    {
      key: 'status',
      title: words.filters.status,
      narrow: 'plain',
      share: 1.2,
      render: (booking) => <Status booking={booking} />,
    },
    ...chosen,
    {
      key: 'actions',
      title: columns.actions,
      required: true,
      narrow: 'plain',
      // The answers are longer words in Urdu.
      share: locale === 'ur' ? 2 : 1.66,
      render: (booking) => <Actions booking={booking} onAct={(action) => onAct(action, booking)} />,
    },
  ];
}

/** The columns that are hidden until somebody chooses them. */
function useChosenColumns(): Column<ListedBooking, Order>[] {
  const words = useText(businessBookingsText);
  const { columns } = words;
  return [
    {
      key: 'email',
      title: columns.email,
      optional: true,
      share: 1.6,
      render: ({ customerEmail }) => customerEmail && <EmailLink address={customerEmail} className="plain-link" />,
    },
    {
      key: 'notes',
      title: words.notes,
      optional: true,
      share: 1.6,
      render: ({ notes }) => notes && <bdi title={notes}>{notes}</bdi>,
    },
    {
      key: 'requested',
      title: columns.requested,
      optional: true,
      share: 0.9,
      sort: { ascending: 'OLDEST', descending: 'NEWEST' },
      render: (booking) => <Requested booking={booking} />,
    },
  ];
}

/** When it was requested, or offered by the business. */
function useMadeOn({ isOffered, createdAt, timeZone }: ListedBooking): string {
  const { requestedOn } = useText(businessBookingsText);
  const { offeredOn } = useText(offerText).enquiry;
  const { compactDateTime } = useFormat();
  return (isOffered ? offeredOn : requestedOn)(compactDateTime(createdAt, timeZone));
}

/** The hall, and the booking's number, which leads to its page and says when it was requested; beside it what is unread. */
function Hall({ booking }: CellProps) {
  const { id, invoiceNumber } = booking;
  const nameHall = useHallName();
  const words = useText(businessBookingsText);
  const { search } = useLocation();
  const made = useMadeOn(booking);
  return (
    <div className={joinClasses('beside baseline gap-0-8 narrowable', styles.line, styles.hall)}>
      <h3 className={styles.cut}>{nameHall(booking) || words.unknownHall}</h3>{' '}
      <Link className="size-13 unbroken" to={paths.business.booking(id) + search} state={BESIDE_LIST} title={made}>
        {invoiceNumber}
      </Link>
      <UnreadMessages short id={id} to={paths.business.booking(id)} />
    </div>
  );
}

function Event({ booking }: CellProps) {
  const times = useBookingTimes(booking);
  return (
    <div className={styles.event}>
      <span className="strong">{times.date}</span> <span title={times.range}>{times.hours}</span>
    </div>
  );
}

/** When it was made: the day, with the whole sentence where one points at it, and for those who listen. */
function Requested({ booking }: CellProps) {
  const { createdAt, timeZone } = booking;
  const { compactDate } = useFormat();
  const sentence = useMadeOn(booking);
  return (
    <time className="muted small" dateTime={createdAt} title={sentence}>
      <span className="visually-hidden">{sentence}</span>
      <span aria-hidden="true">{compactDate(createdAt, timeZone)}</span>
    </time>
  );
}

/** Who asked, how to reach them, and the owner's labels; what either wrote stands on the booking's page. */
function Customer({ booking: { customerName, customerPhone, customerContact, labels } }: CellProps) {
  const phone = customerContact?.national ?? customerPhone;
  return (
    <>
      <div className={joinClasses('beside baseline gap-0-8 narrowable', styles.line)}>
        <strong className={styles.cut} title={customerName}>
          {customerName}
        </strong>
        {phone && (
          <a className="plain-link" href={customerContact?.dialerUrl} title={phone}>
            <PhoneIcon size={16} className={styles.phoneIcon} />
            <bdi dir="ltr" className={styles.phone}>
              {phone}
            </bdi>
          </a>
        )}
      </div>
      <LabelTags labels={labels} />
    </>
  );
}

function Status({ booking }: CellProps) {
  const { status, cancellationReason, cancellationNote, openChange } = booking;
  const words = useText(businessBookingsText);
  const changes = useText(openChangeText);
  const offers = useText(offerText);
  const short = openChange?.kind === 'OFFER' ? offers.short : changes.short;
  const bySide = openChange?.viewerCanAnswer ? short.theirs : short.mine;
  const say = useSay();
  const reason = cancellationReason && CANCELLATION_LABELS[CancellationReason[cancellationReason]];
  const why = reason && words.why(say(reason), cancellationNote);
  return (
    <>
      <StatusTag
        status={status}
        label={isOffer(booking) ? offers.enquiry.tag : BOOKING_STATUS_LABELS[BookingStatus[status]]}
      />
      <HoldNote short booking={booking} />
      {openChange?.status === 'OPEN' && (
        <p className="size-13 danger">{openChange.waitsForDiscount ? changes.short.discount : bySide}</p>
      )}
      {why && (
        <p className="size-13 danger" title={why}>
          {why}
        </p>
      )}
    </>
  );
}

function Actions({ booking, onAct }: CellProps & { onAct: (action: OwnerAction) => void }) {
  const words = useText(businessBookingsText);
  return (
    <Flex wrap align="center" gap={6} className={styles.actions}>
      {(booking.status === 'CONFIRMED' || isOffer(booking)) && (
        <Button look="quiet" onClick={() => onAct('details')}>
          {words.viewDetails}
        </Button>
      )}
      {booking.status === 'CANCELLED' && (
        <Button look="secondary" disabled>
          {words.cancelled}
        </Button>
      )}
      {booking.status === 'PENDING' && !isOffer(booking) && (
        <>
          {booking.acceptedAt ? (
            <AcceptedNote isFunction={booking.group !== null} />
          ) : (
            <Button disabled={!booking.viewerCanAnswer} onClick={() => onAct('approve')}>
              {booking.waitsForDiscount ? words.approveDiscount : words.approve}
            </Button>
          )}
          <Button look="secondary" disabled={!canDecline(booking)} onClick={() => onAct('decline')}>
            {words.decline}
          </Button>
          {!booking.viewerCanAnswer && <WhyNot request={booking} />}
        </>
      )}
    </Flex>
  );
}
