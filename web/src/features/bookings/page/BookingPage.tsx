import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { BookingReader } from '@mehfil/api/domain/bookings/next-step';
import { readError } from '../../../graphql/errors';
import { useBookingPageQuery } from '../../../graphql/generated/booking-page';
import { ToastSubject } from '../../../graphql/subject';
import { useHallName } from '../../../i18n/useHallName';
import { useText } from '../../../i18n/text';
import { usePageTitle } from '../../../lib/page-title';
import { ButtonLink } from '../../../ui/Button';
import { DialogHost } from '../../../ui/DialogHost';
import { EmptyState } from '../../../ui/EmptyState';
import { LoadFailed } from '../../../ui/LoadFailed';
import { Skeleton } from '../../../ui/Skeleton';
import { BookingExpenses } from './expenses/lazy';
import { BookingMessages } from './messages/lazy';
import { BookingPayments } from './payments/lazy';
import { BookingHead } from './BookingHead';
import { AgreedSection, PapersSection, PlaceSection, PriceSection } from './BookingParts';
import { BookingTimeline } from './BookingTimeline';
import styles from './BookingPage.module.css';
import { bookingPageText } from './booking-page.text';
import type { PagedBooking } from './page-data';
import { useMarkSeen } from './useMarkSeen';
import { joinClasses } from '../../../lib/classes';

interface BookingPageProps {
  id: number;
  reader: BookingReader;
  listPath: string;
  /** The next step as the first button, and what else the reader can do. */
  actions: (booking: PagedBooking) => ReactNode;
  /** Stands directly below the head: a change to answer. */
  notice?: (booking: PagedBooking) => ReactNode;
  /** What only this reader has, such as notes. */
  desk?: (booking: PagedBooking) => ReactNode;
  /** Of the head; 2 in a drawer. */
  level?: 1 | 2;
}

/** A booking in one place, for each of its readers (docs/decisions/0057-booking-page.md). */
export function BookingPage({ id, listPath, ...rest }: BookingPageProps) {
  const { reader, level = 1 } = rest;
  const words = useText(bookingPageText);
  const { data, error, refetch } = useBookingPageQuery({ variables: { id }, freshFor: 0, skip: !Number.isInteger(id) });
  usePageTitle(data && words.title(data.booking.invoiceNumber));
  if (data) return <Parts data={data} {...rest} />;
  const isUnknown = !Number.isInteger(id) || (error && readError(error).code === 'NOT_FOUND');
  if (isUnknown) {
    const back = <ButtonLink to={listPath}>{words.back[reader]}</ButtonLink>;
    return <EmptyState level={level} title={words.unknown} text={words.unknownText[reader]} action={back} />;
  }
  if (error) {
    const retry = () => void refetch().catch(() => undefined);
    return (
      <LoadFailed title={words.failed} text={words.failedText} retry={words.retry} onRetry={retry} level={level} />
    );
  }
  return <Loading />;
}

type PartsProps = Omit<BookingPageProps, 'id' | 'listPath'> & {
  data: NonNullable<ReturnType<typeof useBookingPageQuery>['data']>;
};

function Parts({ data, reader, actions, notice, desk, level = 1 }: PartsProps) {
  const { booking, bookingTimeline } = data;
  useMarkSeen(data, reader);
  const nameHall = useHallName();
  return (
    <ToastSubject value={reader === 'customer' ? nameHall(booking) : booking.customerName}>
      <DialogHost>
        <div className={joinClasses('stack gap-16', styles.page)}>
          <BookingHead booking={booking} reader={reader} actions={actions(booking)} level={level} />
          {notice?.(booking)}
          <div className={joinClasses('stack gap-16', styles.columns)}>
            <Flex vertical gap={16} className="narrowable">
              <PriceSection booking={booking} />
              <BookingPayments booking={booking} />
              {reader === 'owner' && <BookingExpenses id={booking.id} />}
              <AgreedSection booking={booking} />
              {reader !== 'staff' && booking.source === 'CUSTOMER' && (
                <BookingMessages id={booking.id} timeZone={booking.timeZone} happened={bookingTimeline} />
              )}
              <BookingTimeline events={bookingTimeline} timeZone={booking.timeZone} currency={booking.currency} />
            </Flex>
            <Flex vertical gap={16} className="narrowable">
              <PlaceSection booking={booking} reader={reader} />
              <PapersSection booking={booking} reader={reader} />
              {desk?.(booking)}
            </Flex>
          </div>
        </div>
      </DialogHost>
    </ToastSubject>
  );
}

function Loading() {
  const { loading } = useText(bookingPageText);
  return (
    <Flex vertical gap={16} role="status" aria-label={loading}>
      <Skeleton height="180px" shape="box" />
      <Skeleton height="320px" shape="box" />
    </Flex>
  );
}
