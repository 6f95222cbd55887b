import { Flex } from 'antd';
import { BookingStatus, CancellationReason } from '@mehfil/api/domain/bookings/transitions';
import type { ReactNode } from 'react';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { CalendarIcon, ClockIcon, PeopleIcon } from '../../../ui/icons';
import { Money } from '../../../ui/Money';
import { Picture } from '../../../ui/Picture';
import { useBookingTimes } from '../booking-times';
import { CustomerStatusTag } from '../CustomerStatusTag';
import { useHallName } from '../../../i18n/useHallName';
import { isOffer } from '../is-offer';
import { offerText } from '../offer.text';
import styles from './BookingPage.module.css';
import { bookingPageText } from './booking-page.text';
import type { BookingPartProps } from './page-data';
import { useBookingState } from './useBookingState';
import { joinClasses } from '../../../lib/classes';

interface BookingHeadProps extends BookingPartProps {
  /** The next step as the first button, and what else can be done. */
  actions: ReactNode;
  /** In a drawer the head stands below the drawer's own title. */
  level: 1 | 2;
}

/** What a booking is at a glance: hall, day, hours, guests, where it stands, and the next step. */
export function BookingHead({ booking, reader, actions, level }: BookingHeadProps) {
  const { facts } = useText(bookingPageText);
  const { number } = useFormat();
  const nameHall = useHallName();
  const times = useBookingTimes(booking);
  const state = useBookingState({ booking, reader });
  const Title = `h${level}` as const;
  const { enquiry: offer } = useText(offerText);
  const status = BookingStatus[booking.status];
  const reason = booking.cancellationReason && CancellationReason[booking.cancellationReason];
  return (
    <header className={joinClasses('stack gap-20', styles.head)}>
      <div className="rounded-card clipped">
        <Picture src={booking.hallImage} alt="" width={3} height={2} sizes="(max-width: 700px) 100vw, 240px" eager />
      </div>
      <Flex vertical gap={12} className="narrowable">
        <Flex wrap align="center" gap="4px 12px">
          <Title className="heading-24">{nameHall(booking)}</Title>
          <CustomerStatusTag status={status} reason={reason} label={isOffer(booking) ? offer.tag : undefined} />
        </Flex>
        <p className={styles.state} aria-live="polite">
          {state}
        </p>
        <Flex component="dl" wrap gap="6px 24px">
          <Fact icon={<CalendarIcon />} label={facts.day}>
            {times.date}
          </Fact>
          <Fact icon={<ClockIcon />} label={facts.hours}>
            {times.range}
          </Fact>
          <Fact icon={<PeopleIcon />} label={facts.guests}>
            {number(booking.guestCount)}
          </Fact>
          <div>
            <dt className="visually-hidden">{facts.total}</dt>
            <dd className="strong">
              <Money amount={booking.totalPrice} currency={booking.currency} />
            </dd>
          </div>
          <div>
            <dt className="visually-hidden">{facts.number}</dt>
            <dd className="muted">{booking.invoiceNumber}</dd>
          </div>
        </Flex>
        <div className="row gap-8">{actions}</div>
      </Flex>
    </header>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <Flex align="center" gap={8}>
      {icon}
      <dt className="visually-hidden">{label}</dt>
      <dd>{children}</dd>
    </Flex>
  );
}
