import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { PeriodFilter } from '../../../ui/list/PeriodFilter';
import { SearchFilter } from '../../../ui/list/SearchFilter';
import { SelectFilter } from '../../../ui/list/SelectFilter';
import { businessBookingsText } from './business-bookings.text';
import styles from './BookingFilters.module.css';
import { ORDERS, STATUSES, type Filters } from './business-filters';

type Status = (typeof STATUSES)[number];

interface BookingFiltersProps {
  filters: Filters;
  halls: readonly { id: number; title: string }[];
  onChange: (some: Partial<Filters>) => void;
  /** Absent while nothing is filtered. */
  onClear: (() => void) | undefined;
}

/** Filters of the owner's list. They stand in the address; the search waits for a pause in typing. */
export function BookingFilters({ filters, halls, onChange, onClear }: BookingFiltersProps) {
  const words = useText(businessBookingsText);
  const { filters: labels } = words;
  return (
    <div className={styles.filters} role="search" aria-label={labels.label}>
      <SearchFilter
        label={labels.text}
        placeholder={labels.textHint}
        value={filters.text}
        onChange={(text) => onChange({ text })}
      />
      <SelectFilter<Status | ''>
        label={labels.status}
        value={filters.status ?? ''}
        onChange={(value) => onChange({ status: value || null })}
        options={[
          { value: '', label: labels.anyStatus },
          ...STATUSES.map((value) => ({ value, label: value.charAt(0) + value.slice(1).toLowerCase() })),
        ]}
      />
      <SelectFilter
        label={labels.hall}
        value={filters.hallId === null ? '' : String(filters.hallId)}
        onChange={(value) => onChange({ hallId: value === '' ? null : Number(value) })}
        options={[
          { value: '', label: labels.anyHall },
          ...halls.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      <PeriodFilter
        fromLabel={labels.from}
        toLabel={labels.to}
        from={filters.from}
        to={filters.to}
        onChange={onChange}
      />
      <SelectFilter
        label={labels.order}
        value={filters.order}
        onChange={(order) => onChange({ order })}
        options={ORDERS.map((value) => ({ value, label: labels.orders[value] }))}
      />
      {onClear && (
        <Button look="quiet" className={styles.clear} onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}
