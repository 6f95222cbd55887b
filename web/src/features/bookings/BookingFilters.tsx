import { LIMITS } from '@mehfil/api/rules';
import { Input, Select } from 'antd';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { DayInput } from '../../ui/form/PickerInputs';
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
      <Choice
        label={labels.status}
        value={filters.status ?? ''}
        onChange={(value) => onChange({ status: STATUSES.find((status) => status === value) ?? null })}
        options={[
          { value: '', label: labels.anyStatus },
          ...STATUSES.map((value) => ({ value, label: value.charAt(0) + value.slice(1).toLowerCase() })),
        ]}
      />
      <Choice
        label={labels.hall}
        value={filters.hallId === null ? '' : String(filters.hallId)}
        onChange={(value) => onChange({ hallId: value === '' ? null : Number(value) })}
        options={[
          { value: '', label: labels.anyHall },
          ...halls.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      <DayField label={labels.from} value={filters.from} onChange={(from) => onChange({ from })} />
      <DayField label={labels.to} value={filters.to} min={filters.from} onChange={(to) => onChange({ to })} />
      <Choice
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

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Select id={id} popupMatchSelectWidth={false} value={value} options={[...options]} onChange={onChange} />
      )}
    </Labelled>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  min?: string;
  onChange: (value: string) => void;
}

function DayField({ label, value, min, onChange }: DayFieldProps) {
  return <Labelled label={label}>{(id) => <DayInput id={id} value={value} min={min} onChange={onChange} />}</Labelled>;
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
    const timer = setTimeout(() => tell.current(typed.trim()), LIMITS.search.blogDebounceMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <Labelled label={labels.text}>
      {(id) => (
        <Input
          id={id}
          type="search"
          value={typed}
          maxLength={LIMITS.search.textMaxCharacters}
          placeholder={labels.textHint}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Labelled>
  );
}
