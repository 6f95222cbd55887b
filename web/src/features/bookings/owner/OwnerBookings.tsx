import { Tag } from 'antd';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readError } from '../../../graphql/errors';
import {
  BusinessBookingsDocument,
  useBusinessBookingsQuery,
  useBusinessBookingStatsQuery,
  type BusinessBookingsQuery,
  type BusinessBookingStatsQuery,
} from '../../../graphql/generated/business-bookings';
import { mayDo, useRight } from '../../../graphql/rights';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { useHallName } from '../../../i18n/useHallName';
import { BESIDE_LIST } from '../../../lib/beside-list';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/Button';
import { CalendarIcon, ClockIcon, PlusIcon } from '../../../ui/icons';
import { lazyPart } from '../../../ui/lazy-part';
import { ListPage } from '../../../ui/list/ListPage';
import { BookingDrawer } from './lazy-booking-drawer';
import { SavedViews } from '../../../ui/list/SavedViews';
import { useListFilters, type ListFilters } from '../../../ui/list/useListFilters';
import { PageHeader } from '../../../ui/PageHeader';
import type { RowKey } from '../../../ui/table/columns';
import type { Selection } from '../../../ui/table/SelectionBar';
import {
  ApproveDialog,
  BookingDetailsDialog,
  BookingEntryDrawer,
  BookingImportDialog,
  DeclineDialog,
  WaitingDrawer,
} from './booking-dialogs';
import { businessBookingsText } from './business-bookings.text';
import { BookingFilters, useFilterChips } from './BookingFilters';
import { BookingFigures } from './BookingFigures';
import table from './BookingTable.module.css';
import type { BulkAnswer } from './BulkAnswerDialog';
import { BOOKING_ADDRESS, PAGE_SIZE, toVariables, type Filters } from './business-filters';
import { ClosedBusiness } from './ClosedBusiness';
import { ExportButton } from './ExportButton';
import type { ListedBooking } from '../invoice-data';
import { usePastPage, type Beside } from '../page/useBookingBeside';
import { canDecline } from './can-decline';
import { useBookingViews } from './useBookingViews';
import { useBookingColumns, type OwnerAction } from './useBookingColumns';
import { useLiveRequests } from './useLiveRequests';
import { joinClasses } from '../../../lib/classes';

const BulkAnswerDialog = lazyPart(() => import('./BulkAnswerDialog').then((module) => module.BulkAnswerDialog));

type Stats = BusinessBookingStatsQuery['businessBookingStats'];

/** The queries that a live event outdates here. */
const SHOWN = ['BusinessBookingStats', 'BusinessBookings'];

/** The booking that stands beside the list. */
export type OpenedBooking = Beside & { id: number };

/** Bookings management: figures, requests to answer, everything else to look up (docs/coverage.md: business §2). */
export function OwnerBookings({ opened = null }: { opened?: OpenedBooking | null }) {
  const words = useText(businessBookingsText);
  const { viewer } = useSession();
  const { data, error, refetch } = useBusinessBookingStatsQuery({
    variables: { withRevenue: mayDo(viewer, 'FIGURES') },
    skip: viewer === null,
  });
  return (
    <>
      {error && !data ? (
        <>
          <PageHeader title={words.title} />
          <ClosedBusiness error={readError(error)} onRetry={() => void refetch().catch(() => undefined)} />
        </>
      ) : (
        <Management stats={data?.businessBookingStats} opened={opened} />
      )}
    </>
  );
}

/** The tools, the figures and the list. */
function Management({ stats, opened }: { stats: Stats | undefined; opened: OpenedBooking | null }) {
  const words = useText(businessBookingsText);
  const filters = useListFilters(BOOKING_ADDRESS, ['order']);
  useLiveRequests(SHOWN);
  // Who has no bookings at all has nothing to look for.
  const canSearch = filters.isFiltered || stats?.totalBookings !== 0;
  return (
    <>
      <PageHeader
        title={words.title}
        actions={<Tools filters={filters.values} halls={stats?.halls ?? []} canExport={canSearch} />}
      />
      <BookingFigures stats={stats} />
      <List
        filters={filters}
        canSearch={canSearch}
        timeZone={stats?.timeZone}
        halls={stats?.halls ?? []}
        labels={stats?.labels ?? []}
        beside={opened}
      />
    </>
  );
}

