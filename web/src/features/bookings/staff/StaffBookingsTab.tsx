import { useApolloClient } from '@apollo/client/react';
import { OCCASIONS, type Occasion } from '@mehfil/api/domain/bookings/occasions';
import { BOOKING_STATUS_LABELS, BookingStatus } from '@mehfil/api/domain/bookings/transitions';
import { CONTROL_PANEL_LIMITS, ENVIRONMENT_LIMITS } from '@mehfil/api/domain/system/limits';
import { addDays } from '@mehfil/api/domain/time/days';
import { Link, useLocation, useMatch, useNavigate } from 'react-router-dom';
import {
  StaffBookingsDocument,
  useStaffBookingsQuery,
  type StaffBookingsQuery,
  type StaffBookingsQueryVariables,
} from '../../../graphql/generated/staff-bookings';
import { useFormat } from '../../../i18n/format';
import { occasionsText } from '../../../i18n/occasions.text';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { day, defineAddress, freeText, oneOf, positive } from '../../../lib/address-fields';
import { BESIDE_LIST } from '../../../lib/beside-list';
import { todayHere } from '../../../lib/clock';
import { paths } from '../../../lib/paths';
import { lazyPart } from '../../../ui/lazy-part';
import type { FilterChip } from '../../../ui/list/FilterChips';
import { ListPage } from '../../../ui/list/ListPage';
import { PeriodFilter } from '../../../ui/list/PeriodFilter';
import { SavedViews, type ListView } from '../../../ui/list/SavedViews';
import { SearchFilter } from '../../../ui/list/SearchFilter';
import { SelectFilter } from '../../../ui/list/SelectFilter';
import { toChips } from '../../../ui/list/to-chips';
import { useListFilters, type ListFilters } from '../../../ui/list/useListFilters';
import { Money } from '../../../ui/Money';
import { StatusTag } from '../../../ui/StatusTag';
import type { Column } from '../../../ui/table/columns';
import { useBookingTimes } from '../booking-times';
import { useBookingBeside, usePastPage } from '../page/useBookingBeside';
import { staffBookingsText } from './staff-bookings.text';

const StaffBookingDrawer = lazyPart(() => import('./StaffBookingDrawer').then((module) => module.StaffBookingDrawer));

type BookingLine = StaffBookingsQuery['bookings']['nodes'][number];

const STATUSES = ['PENDING', 'CONFIRMED', 'CANCELLED'] as const;
const ORDERS = ['NEWEST', 'OLDEST', 'SOONEST', 'LATEST', 'HIGHEST'] as const;

interface Filters {
  text: string;
  business: string;
  status: (typeof STATUSES)[number] | null;
  occasion: Occasion | null;
  from: string;
  to: string;
  order: (typeof ORDERS)[number];
  page: number;
}

type Order = Filters['order'];

const ADDRESS = defineAddress<Filters>({
  text: freeText('q'),
  business: freeText('business'),
  status: oneOf('status', STATUSES, null),
  occasion: oneOf('occasion', OCCASIONS, null),
  from: day('from'),
  to: day('to'),
  order: oneOf('order', ORDERS, 'NEWEST'),
  page: positive('page', 1),
});

function toVariables({ order, page, from, to, ...filter }: Filters): StaffBookingsQueryVariables {
  return {
    // A last day before the first one is left out rather than refused.
    filter: { ...filter, from: from || null, to: to === '' || (from !== '' && to < from) ? null : to },
    order,
    paging: { limit: CONTROL_PANEL_LIMITS.pageSize, page },
  };
}

