import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { DatePicker, Input, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { SearchIcon } from '../../../ui/icons';
import { businessBookingsText } from './business-bookings.text';
import styles from './BookingFilters.module.css';
import { ORDERS, STATUSES, type Filters } from './business-filters';

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
      <SearchField value={filters.text} onChange={(text) => onChange({ text })} />
      <SelectField
        label={labels.status}
        value={filters.status ?? ''}
        onChange={(value) => onChange({ status: STATUSES.find((status) => status === value) ?? null })}
        options={[
          { value: '', label: labels.anyStatus },
          ...STATUSES.map((value) => ({ value, label: value.charAt(0) + value.slice(1).toLowerCase() })),
        ]}
      />
      <SelectField
        label={labels.hall}
        value={filters.hallId === null ? '' : String(filters.hallId)}
        onChange={(value) => onChange({ hallId: value === '' ? null : Number(value) })}
        options={[
          { value: '', label: labels.anyHall },
          ...halls.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      <Period filters={filters} onChange={onChange} />
      <SelectField
        label={labels.order}
        value={filters.order}
        onChange={(value) => onChange({ order: ORDERS.find((order) => order === value) ?? 'NEWEST' })}
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

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Select<string>
          id={id}
          value={value}
          options={[...options]}
          popupMatchSelectWidth={false}
          onChange={onChange}
        />
      )}
    </Labelled>
  );
}

/** Days as the address and the server write them. */
const ISO_DAY = 'YYYY-MM-DD';
/** Shown day first; an ISO day can be typed or pasted too. */
const DAY_FORMATS = ['DD/MM/YYYY', ISO_DAY];

function toDayjs(day: string): Dayjs | null {
  const parsed = dayjs(day, ISO_DAY);
  return day !== '' && parsed.isValid() ? parsed : null;
}

function Period({ filters: { from, to }, onChange }: Pick<BookingFiltersProps, 'filters' | 'onChange'>) {
  const { filters: labels } = useText(businessBookingsText);
  const id = useId();
  const ids = { start: `${id}from`, end: `${id}to` };
  return (
    <div className={styles.period}>
      <label htmlFor={ids.start}>{labels.from}</label>
      <label htmlFor={ids.end}>{labels.to}</label>
      <DatePicker.RangePicker
        id={ids}
        format={DAY_FORMATS}
        allowEmpty
        value={[toDayjs(from), toDayjs(to)]}
        placeholder={['', '']}
        onChange={(days) => onChange({ from: days?.[0]?.format(ISO_DAY) ?? '', to: days?.[1]?.format(ISO_DAY) ?? '' })}
      />
    </div>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { filters: labels } = useText(businessBookingsText);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by itself (back, clear): the field follows.
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => tell.current(typed.trim()), SEARCH_LIMITS.blogDebounceMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <Labelled label={labels.text}>
      {(id) => (
        <Input
          id={id}
          type="search"
          prefix={<SearchIcon size={18} />}
          value={typed}
          maxLength={SEARCH_LIMITS.textMaxCharacters}
          placeholder={labels.textHint}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Labelled>
  );
}
