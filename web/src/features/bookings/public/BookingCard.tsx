import { Flex } from 'antd';
import { isUnacceptedOffer } from '@mehfil/api/domain/bookings/entry';
import { bookingBanner, bookingPhase } from '@mehfil/api/domain/bookings/banner';
import { BookingStatus, CancellationReason, offersContact } from '@mehfil/api/domain/bookings/transitions';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ToastSubject } from '../../../graphql/subject';
import { useFormat } from '../../../i18n/format';
import { occasionsText } from '../../../i18n/occasions.text';
import { placesText } from '../../../i18n/places.text';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { CalendarIcon, ClockIcon, CloseIcon, MapPinIcon, PeopleIcon, PhoneIcon, StarIcon } from '../../../ui/icons';
import { ConvertedPrice } from '../../../ui/ConvertedPrice';
import { Money } from '../../../ui/Money';
import { Picture } from '../../../ui/Picture';
import { useHallName } from '../../../i18n/useHallName';
import styles from './BookingCard.module.css';
import { holdText } from '../hold.text';
import { hasProofWaiting } from '../proof-waiting';
import { CalendarFileButton } from '../CalendarFileButton';
import { CustomerStatusTag } from '../CustomerStatusTag';
import { functionFactsText } from '../function-facts.text';
import { useFunctionState } from '../FunctionsNote';
import { isOffer } from '../is-offer';
import { offerText } from '../offer.text';
import { OpenChange } from '../OpenChange';
import { useBookingTimes } from '../booking-times';
import { UnreadMessages } from '../page/messages/UnreadMessages';
import type { ListedBooking } from '../invoice-data';
import { AskForChange } from './AskForChange';
import { myBookingsText } from './my-bookings.text';
import { VIEWER_BOOKING_QUERIES } from './viewer-queries';

/** A booking as My Bookings has it. */
export type CustomerBooking = ListedBooking & { viewerCanReview: boolean };

interface BookingCardProps {
  booking: CustomerBooking;
  onOpen: (kind: 'invoice' | 'contact' | 'withdraw') => void;
  /** Milliseconds since 1970. */
  now: number;
}

function getReason({ cancellationReason }: ListedBooking): CancellationReason | null {
  return cancellationReason && CancellationReason[cancellationReason];
}

/** What the customer took back is no failure. */
function toTone({ status, cancellationReason }: ListedBooking): string {
  if (cancellationReason === 'WITHDRAWN' || cancellationReason === 'CANCELLED_BY_CUSTOMER') return 'tone-neutral';
  return { PENDING: 'tone-warning', CONFIRMED: 'tone-success', CANCELLED: 'tone-danger' }[status];
}

/** Beside the words the picture is as tall as they are, some 430 px: a frame of 3:2 of that height is this wide. */
const SIZES = '(max-width: 760px) 100vw, 645px';

function Total({ booking: { totalPrice, currency } }: Pick<BookingCardProps, 'booking'>) {
  const words = useText(myBookingsText);
  return (
    <p className="heading-20 at-end strong">
      <span className="muted small regular block">{words.total}</span>
      <Money inList amount={totalPrice} currency={currency} />
      <span className="muted small regular block">
        <ConvertedPrice amount={totalPrice} currency={currency} />
      </span>
    </p>
  );
}

