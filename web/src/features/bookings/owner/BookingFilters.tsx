import { OCCASIONS, type Occasion } from '@mehfil/api/domain/bookings/occasions';
import { BOOKING_STATUS_LABELS, BookingStatus } from '@mehfil/api/domain/bookings/transitions';
import { useFormat } from '../../../i18n/format';
import { occasionsText } from '../../../i18n/occasions.text';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { PeriodFilter } from '../../../ui/list/PeriodFilter';
import { SearchFilter } from '../../../ui/list/SearchFilter';
import { SelectFilter } from '../../../ui/list/SelectFilter';
import { toChips } from '../../../ui/list/to-chips';
import type { FilterChip } from '../../../ui/list/FilterChips';
import type { ListFilters } from '../../../ui/list/useListFilters';
import { businessBookingsText } from './business-bookings.text';
import { ORDERS, STATUSES, type Filters } from './business-filters';

type Status = (typeof STATUSES)[number];

interface BookingFiltersProps {
  filters: Filters;
  halls: readonly { id: number; title: string }[];
  labels: readonly string[];
  onChange: ListFilters<Filters>['change'];
}

/** The filters that are set, each of which can be taken off by itself. */
export function useFilterChips(
  { values, change }: Pick<ListFilters<Filters>, 'values' | 'change'>,
  halls: BookingFiltersProps['halls'],
): FilterChip[] {
  const { filters: words, views } = useText(businessBookingsText);
  const say = useSay();
  const { compactDay } = useFormat();
  const { names } = useText(occasionsText);
  const { text, status, hallId, occasion, label, needs, payment, from, to } = values;
  const hall = halls.find(({ id }) => id === hallId);
  return toChips(change, [
    [text, { text: '' }],
    [status && say(BOOKING_STATUS_LABELS[BookingStatus[status]]), { status: null }],
    [hallId !== null && (hall?.title ?? `${words.hall} ${hallId}`), { hallId: null }],
    [occasion && names[occasion], { occasion: null }],
    [label, { label: '' }],
    [needs && views.waiting, { needs: null }],
    [payment && { DUE: views.unpaid, OVERDUE: views.overdue, REFUND: views.refund }[payment], { payment: null }],
    [from && `${words.from} ${compactDay(from)}`, { from: '' }],
    [to && `${words.to} ${compactDay(to)}`, { to: '' }],
  ]);
}

/** Filters of the owner's list. They stand in the address; the search waits for a pause in typing. */
export function BookingFilters({ filters, halls, labels: known, onChange }: BookingFiltersProps) {
  const { filters: labels } = useText(businessBookingsText);
  const occasions = useText(occasionsText);
  const say = useSay();
  return (
    <>
      <SearchFilter
        label={labels.text}
        placeholder={labels.textHint}
        value={filters.text}
        onChange={(text) => onChange({ text }, { replace: true })}
      />
      <SelectFilter<Status | null>
        label={labels.status}
        value={filters.status}
        onChange={(status) => onChange({ status })}
        options={[
          { value: null, label: labels.anyStatus },
          ...STATUSES.map((value) => ({ value, label: say(BOOKING_STATUS_LABELS[BookingStatus[value]]) })),
        ]}
      />
      <SelectFilter<number | null>
        label={labels.hall}
        value={filters.hallId}
        onChange={(hallId) => onChange({ hallId })}
        options={[
          { value: null, label: labels.anyHall },
          ...halls.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <SelectFilter<Occasion | null>
        label={occasions.label}
        value={filters.occasion}
        onChange={(occasion) => onChange({ occasion })}
        options={[
          { value: null, label: occasions.any },
          ...OCCASIONS.map((value) => ({ value, label: occasions.names[value] })),
        ]}
      />
      {(known.length > 0 || filters.label !== '') && (
        <SelectFilter
          label={labels.bookingLabel}
          value={filters.label}
          onChange={(label) => onChange({ label })}
          options={[
            { value: '', label: labels.anyLabel },
            ...[...new Set([...known, filters.label])].filter(Boolean).map((value) => ({ value, label: value })),
          ]}
        />
      )}
      <PeriodFilter
        fromLabel={labels.from}
        toLabel={labels.to}
        from={filters.from}
        to={filters.to}
        onChange={(period) => onChange(period)}
      />
      <SelectFilter
        label={labels.order}
        value={filters.order}
        onChange={(order) => onChange({ order })}
        options={ORDERS.map((value) => ({ value, label: labels.orders[value] }))}
      />
    </>
  );
}
