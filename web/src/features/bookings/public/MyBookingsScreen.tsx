import { Flex } from 'antd';
import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { BookingStage } from '@mehfil/api/domain/bookings/stage';
import { joinClasses } from '../../../lib/classes';
import { readAgain } from '../../../graphql/change';
import { getFreshness } from '../../../graphql/freshness';
import {
  useBookingChangedSubscription,
  useViewerBookingCountsQuery,
  useViewerBookingsQuery,
} from '../../../graphql/generated/my-bookings';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { defineAddress, oneOf, positive } from '../../../lib/address-fields';
import { useAddressState } from '../../../lib/address-state';
import { pageClock, type Clock } from '../../../lib/clock';
import { useKeptFocus } from '../../../lib/kept-focus';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { CalendarIcon } from '../../../ui/icons';
import { LoadFailed } from '../../../ui/LoadFailed';
import { DialogHost, useShowDialog } from '../../../ui/DialogHost';
import { PageHeader } from '../../../ui/PageHeader';
import { Pagination } from '../../../ui/Pagination';
import { Skeleton } from '../../../ui/Skeleton';
import { SkeletonGroup } from '../../../ui/SkeletonGroup';
import { TabSet } from '../../../ui/TabSet';
import { BookingCard } from './BookingCard';
import { ContactDialog } from './ContactDialog';
import { InvoiceDialog } from '../InvoiceDialog';
import type { ListedBooking } from '../invoice-data';
import { GroupSection, useBookingGroups } from './GroupSection';
import { myBookingsText } from './my-bookings.text';
import { useHallName } from '../../../i18n/useHallName';
import styles from './MyBookingsScreen.module.css';
import { useOfflineCopy } from './useOfflineCopy';
import { useWaitingList } from './useWaitingList';
import { WaitingSection } from './WaitingSection';
import { WithdrawDialog } from './WithdrawDialog';
import { VIEWER_SUMMARY_QUERIES, VIEWER_BOOKING_QUERIES } from './viewer-queries';

/** The stages of bookings as tabs, in order. */
const STAGES = Object.values(BookingStage);
const ADDRESS = defineAddress<{ stage: BookingStage | null; page: number }>({
  stage: oneOf('show', STAGES, null),
  page: positive('page', 1),
});
const PAGE_SIZE = 20;
const SKELETONS = 3;
/** Below it the tabs have no room for their names and counts. */
const NARROW = '(max-width: 480px)';

/** My Bookings: the customer's requests and what became of them by stage, kept up to date while the page is open. */
export function MyBookingsScreen({ now = pageClock }: { now?: Clock }) {
  const words = useText(myBookingsText);
  const { viewer } = useSession();
  useOfflineCopy();
  return (
    <DialogHost>
      <PageHeader
        title={words.title}
        text={words.text}
        actions={
          viewer && (
            <ButtonLink look="secondary" to={paths.enquiries}>
              {words.enquiries}
            </ButtonLink>
          )
        }
      />
      {viewer ? <Sections now={now} /> : <p>{words.signedOut}</p>}
    </DialogHost>
  );
}

/** All of it comes at once: what came later would push down what is being read. */
function Sections({ now }: { now: Clock }) {
  const { counts, failed } = useCounts();
  const others = [useWaitingList(), useBookingGroups()];
  const isKnown = (counts !== undefined || failed) && others.every(({ data, error }) => data ?? error);
  // What is shown stays while it is read again.
  const [isShown, setShown] = useState(false);
  if (isKnown && !isShown) setShown(true);
  if (!isShown) return <BookingListSkeleton />;
  return (
    <>
      <WaitingSection now={now} />
      <GroupSection now={now} />
      <Stages now={now} />
    </>
  );
}

/** How many bookings are in each stage. */
function useCounts() {
  const { data, error, refetch } = useViewerBookingCountsQuery();
  const counts = data && {
    [BookingStage.UPCOMING]: data.upcoming.totalCount,
    [BookingStage.WAITING]: data.waiting.totalCount,
    [BookingStage.PAST]: data.past.totalCount,
    [BookingStage.CANCELLED]: data.cancelled.totalCount,
  };
  return { counts, failed: error !== undefined, retry: () => void refetch().catch(() => undefined) };
}

