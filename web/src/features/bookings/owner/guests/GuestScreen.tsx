import { BOOKING_STATUS_LABELS, BookingStatus } from '@mehfil/api/domain/bookings/transitions';
import { Descriptions, Flex } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useBusinessGuestQuery, type BusinessGuestQuery } from '../../../../graphql/generated/guests';
import { readError } from '../../../../graphql/errors';
import { useText } from '../../../../i18n/text';
import { pageClock } from '../../../../lib/clock';
import { paths } from '../../../../lib/paths';
import { Button, ButtonLink } from '../../../../ui/Button';
import { DialogHost } from '../../../../ui/DialogHost';
import { EmailLink } from '../../../../ui/EmailAddress';
import { EmptyState } from '../../../../ui/EmptyState';
import { PeopleIcon } from '../../../../ui/icons';
import { Pager } from '../../../../ui/list/Pager';
import { lazyPart } from '../../../../ui/lazy-part';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { Money } from '../../../../ui/Money';
import { PageHeader } from '../../../../ui/PageHeader';
import { Skeleton } from '../../../../ui/Skeleton';
import { StatusTag } from '../../../../ui/StatusTag';
import { StaticTable } from '../../../../ui/table/StaticTable';
import { useBookingTimes } from '../../booking-times';
import { Section } from '../../page/BookingParts';
import { useHallName } from '../../../../i18n/useHallName';
import { ContactLinks } from './ContactLinks';
import { GuestNotes } from './GuestNotes';
import { guestStatementText } from './guest-statement.text';
import { guestsText } from './guests.text';

/** Its rules of phone numbers weigh as much as everything else here. */
const SecondPhone = lazyPart(
  () => import('./SecondPhone').then((module) => module.SecondPhone),
  <Skeleton height="180px" shape="box" />,
);
const GuestStatementDialog = lazyPart(() =>
  import('./GuestStatementDialog').then((module) => module.GuestStatementDialog),
);

type Guest = BusinessGuestQuery['businessGuest'];
type GuestBooking = BusinessGuestQuery['businessBookings']['nodes'][number];

const PAGE_SIZE = 20;

/** A guest of a business: contact, what is owed, notes, and bookings to come and past. */
export function GuestScreen() {
  const { phone = '' } = useParams();
  return <Record key={phone} phone={phone} />;
}

function Record({ phone }: { phone: string }) {
  const words = useText(guestsText);
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useBusinessGuestQuery({
    variables: { phone, paging: { limit: PAGE_SIZE, page } },
    freshFor: 0,
  });
  const shown = data ?? previousData;
  if (shown) {
    const { businessGuest: guest, businessBookings: list } = shown;
    return (
      <DialogHost>
        <Head guest={guest} />
        <Flex vertical gap={16}>
          <Sums guest={guest} />
          <SecondPhone guest={guest} />
          <GuestNotes guest={guest} />
          <Bookings bookings={list.nodes} isWhole={list.totalCount <= PAGE_SIZE} />
          <Pager page={page} limit={PAGE_SIZE} total={list.totalCount} onPage={setPage} />
        </Flex>
      </DialogHost>
    );
  }
  if (!error) return <Skeleton height="320px" shape="box" />;
  const toGuests = <ButtonLink to={paths.business.guests}>{words.back}</ButtonLink>;
  return readError(error).code === 'NOT_FOUND' ? (
    <EmptyState
      level={1}
      icon={<PeopleIcon size={40} />}
      title={words.unknown}
      text={words.unknownText}
      action={toGuests}
    />
  ) : (
    <LoadFailed
      level={1}
      title={words.failed}
      text={words.failedText}
      retry={words.retry}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

function Head({ guest: { name, phone, contact, email } }: { guest: Guest }) {
  const words = useText(guestsText);
  const contactLine = (
    <Flex component="span" wrap gap="4px 16px">
      <ContactLinks contact={contact} phone={phone} />
      {email && <EmailLink address={email} />}
    </Flex>
  );
  return (
    <PageHeader
      title={name}
      text={contactLine}
      actions={
        <ButtonLink look="secondary" to={paths.business.guests}>
          {words.back}
        </ButtonLink>
      }
    />
  );
}

function Sums({ guest: { phone, sums } }: { guest: Guest }) {
  const { sums: words, nothingOwed } = useText(guestsText);
  const { open: openStatement } = useText(guestStatementText);
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={words.title}>
      {sums.length === 0 && <p className="muted">{nothingOwed}</p>}
      {sums.map(({ currency, owed, paid, paidForRequests, balance, due }) => (
        <Descriptions
          key={currency}
          size="small"
          column={{ xs: 1, sm: 2, lg: 4 }}
          items={[
            { key: 'owed', label: words.owed, amount: owed },
            { key: 'paid', label: words.paid, amount: paid },
            ...(paidForRequests > 0 ? [{ key: 'requests', label: words.forRequests, amount: paidForRequests }] : []),
            { key: 'left', label: balance < 0 ? words.back : words.left, amount: Math.abs(balance) },
            { key: 'due', label: words.due, amount: due },
          ].map(({ amount, ...item }) => ({ ...item, children: <Money inList amount={amount} currency={currency} /> }))}
        />
      ))}
      {sums.length > 0 && (
        <div>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {openStatement}
          </Button>
        </div>
      )}
      {isOpen && <GuestStatementDialog phone={phone} onClose={() => setOpen(false)} />}
    </Section>
  );
}

/** Whether a booking is still to come, or waits for an answer. */
function isComing({ status, endTime }: GuestBooking): boolean {
  return status !== 'CANCELLED' && Date.parse(endTime) > pageClock();
}

interface BookingsProps {
  bookings: readonly GuestBooking[];
  /** Whether there are no others on other pages. */
  isWhole: boolean;
}

function Bookings({ bookings, isWhole }: BookingsProps) {
  const { events } = useText(guestsText);
  // Soonest first: the list has the latest first.
  const coming = bookings.filter(isComing).toReversed();
  return (
    <>
      <Events title={events.coming} bookings={coming} isWhole={isWhole} />
      <Events title={events.past} bookings={bookings.filter((each) => !isComing(each))} isWhole={isWhole} />
    </>
  );
}

function Events({ title, bookings, isWhole }: BookingsProps & { title: string }) {
  const words = useText(guestsText);
  const nameHall = useHallName();
  const { events } = words;
  if (bookings.length === 0 && !isWhole) return null;
  return (
    <Section title={title}>
      {bookings.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <StaticTable<GuestBooking>
          label={title}
          stacks
          rows={bookings}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'booking',
              title: events.booking,
              rowHeader: true,
              render: (booking) => (
                <>
                  <span className="block breakable">{nameHall(booking)}</span>
                  <Link to={paths.business.booking(booking.id)}>{booking.invoiceNumber}</Link>
                </>
              ),
            },
            { key: 'day', title: events.day, label: events.day, render: (booking) => <When booking={booking} /> },
            {
              key: 'total',
              title: events.total,
              label: events.total,
              render: ({ totalPrice, currency }) => <Money inList amount={totalPrice} currency={currency} />,
            },
            {
              key: 'status',
              title: events.status,
              label: events.status,
              render: ({ status }) => (
                <StatusTag status={status} label={BOOKING_STATUS_LABELS[BookingStatus[status]]} />
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}

function When({ booking }: { booking: GuestBooking }) {
  const { date, range } = useBookingTimes(booking);
  return (
    <>
      <span className="block">{date}</span>
      <span className="muted small">{range}</span>
    </>
  );
}