/** One booking as its customer sees it: banner by status, the facts, what can be done. */
export function BookingCard({ booking, onOpen, now }: BookingCardProps) {
  const words = useText(myBookingsText);
  const nameHall = useHallName();
  const { dateTime } = useFormat();
  const titleId = `booking-${booking.id}`;
  const { enquiry: offer } = useText(offerText);
  const label = useLabel(booking);
  const madeOn = booking.isOffered ? offer.offeredOn : words.requestedOn;
  const { status } = booking;
  return (
    <Card as="article" flush labelledBy={titleId} className={`stack clipped ${styles.card}`}>
      <div className={styles.picture}>
        <Picture src={booking.hallImage} alt="" width={3} height={2} sizes={SIZES} />
      </div>
      <Flex vertical gap={16} className={joinClasses('padded-24', styles.body)}>
        <Flex align="start" justify="space-between" gap={16} className={styles.head}>
          <h2 id={titleId} className="heading-24">
            <Link className="plain-link" to={paths.hall(booking.hallId, booking.hallTitle)}>
              {nameHall(booking)}
            </Link>
          </h2>
          <CustomerStatusTag status={BookingStatus[status]} reason={getReason(booking)} label={label} />
        </Flex>
        <Banner booking={booking} now={now} />
        <Facts booking={booking} />
        {booking.specialRequests && (
          <p className="lines">
            <span className="muted small regular block">{words.requests}</span>
            <bdi>{booking.specialRequests}</bdi>
          </p>
        )}
        <Flex wrap align="end" justify="space-between" gap="12px 24px">
          <Flex component="p" vertical className="muted small">
            <span className="row gap-0-8">
              <Link to={paths.booking(booking.id)}>{words.bookingId(booking.id)}</Link>
              <UnreadMessages id={booking.id} to={paths.booking(booking.id)} />
            </span>
            <span>{madeOn(dateTime(booking.createdAt, booking.timeZone))}</span>
          </Flex>
          <Total booking={booking} />
        </Flex>
        {hasOpenChange(booking) && (
          <ToastSubject value={nameHall(booking)}>
            <OpenChange bookingId={booking.id} refetch={VIEWER_BOOKING_QUERIES} />
          </ToastSubject>
        )}
        <Actions booking={booking} onOpen={onOpen} now={now} />
      </Flex>
    </Card>
  );
}

/** What its tag says, where that isn't its status. */
function useLabel(booking: ListedBooking): string | undefined {
  const describeState = useFunctionState();
  const { enquiry: offer } = useText(offerText);
  if (isOffer(booking)) return offer.tag;
  const { status } = booking;
  return waitsInGroup(booking) ? describeState({ status, isAccepted: isAccepted(booking) }) : undefined;
}

function isAccepted({ acceptedAt }: ListedBooking): boolean {
  return acceptedAt !== null;
}

/** Whether it waits until all functions of its group can be had. */
function waitsInGroup({ group, status }: ListedBooking): boolean {
  return group !== null && status === 'PENDING';
}

/** How it stands with the booking, in the tone of its status. */
function Banner({ booking, now }: Pick<BookingCardProps, 'booking' | 'now'>) {
  const words = useText(myBookingsText);
  const functionWords = useText(functionFactsText);
  const holdWords = useText(holdText);
  const say = useSay();
  const { compactDateTime } = useFormat();
  const { group, status, timeZone, cancellationNote } = booking;
  const payBy = status === 'PENDING' ? booking.paymentDueAt : null;
  const phase = bookingPhase({ start: new Date(booking.startTime), end: new Date(booking.endTime) }, now);
  const sentence = () => {
    if (waitsInGroup(booking) && isAccepted(booking) && phase === 'upcoming') return functionWords.banner;
    if (hasProofWaiting(booking)) return holdWords.proofWaits;
    if (payBy) return holdWords.payFirst(compactDateTime(payBy, timeZone));
    return say(bookingBanner(BookingStatus[status], getReason(booking), phase, isUnacceptedOffer(booking)));
  };
  return (
    <Flex component="p" vertical gap={4} className={joinClasses('notice medium', toTone(booking))}>
      {sentence()}
      {group && <span>{functionWords.note.title(group.name)}</span>}
      <Hold booking={booking} now={now} />
      {cancellationNote && <span>{words.reason(cancellationNote)}</span>}
    </Flex>
  );
}