function Stages({ now }: { now: Clock }) {
  const words = useText(myBookingsText);
  const { state, change } = useAddressState(ADDRESS);
  const { counts, failed, retry } = useCounts();
  if (!counts) return failed ? <Failure onRetry={retry} /> : <BookingListSkeleton />;
  if (STAGES.every((stage) => counts[stage] === 0)) return <Nothing />;
  // Unless the address says so, what is next is shown: an agreed booking, else what waits for an answer.
  const shown = state.stage ?? STAGES.find((stage) => counts[stage] > 0) ?? BookingStage.UPCOMING;
  return (
    <TabSet<BookingStage>
      label={words.show}
      tabs={STAGES.map((stage) => ({ key: stage, label: words.stages[stage].tab(counts[stage]) }))}
      shown={shown}
      onShow={(stage) => change({ stage })}
      narrow={NARROW}
    >
      <Bookings key={shown} stage={shown} now={now} />
    </TabSet>
  );
}

type Kind = 'invoice' | 'contact' | 'withdraw';

function Bookings({ stage, now }: { stage: BookingStage; now: Clock }) {
  const words = useText(myBookingsText);
  const { state, linkTo } = useAddressState(ADDRESS);
  const { page } = state;
  const showDialog = useShowDialog();
  const { data, error, refetch } = useViewerBookingsQuery({
    variables: { stage, paging: { limit: PAGE_SIZE, page } },
  });
  const list = data?.viewerBookings;
  useLiveBookings(list?.nodes);
  useLeadToBooking(list !== undefined);
  const kept = useKeptFocus<HTMLUListElement>();

  if (!list) return error ? <Failure onRetry={() => void refetch().catch(() => undefined)} /> : <BookingListSkeleton />;
  if (list.totalCount === 0) {
    const { empty, emptyText } = words.stages[stage];
    return <EmptyState icon={<CalendarIcon size={40} />} title={empty} text={emptyText} />;
  }
  const open = (kind: Kind, booking: ListedBooking) =>
    showDialog((close) => <BookingDialog kind={kind} booking={booking} onClose={close} />);
  return (
    <>
      <ul className={joinClasses('stack gap-20 below-32', styles.list)} {...kept}>
        {list.nodes.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} now={now()} onOpen={(kind) => open(kind, booking)} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(list.totalCount / PAGE_SIZE)}
        hrefFor={(number) => linkTo({ page: number })}
      />
    </>
  );
}

function BookingDialog({ kind, booking, onClose }: { kind: Kind; booking: ListedBooking; onClose: () => void }) {
  if (kind === 'invoice') return <InvoiceDialog bookingId={booking.id} onClose={onClose} />;
  if (kind === 'contact') return <ContactDialog booking={booking} onClose={onClose} />;
  return <WithdrawDialog booking={booking} onClose={onClose} />;
}

/** Leads to the booking that the address names, once it is on the page. */
function useLeadToBooking(isShown: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isShown || !/^#booking-\d+$/.test(hash)) return undefined;
    // Behind the way to the top that each new page takes.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.closest('li')?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, isShown]);
}

function Nothing() {
  const words = useText(myBookingsText);
  return (
    <EmptyState
      icon={<CalendarIcon size={40} />}
      title={words.empty}
      text={words.emptyText}
      action={<ButtonLink to={paths.home}>{words.browse}</ButtonLink>}
    />
  );
}

function BookingListSkeleton() {
  return (
    <SkeletonGroup count={SKELETONS} of={CardSkeleton} className={joinClasses('stack gap-20 below-32', styles.list)} />
  );
}

/** Changes arrive by themselves: the card of a changed booking is redrawn from the cache, a new one is read with the list. */
function useLiveBookings(shown: readonly ListedBooking[] | undefined): void {
  const words = useText(myBookingsText).changed;
  const nameHall = useHallName();
  const client = useApolloClient();
  useBookingChangedSubscription({
    onData: ({ bookingChanged: booking }) => {
      const before = shown?.find(({ id }) => id === booking.id);
      if (before) getFreshness(client).expire(['ViewerBookings']);
      // The card itself stays where it is until the list is opened again.
      void readAgain(client, before ? VIEWER_SUMMARY_QUERIES : VIEWER_BOOKING_QUERIES);
      // What the customer ended has a toast of its own.
      const isOwn = ['WITHDRAWN', 'CANCELLED_BY_CUSTOMER'].includes(booking.cancellationReason ?? '');
      const isNews = before && before.status !== booking.status && !isOwn;
      if (isNews && booking.status !== 'PENDING') {
        const tone = booking.status === 'CONFIRMED' ? 'success' : 'neutral';
        showToast({ tone, title: words[booking.status](nameHall(booking)) });
      }
    },
  });
}

function CardSkeleton() {
  return (
    <Flex vertical gap={16} className="padded-24 framed">
      <Skeleton width="40%" height="28px" />
      <Skeleton height="48px" shape="box" />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
      <Skeleton width="220px" height="44px" shape="box" />
    </Flex>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const words = useText(myBookingsText);
  return <LoadFailed title={words.failed} text={words.failedText} retry={words.retry} onRetry={onRetry} />;
}
