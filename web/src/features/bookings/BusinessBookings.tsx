import { useState } from 'react';
import { readError } from '../../graphql/errors';
import {
  BusinessBookingsDocument,
  BusinessBookingStatsDocument,
  useBusinessBookingsQuery,
  useBusinessBookingStatsQuery,
  type BusinessBookingStatsQuery,
} from '../../graphql/generated/business-bookings';
import { useText } from '../../i18n/text';
import { useKeptFocus } from '../../lib/kept-focus';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { CalendarIcon } from '../../ui/icons';
import { PageHeader } from '../../ui/PageHeader';
import { Pagination } from '../../ui/Pagination';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton';
import { ApproveDialog } from './ApproveDialog';
import { notesOf } from './BookingNotes';
import { businessBookingsText } from './business-bookings.text';
import styles from './BusinessBookings.module.css';
import { BookingFilters } from './BookingFilters';
import { BookingFigures } from './BookingFigures';
import { PAGE_SIZE, toVariables, useFilters, writeFilters } from './business-filters';
import { ClosedBusiness } from './ClosedBusiness';
import { DeclineDialog } from './DeclineDialog';
import { ExportButton } from './ExportButton';
import { InvoiceDialog } from './InvoiceDialog';
import type { ListedBooking } from './invoice-data';
import { OwnerBookingRow, type OwnerAction } from './OwnerBookingRow';
import { useLiveRequests } from './useLiveRequests';

type Stats = BusinessBookingStatsQuery['businessBookingStats'];

const HEADING_ID = 'recent-bookings';
const SKELETONS = 3;
/** What live news make old here. */
const SHOWN = [BusinessBookingStatsDocument, BusinessBookingsDocument];

/** Bookings management: figures, requests to answer, everything else to look up (docs/coverage.md: business §2). */
export function BusinessBookings() {
  const words = useText(businessBookingsText);
  const { data, error, refetch } = useBusinessBookingStatsQuery();
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      {error && !data ? (
        <ClosedBusiness error={readError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Management stats={data?.businessBookingStats} />
      )}
    </>
  );
}

function Management({ stats }: { stats: Stats | undefined }) {
  const words = useText(businessBookingsText);
  const { filters, change, isFiltered } = useFilters();
  useLiveRequests(SHOWN);
  // Who has no bookings at all has nothing to look for.
  const canSearch = isFiltered || stats?.totalBookings !== 0;
  return (
    <>
      <BookingFigures stats={stats} />
      <section aria-labelledby={HEADING_ID}>
        <div className={styles.head}>
          <h2 id={HEADING_ID} className={styles.heading}>
            {words.recent}
          </h2>
          <div className={styles.tools}>
            <ButtonLink look="quiet" icon={<CalendarIcon />} to={paths.business.calendar}>
              {words.calendar}
            </ButtonLink>
            {canSearch && <ExportButton filters={filters} />}
          </div>
        </div>
        {canSearch && (
          <BookingFilters
            filters={filters}
            halls={stats?.halls ?? []}
            onChange={change}
            onClear={
              isFiltered
                ? () => change({ status: null, hallId: null, from: '', to: '', text: '', order: filters.order })
                : undefined
            }
          />
        )}
        <List filters={filters} isFiltered={isFiltered} />
      </section>
    </>
  );
}

type Opened = { action: OwnerAction; id: number };

function List({ filters, isFiltered }: { filters: ReturnType<typeof useFilters>['filters']; isFiltered: boolean }) {
  const words = useText(businessBookingsText);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data, previousData, error, refetch } = useBusinessBookingsQuery({ variables: toVariables(filters) });
  const kept = useKeptFocus<HTMLUListElement>(HEADING_ID);
  const list = (data ?? previousData)?.businessBookings;
  if (!list) {
    if (error) return <ClosedBusiness error={undefined} onRetry={() => void refetch().catch(() => undefined)} />;
    return <SkeletonGroup count={SKELETONS} of={RowSkeleton} className={styles.list} />;
  }
  if (list.nodes.length === 0) {
    return (
      <div className={styles.nothing}>
        <EmptyState
          level={3}
          icon={<CalendarIcon size={40} />}
          title={isFiltered ? words.nothingFound : words.empty}
          text={isFiltered ? undefined : words.emptyText}
        />
      </div>
    );
  }
  const found = list.nodes.find(({ id }) => id === opened?.id) ?? null;
  const shownFor = (action: OwnerAction): ListedBooking | null => (opened?.action === action ? found : null);
  const close = () => setOpened(null);
  return (
    <>
      <p className={styles.count} aria-live="polite">
        {words.count(list.totalCount)}
      </p>
      <ul {...kept} className={styles.list} aria-busy={data === undefined}>
        {list.nodes.map((booking) => (
          <li key={booking.id}>
            <OwnerBookingRow booking={booking} onAct={(action) => setOpened({ action, id: booking.id })} />
          </li>
        ))}
      </ul>
      <Pagination
        page={filters.page}
        pages={Math.ceil(list.totalCount / PAGE_SIZE)}
        hrefFor={(page) => `${paths.business.bookings}?${writeFilters({ ...filters, page }).toString()}`}
      />
      <ApproveDialog booking={shownFor('approve')} onClose={close} />
      <DeclineDialog booking={shownFor('decline')} onClose={close} />
      <InvoiceDialog bookingId={shownFor('details')?.id} title={words.detailsTitle} extra={notesOf} onClose={close} />
    </>
  );
}

function RowSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="34%" height="26px" />
      <Skeleton width="70%" />
      <Skeleton width="52%" />
      <Skeleton width="240px" height="44px" shape="box" />
    </div>
  );
}
