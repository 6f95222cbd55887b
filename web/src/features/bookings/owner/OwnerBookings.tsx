import { useState } from 'react';
import { readError } from '../../../graphql/errors';
import {
  BusinessBookingsDocument,
  BusinessBookingStatsDocument,
  useBusinessBookingsQuery,
  useBusinessBookingStatsQuery,
  type BusinessBookingStatsQuery,
} from '../../../graphql/generated/business-bookings';
import { useText } from '../../../i18n/text';
import { useAddressState, type AddressState } from '../../../lib/address-state';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { CalendarIcon } from '../../../ui/icons';
import { PageHeader } from '../../../ui/PageHeader';
import { Pagination } from '../../../ui/Pagination';
import type { RowKey } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import type { Selection } from '../../../ui/table/SelectionBar';
import { ApproveDialog } from './ApproveDialog';
import { notesOf } from './BookingNotes';
import { businessBookingsText } from './business-bookings.text';
import styles from './OwnerBookings.module.css';
import { BookingFilters } from './BookingFilters';
import { BookingFigures } from './BookingFigures';
import table from './BookingTable.module.css';
import { BulkAnswerDialog, type BulkAnswer } from './BulkAnswerDialog';
import { BOOKING_ADDRESS, isNarrowing, PAGE_SIZE, toVariables, type Filters } from './business-filters';
import { ClosedBusiness } from './ClosedBusiness';
import { DeclineDialog } from './DeclineDialog';
import { ExportButton } from './ExportButton';
import { InvoiceDialog } from '../InvoiceDialog';
import type { ListedBooking } from '../invoice-data';
import { useBookingColumns, type OwnerAction } from './useBookingColumns';
import { useLiveRequests } from './useLiveRequests';

type Stats = BusinessBookingStatsQuery['businessBookingStats'];

const HEADING_ID = 'recent-bookings';
/** What live news make old here. */
const SHOWN = [BusinessBookingStatsDocument, BusinessBookingsDocument];

/** Bookings management: figures, requests to answer, everything else to look up (docs/coverage.md: business §2). */
export function OwnerBookings() {
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
  const { state: filters, change, linkTo } = useAddressState(BOOKING_ADDRESS);
  const isNarrowed = isNarrowing(filters);
  useLiveRequests(SHOWN);
  // Who has no bookings at all has nothing to look for.
  const canSearch = isNarrowed || stats?.totalBookings !== 0;
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
              isNarrowed
                ? () => change({ status: null, hallId: null, from: '', to: '', text: '', order: filters.order })
                : undefined
            }
          />
        )}
        <List filters={filters} isNarrowed={isNarrowed} linkTo={linkTo} onOrder={(order) => change({ order })} />
      </section>
    </>
  );
}

type Opened = { action: OwnerAction; id: number };

interface ListProps {
  filters: Filters;
  isNarrowed: boolean;
  linkTo: AddressState<Filters>['linkTo'];
  onOrder: (order: Filters['order']) => void;
}

function List({ filters, isNarrowed, linkTo, onOrder }: ListProps) {
  const words = useText(businessBookingsText);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data, previousData, error, refetch } = useBusinessBookingsQuery({ variables: toVariables(filters) });
  const list = (data ?? previousData)?.businessBookings;
  const act = (action: OwnerAction, { id }: ListedBooking) => setOpened({ action, id });
  const columns = useBookingColumns(act);
  const { selection, dialog } = useBulkAnswers();
  const found = list?.nodes.find(({ id }) => id === opened?.id) ?? null;
  const shownFor = (action: OwnerAction): ListedBooking | null => (opened?.action === action ? found : null);
  const close = () => setOpened(null);
  const ask = (action: OwnerAction) => (booking: ListedBooking) => {
    if (booking.viewerCanAnswer) act(action, booking);
  };
  const canAnswerSome = list?.nodes.some(({ viewerCanAnswer }) => viewerCanAnswer) ?? false;
  return (
    <>
      <Card className={styles.table}>
        <DataTable<ListedBooking, Filters['order']>
          id={HEADING_ID}
          label={words.recent}
          columns={columns}
          rows={list?.nodes}
          rowKey={({ id }) => id}
          rowLabel={({ hallTitle, customerName }) => words.row(hallTitle || words.unknownHall, customerName)}
          refreshing={data === undefined}
          failed={error !== undefined && !list}
          onRetry={() => void refetch().catch(() => undefined)}
          empty={<Nothing isNarrowed={isNarrowed} />}
          order={filters.order}
          onOrder={(order) => onOrder(order ?? 'NEWEST')}
          shortcuts={{ a: ask('approve'), d: ask('decline'), Enter: (booking) => act('details', booking) }}
          {...(canAnswerSome ? { selection } : {})}
          summary={list && list.nodes.length > 0 && <Summary count={list.totalCount} hasKeys={canAnswerSome} />}
        />
      </Card>
      <Pagination
        page={filters.page}
        pages={Math.ceil((list?.totalCount ?? 0) / PAGE_SIZE)}
        hrefFor={(page) => linkTo({ page })}
      />
      <ApproveDialog booking={shownFor('approve')} onClose={close} />
      <DeclineDialog booking={shownFor('decline')} onClose={close} />
      <InvoiceDialog bookingId={shownFor('details')?.id} title={words.detailsTitle} extra={notesOf} onClose={close} />
      {dialog}
    </>
  );
}

/** Answers to several requests of the list at once. */
function useBulkAnswers() {
  const words = useText(businessBookingsText);
  const [keys, setKeys] = useState<readonly RowKey[]>([]);
  const [asked, setAsked] = useState<{ answer: BulkAnswer; bookings: readonly ListedBooking[] } | null>(null);
  const selection: Selection<ListedBooking> = {
    keys,
    onChange: setKeys,
    canSelect: ({ viewerCanAnswer }) => viewerCanAnswer,
    actions: (bookings) =>
      (['decline', 'approve'] as const).map((answer) => (
        <Button
          key={answer}
          look={answer === 'approve' ? 'primary' : 'secondary'}
          disabled={bookings.length === 0}
          onClick={() => setAsked({ answer, bookings })}
        >
          {words.bulk.selected[answer]}
        </Button>
      )),
  };
  const close = () => {
    setAsked(null);
    setKeys([]);
  };
  return { selection, dialog: asked && <BulkAnswerDialog {...asked} onClose={close} /> };
}

function Summary({ count, hasKeys }: { count: number; hasKeys: boolean }) {
  const words = useText(businessBookingsText);
  return (
    <div>
      <span aria-live="polite">{words.count(count)}</span>
      {hasKeys && (
        <span className={table.keys}>
          {words.keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </div>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const words = useText(businessBookingsText);
  return (
    <EmptyState
      level={3}
      icon={<CalendarIcon size={40} />}
      title={isNarrowed ? words.nothingFound : words.empty}
      text={isNarrowed ? undefined : words.emptyText}
    />
  );
}