/** The bookings of all businesses; a row opens the booking beside the list, or as a page where there is no room. */
export function StaffBookingsTab() {
  const words = useText(staffBookingsText);
  const navigate = useNavigate();
  const filters = useListFilters(ADDRESS, ['order']);
  const { change, isFiltered } = filters;
  const { search } = useLocation();
  const { order } = filters.values;
  const { data, previousData, error, refetch } = useStaffBookingsQuery({
    variables: toVariables(filters.values),
    pollInterval: ENVIRONMENT_LIMITS.infoPollMs,
  });
  const list = (data ?? previousData)?.bookings;
  return (
    <>
      <ListPage<BookingLine, Order>
        dense
        id="bookings"
        title={words.title}
        isPageTitle
        list={list}
        count={words.count}
        refreshing={data === undefined}
        failed={error !== undefined}
        onRetry={() => void refetch().catch(() => undefined)}
        filters={filters}
        limit={CONTROL_PANEL_LIMITS.pageSize}
        empty={{ title: isFiltered ? words.none : words.empty }}
        controls={<Controls {...filters} />}
        chips={useChips(filters)}
        tools={<SavedViews list="bookings" address={ADDRESS} shown={filters.values} views={useViews()} />}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowLabel={({ invoiceNumber, customerName }) => words.row(invoiceNumber, customerName)}
        order={order}
        onOrder={(next) => change({ order: next ?? 'NEWEST' })}
        shortcuts={{ Enter: ({ id }) => void navigate(paths.anyBooking(id) + search, { state: BESIDE_LIST }) }}
        liveFor={JSON.stringify(filters.values)}
      />
      <Beside filters={filters} list={list} />
    </>
  );
}

/** Days that the view of a week shows, today included. */
const WEEK = 7;

function useViews(): readonly ListView<Filters>[] {
  const { views: words } = useText(staffBookingsText);
  const today = todayHere();
  return [
    { name: words.all, values: {} },
    { name: words.waiting, values: { status: 'PENDING', order: 'OLDEST' } },
    { name: words.week, values: { status: 'CONFIRMED', from: today, to: addDays(today, WEEK - 1), order: 'SOONEST' } },
    { name: words.cancelled, values: { status: 'CANCELLED' } },
  ];
}

interface BesideProps {
  filters: ListFilters<Filters>;
  list: StaffBookingsQuery['bookings'] | undefined;
}

/** The booking that the path names, beside the list. */
function Beside({ filters: { values, page, linkToPage }, list }: BesideProps) {
  const opened = useMatch(paths.anyBooking(':id'));
  const id = opened ? Number(opened.params.id) : null;
  const beside = useBookingBeside(paths.anyBooking, paths.controlPanel);
  const client = useApolloClient();
  const find = async (next: number) => {
    const variables = toVariables({ ...values, page: next });
    // A booking may have left its page since that was read.
    const { data } = await client.query({ query: StaffBookingsDocument, variables, fetchPolicy: 'network-only' });
    return data?.bookings.nodes ?? [];
  };
  const { pageSize: limit } = CONTROL_PANEL_LIMITS;
  const onPast = usePastPage({ id, onMove: beside.onMove, list, page, linkToPage, limit, find });
  if (id === null) return null;
  return <StaffBookingDrawer id={id} list={list?.nodes ?? []} onPast={onPast} {...beside} />;
}

function NumberLink({ booking: { id, invoiceNumber } }: { booking: BookingLine }) {
  const { search } = useLocation();
  return (
    <Link to={paths.anyBooking(id) + search} state={BESIDE_LIST}>
      {invoiceNumber}
    </Link>
  );
}