type Found = BusinessBookingsQuery['businessBookings'] | undefined;
type Opened = { action: OwnerAction; booking: ListedBooking };

interface ListProps {
  filters: ListFilters<Filters>;
  canSearch: boolean;
  /** The business's; undefined while it is loading. */
  timeZone: string | undefined;
  halls: Stats['halls'];
  labels: Stats['labels'];
  beside: OpenedBooking | null;
}

/** What stands in the place of no bookings; what is filtered is cleared beside its chips. */
function useEmpty(isFiltered: boolean, onAdd: () => void) {
  const words = useText(businessBookingsText);
  return {
    icon: <CalendarIcon size={40} />,
    title: isFiltered ? words.nothingFound : words.empty,
    text: isFiltered ? undefined : words.emptyText,
    action: !isFiltered && (
      <Button icon={<PlusIcon />} onClick={onAdd}>
        {words.add}
      </Button>
    ),
  };
}

/** Names a booking's row for those who hear it: by its hall and who asked. */
function useRowName() {
  const words = useText(businessBookingsText);
  const nameHall = useHallName();
  return (booking: ListedBooking) => words.row(nameHall(booking) || words.unknownHall, booking.customerName);
}

function List({ filters, canSearch, timeZone, halls, labels, beside }: ListProps) {
  const words = useText(businessBookingsText);
  const { values, change, isFiltered } = filters;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isAdding, setAdding] = useState(false);
  const { data, previousData, error, refetch } = useBusinessBookingsQuery({ variables: toVariables(values) });
  const list = (data ?? previousData)?.businessBookings;
  // As last read: it stays open where it has left the list meanwhile.
  const found = opened && (list?.nodes.find(({ id }) => id === opened.booking.id) ?? opened.booking);
  // What is typed while a dialog loads opens no other.
  const act = (action: OwnerAction, booking: ListedBooking) => {
    if (found === null) setOpened({ action, booking });
  };
  const columns = useBookingColumns(act);
  const nameRow = useRowName();
  const chips = useFilterChips(filters, halls);
  const views = useBookingViews(timeZone);
  const empty = useEmpty(isFiltered, () => setAdding(true));
  const { selection, dialog } = useBulkAnswers(list, JSON.stringify(values));
  const onPast = useNextPages(filters, list, beside);
  const open = useOpenBooking();
  const close = () => setOpened(null);
  const ask = (action: OwnerAction) => (booking: ListedBooking) => {
    if (action === 'decline' ? canDecline(booking) : canApprove(booking)) act(action, booking);
  };
  const canAnswerSome = list?.nodes.some(({ viewerCanAnswer }) => viewerCanAnswer) ?? false;
  return (
    <>
      <ListPage<ListedBooking, Filters['order']>
        id="recent-bookings"
        title={words.recent}
        isCountHidden
        dense
        tools={
          canSearch && <SavedViews list="recent-bookings" address={BOOKING_ADDRESS} shown={values} views={views} />
        }
        list={list}
        failed={error !== undefined}
        onRetry={() => void refetch().catch(() => undefined)}
        refreshing={data === undefined}
        liveFor={JSON.stringify(values)}
        filters={filters}
        limit={PAGE_SIZE}
        filtersLabel={words.filters.label}
        chips={chips}
        controls={
          canSearch ? <BookingFilters filters={values} halls={halls} labels={labels} onChange={change} /> : null
        }
        empty={empty}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={nameRow}
        order={values.order}
        onOrder={(order) => change({ order: order ?? 'NEWEST' })}
        shortcuts={{ a: ask('approve'), d: ask('decline'), Enter: open }}
        {...(canAnswerSome ? { selection } : {})}
        summary={list && list.nodes.length > 0 && <Summary count={list.totalCount} hasKeys={canAnswerSome} />}
      />
      {found && opened.action === 'approve' && <ApproveDialog booking={found} onClose={close} />}
      {found && opened.action === 'decline' && <DeclineDialog booking={found} onClose={close} />}
      {found && opened.action === 'details' && <BookingDetailsDialog bookingId={found.id} onClose={close} />}
      {dialog}
      {isAdding && <BookingEntryDrawer day="" hallId={null} halls={halls} onClose={() => setAdding(false)} />}
      {beside && <BookingDrawer {...beside} list={list?.nodes ?? []} onPast={onPast} />}
    </>
  );
}