/** Whether the hall is held for a request that waits. */
function Hold({ booking, now }: Pick<BookingCardProps, 'booking' | 'now'>) {
  const words = useText(holdText);
  const { note } = useText(functionFactsText);
  const { compactDateTime } = useFormat();
  const { status, heldUntil, startTime, timeZone, group, paymentDueAt } = booking;
  if (status !== 'PENDING' || !heldUntil || paymentDueAt || new Date(startTime).getTime() <= now) return null;
  const isLive = new Date(heldUntil).getTime() > now;
  if (group && isLive) return <span>{note.waits(compactDateTime(heldUntil, timeZone))}</span>;
  return <span>{isLive ? words.yours(compactDateTime(heldUntil, timeZone)) : words.yoursEnded}</span>;
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <Flex align="center" gap={8} className="narrowable">
      <dt className="muted rigid">
        {icon}
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd className="breakable">{children}</dd>
    </Flex>
  );
}

function Facts({ booking }: { booking: ListedBooking }) {
  const words = useText(myBookingsText);
  const occasions = useText(occasionsText);
  const { address } = useText(placesText);
  const { number } = useFormat();
  const times = useBookingTimes(booking);
  return (
    <Flex component="dl" wrap gap="8px 28px">
      <Fact icon={<CalendarIcon />} label={words.date}>
        {times.date}
      </Fact>
      <Fact icon={<ClockIcon />} label={words.time}>
        {times.range}
      </Fact>
      <Fact icon={<PeopleIcon />} label={words.guests}>
        {number(booking.guestCount)}
      </Fact>
      {booking.occasion && (
        <Fact icon={<StarIcon />} label={occasions.label}>
          {occasions.names[booking.occasion]}
        </Fact>
      )}
      <Fact icon={<MapPinIcon />} label={words.location}>
        {address(booking.hallLocation)}
      </Fact>
      {booking.customerPhone && (
        <Fact icon={<PhoneIcon />} label={words.contact}>
          {words.customer(booking.customerName, booking.customerPhone)}
        </Fact>
      )}
      {booking.status === 'CONFIRMED' && <BookedHallContact booking={booking} />}
    </Flex>
  );
}

/** Once it is agreed, whom to call is a fact of the booking like its time. */
function BookedHallContact({ booking }: { booking: ListedBooking }) {
  const words = useText(myBookingsText);
  const links = booking.businessContact;
  if (!links) return null;
  return (
    <Fact icon={<PhoneIcon />} label={words.hallContact}>
      {words.hallName(booking.businessName)}{' '}
      <a className="unbroken" href={links.dialerUrl}>
        <bdi dir="ltr">{links.national}</bdi>
      </a>
    </Fact>
  );
}

/** Whether a change of it waits for an answer. */
function hasOpenChange({ openChange }: ListedBooking): boolean {
  return openChange?.status === 'OPEN';
}

/** What is to come and not cancelled belongs into a calendar. */
function canBeAdded(booking: ListedBooking, now: number): boolean {
  const { status, endTime } = booking;
  return !isOffer(booking) && status !== 'CANCELLED' && new Date(endTime).getTime() > now;
}

function Actions({ booking, onOpen, now }: BookingCardProps) {
  const words = useText(myBookingsText);
  return (
    <div className={joinClasses('row gap-12 line-above inside-16', styles.actions)}>
      <Button onClick={() => onOpen('invoice')}>{words.viewDetails}</Button>
      {booking.viewerCanReview && (
        <ButtonLink look="secondary" icon={<StarIcon />} to={paths.hallReviews(booking.hallId, booking.hallTitle)}>
          {words.review}
        </ButtonLink>
      )}
      {canBeAdded(booking, now) && <CalendarFileButton booking={booking} />}
      {offersContact(BookingStatus[booking.status], getReason(booking)) && (
        <Button look="secondary" icon={<PhoneIcon />} onClick={() => onOpen('contact')}>
          {words.contactBusiness}
        </Button>
      )}
      {booking.viewerCanChange && !hasOpenChange(booking) && <AskForChange id={booking.id} />}
      {(booking.viewerCanWithdraw || booking.viewerCanCancelOwn) && (
        <Button look="quiet" icon={<CloseIcon />} onClick={() => onOpen('withdraw')}>
          {booking.viewerCanCancelOwn ? words.cancel : words.withdraw}
        </Button>
      )}
    </div>
  );
}