function Controls({ values, change }: Pick<ListFilters<Filters>, 'values' | 'change'>) {
  const words = useText(staffBookingsText);
  const occasions = useText(occasionsText);
  const say = useSay();
  return (
    <>
      <SearchFilter
        label={words.search}
        placeholder={words.searchHint}
        value={values.text}
        onChange={(text) => change({ text }, { replace: true })}
      />
      <SearchFilter
        label={words.business}
        placeholder={words.businessHint}
        value={values.business}
        onChange={(business) => change({ business }, { replace: true })}
      />
      <SelectFilter<Filters['status']>
        label={words.status}
        value={values.status}
        options={[
          { value: null, label: words.anyStatus },
          ...STATUSES.map((value) => ({ value, label: say(BOOKING_STATUS_LABELS[BookingStatus[value]]) })),
        ]}
        onChange={(status) => change({ status })}
      />
      <SelectFilter<Occasion | null>
        label={occasions.label}
        value={values.occasion}
        options={[
          { value: null, label: occasions.any },
          ...OCCASIONS.map((value) => ({ value, label: occasions.names[value] })),
        ]}
        onChange={(occasion) => change({ occasion })}
      />
      <PeriodFilter fromLabel={words.from} toLabel={words.to} from={values.from} to={values.to} onChange={change} />
      <SelectFilter<Order>
        label={words.order}
        value={values.order}
        options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
        onChange={(order) => change({ order })}
      />
    </>
  );
}

function useChips({ values, change }: Pick<ListFilters<Filters>, 'values' | 'change'>): FilterChip[] {
  const words = useText(staffBookingsText);
  const say = useSay();
  const { compactDay } = useFormat();
  const occasions = useText(occasionsText).names;
  const { text, business, status, occasion, from, to } = values;
  return toChips(change, [
    [text, { text: '' }],
    [business, { business: '' }],
    [status && say(BOOKING_STATUS_LABELS[BookingStatus[status]]), { status: null }],
    [occasion && occasions[occasion], { occasion: null }],
    [from && `${words.from} ${compactDay(from)}`, { from: '' }],
    [to && `${words.to} ${compactDay(to)}`, { to: '' }],
  ]);
}

function useColumns(): Column<BookingLine, Order>[] {
  const words = useText(staffBookingsText);
  const occasions = useText(occasionsText);
  const { compactDate } = useFormat();
  return [
    {
      key: 'number',
      title: words.number,
      required: true,
      narrow: 'plain',
      share: 0.95,
      render: (booking) => <NumberLink booking={booking} />,
    },
    { key: 'hall', title: words.hall, narrow: 'plain', share: 1.35, render: ({ hallTitle }) => hallTitle },
    { key: 'business', title: words.business, share: 1.25, render: ({ businessName }) => businessName },
    {
      key: 'event',
      title: words.event,
      narrow: 'plain',
      share: 2.75,
      sort: { ascending: 'SOONEST', descending: 'LATEST' },
      render: (booking) => <Event booking={booking} />,
    },
    { key: 'customer', title: words.customer, share: 1.3, render: ({ customerName }) => customerName },
    {
      key: 'phone',
      title: words.phone,
      share: 1.1,
      render: ({ customerContact, customerPhone }) => (
        <a href={customerContact?.dialerUrl}>
          <bdi dir="ltr">{customerContact?.national ?? customerPhone}</bdi>
        </a>
      ),
    },
    {
      key: 'total',
      title: words.total,
      align: 'end',
      share: 1.1,
      sort: { descending: 'HIGHEST' },
      render: ({ totalPrice, currency }) => <Money amount={totalPrice} currency={currency} />,
    },
    {
      key: 'status',
      title: words.status,
      narrow: 'plain',
      share: 1.2,
      render: ({ status }) => <StatusTag status={status} label={BOOKING_STATUS_LABELS[BookingStatus[status]]} />,
    },
    {
      key: 'occasion',
      title: occasions.label,
      optional: true,
      render: ({ occasion }) => occasion && occasions.names[occasion],
    },
    {
      key: 'requested',
      title: words.requested,
      optional: true,
      sort: { ascending: 'OLDEST', descending: 'NEWEST' },
      render: ({ createdAt, timeZone }) => compactDate(createdAt, timeZone),
    },
  ];
}

function Event({ booking }: { booking: BookingLine }) {
  const { date, hours, range } = useBookingTimes(booking);
  return (
    <>
      <span className="strong">{date}</span> <span title={range}>{hours}</span>
    </>
  );
}