/** Goes from the open booking to other pages of the list. */
function useNextPages({ values, page, linkToPage }: ListFilters<Filters>, list: Found, beside: OpenedBooking | null) {
  const client = useApolloClient();
  const find = async (next: number) => {
    const variables = toVariables({ ...values, page: next });
    // A booking may have left its page since that was read.
    const { data } = await client.query({ query: BusinessBookingsDocument, variables, fetchPolicy: 'network-only' });
    return data?.businessBookings.nodes ?? [];
  };
  const stay = () => undefined;
  const { id = null, onMove = stay } = beside ?? {};
  return usePastPage({ id, onMove, list, page, linkToPage, limit: PAGE_SIZE, find });
}

/** Opens a booking beside the list, or as a page where there is no room. */
function useOpenBooking() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return ({ id }: ListedBooking) => void navigate(paths.business.booking(id) + search, { state: BESIDE_LIST });
}

interface ToolsProps {
  filters: Filters;
  halls: Stats['halls'];
  canExport: boolean;
}

/** What leads on from the list. */
function Tools({ filters, halls, canExport }: ToolsProps) {
  const words = useText(businessBookingsText);
  const mayExport = useRight('FIGURES');
  const [opened, setOpened] = useState<'entry' | 'import' | 'waiting' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <div className={joinClasses('row gap-8', table.tools)}>
        <Button look="secondary" icon={<PlusIcon />} onClick={() => setOpened('entry')}>
          {words.add}
        </Button>
        <Button look="quiet" icon={<ClockIcon />} onClick={() => setOpened('waiting')}>
          {words.waitingList}
        </Button>
        <Button look="quiet" onClick={() => setOpened('import')}>
          {words.import}
        </Button>
        {canExport && mayExport && <ExportButton filters={filters} />}
      </div>
      {opened === 'import' && <BookingImportDialog onClose={close} />}
      {opened === 'waiting' && <WaitingDrawer hallId={filters.hallId} onClose={close} />}
      {opened === 'entry' && <BookingEntryDrawer day="" hallId={filters.hallId} halls={halls} onClose={close} />}
    </>
  );
}

/** What is accepted already waits for its payment, or for other functions. */
function canApprove({ viewerCanAnswer, acceptedAt }: ListedBooking): boolean {
  return viewerCanAnswer && acceptedAt === null;
}

/**
 * Answers to several requests of the list at once.
 *
 * @param shownFor what the list was asked for, page and filters included: what is ticked is ticked there alone
 */
function useBulkAnswers(list: Found, shownFor: string) {
  const words = useText(businessBookingsText);
  const [ticked, setTicked] = useState<{ keys: readonly RowKey[]; shownFor: string }>({ keys: [], shownFor });
  const [asked, setAsked] = useState<{ answer: BulkAnswer; ids: readonly number[] } | null>(null);
  const tick = (keys: readonly RowKey[]) => setTicked({ keys, shownFor });
  // A colleague may answer some of them while the question stands.
  const chosen = list?.nodes.filter((booking) => asked?.ids.includes(booking.id) && canApprove(booking)) ?? [];
  const selection: Selection<ListedBooking> = {
    keys: ticked.shownFor === shownFor ? ticked.keys : [],
    onChange: tick,
    canSelect: canApprove,
    actions: (bookings) =>
      (['decline', 'approve'] as const).map((answer) => (
        <Button
          key={answer}
          look={answer === 'approve' ? 'primary' : 'secondary'}
          disabled={bookings.length === 0}
          onClick={() => setAsked({ answer, ids: bookings.map(({ id }) => id) })}
        >
          {words.selected[answer]}
        </Button>
      )),
  };
  return {
    selection,
    dialog: asked && (
      <BulkAnswerDialog
        answer={asked.answer}
        bookings={chosen}
        leftOut={asked.ids.length - chosen.length}
        onAnswered={() => tick([])}
        onClose={() => setAsked(null)}
      />
    ),
  };
}

function Summary({ count, hasKeys }: { count: number; hasKeys: boolean }) {
  const words = useText(businessBookingsText);
  return (
    <div className="row middle gap-12">
      <span aria-live="polite">{words.count(count)}</span>
      {hasKeys && (
        <span className="row gap-6 keyboard-only">
          {words.keys.map((key) => (
            <Tag key={key}>{key}</Tag>
          ))}
        </span>
      )}
    </div>
  );
}
