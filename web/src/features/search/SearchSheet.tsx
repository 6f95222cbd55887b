import {
  CAPACITY_OPTIONS,
  HallOrder,
  LIMITS,
  RATING_OPTIONS,
  type CapacityOption,
  type HallSearch,
} from '@mehfil/api/rules';
import { useId, useState, type ReactNode } from 'react';
import { todayHere } from '../../lib/clock';
import { warn } from '../../lib/log';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { MapPinIcon } from '../../ui/icons';
import { BudgetSelect } from './BudgetSelect';
import { PriceRange } from './PriceRange';
import { withDate } from './filters';
import { searchText } from './search.text';
import { sheetText } from './sheet.text';
import styles from './SearchSheet.module.css';
import type { HallSearchState } from './useHallSearch';

interface SearchSheetProps {
  state: HallSearchState;
  onClose: () => void;
}

function Field({
  label,
  children,
  wide = false,
}: {
  label: string;
  children: (id: string) => ReactNode;
  wide?: boolean;
}) {
  const id = useId();
  return (
    <div className={wide ? styles.wide : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T | undefined;
  options: readonly { value: T | 'all'; label: string }[];
  onChange: (value: T | undefined) => void;
}

function Choice<T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label}>
      {(id) => (
        <select
          id={id}
          className={styles.control}
          value={value ?? 'all'}
          onChange={({ target }) => {
            const chosen = options.find((option) => String(option.value) === target.value)?.value;
            onChange(chosen === 'all' ? undefined : chosen);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Halls around the place where the visitor is, nearest first. */
function NearMe({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(sheetText);
  const [problem, setProblem] = useState(false);
  const ask = (): void => {
    setProblem(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const [latitude, longitude] = [coords.latitude, coords.longitude].map((degrees) => Number(degrees.toFixed(3)));
        if (latitude === undefined || longitude === undefined) return;
        change({ near: { latitude, longitude, radiusKm: LIMITS.search.radiusDefaultKm }, order: HallOrder.DISTANCE });
      },
      (error) => {
        warn('The place could not be found', error);
        setProblem(true);
      },
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  const leave = (): void =>
    change({ near: undefined, order: draft.order === HallOrder.DISTANCE ? undefined : draft.order });
  return (
    <div className={styles.wide}>
      <Button
        look="secondary"
        icon={<MapPinIcon />}
        aria-pressed={draft.near !== undefined}
        onClick={draft.near ? leave : ask}
      >
        {draft.near ? words.nearOff : words.near}
      </Button>
      <p className={styles.hint} role="status">
        {problem ? words.nearFailed : draft.near ? words.nearOn(draft.near.radiusKm) : ''}
      </p>
    </div>
  );
}

function When({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(sheetText);
  const [today] = useState(todayHere);
  const times = [
    ['startTime', words.from],
    ['endTime', words.until],
  ] as const;
  return (
    <>
      <Field label={words.date}>
        {(id) => (
          <input
            id={id}
            className={styles.control}
            type="date"
            min={today}
            value={draft.date ?? ''}
            onChange={({ target }) => change(withDate(target.value, draft))}
          />
        )}
      </Field>
      <div className={styles.pair}>
        {times.map(([name, label]) => (
          <Field key={name} label={label}>
            {(id) => (
              <input
                id={id}
                className={styles.control}
                type="time"
                step={900}
                disabled={!draft.date}
                value={draft[name] ?? ''}
                onChange={({ target }) => target.value !== '' && change({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  );
}

const namesIn = (text: string): HallSearch['services'] => {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return names.length > 0 ? names : undefined;
};

/** Every option of the search: a sheet on phones, a dialog elsewhere. */
export function SearchSheet({ state, onClose }: SearchSheetProps) {
  const words = useText(sheetText);
  const panel = useText(searchText).panel;
  const { draft, change, apply, reset } = state;
  const [services, setServices] = useState(draft.services?.join(', ') ?? '');
  const orders = [{ value: 'all' as const, label: words.orders.rating }].concat(
    Object.values(HallOrder)
      .filter((order) => order !== HallOrder.RATING && (order !== HallOrder.DISTANCE || draft.near))
      .map((order) => ({ value: order as never, label: words.orders[order] })),
  );
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button
            look="quiet"
            onClick={() => {
              setServices('');
              reset();
            }}
          >
            {panel.reset}
          </Button>
          <Button
            onClick={() => {
              apply();
              onClose();
            }}
          >
            {panel.search}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Field label={panel.where} wide>
          {(id) => (
            <input
              id={id}
              className={styles.control}
              type="text"
              autoComplete="off"
              maxLength={LIMITS.search.locationMaxCharacters}
              placeholder={panel.wherePlaceholder}
              value={draft.location ?? ''}
              onChange={({ target }) => change({ location: target.value })}
            />
          )}
        </Field>
        <NearMe state={state} />
        <When state={state} />
        <Choice<CapacityOption>
          label={panel.guests}
          value={draft.capacity}
          options={CAPACITY_OPTIONS}
          onChange={(capacity) => change({ capacity })}
        />
        <Choice<number>
          label={panel.rating}
          value={draft.minRating}
          options={RATING_OPTIONS}
          onChange={(minRating) => change({ minRating })}
        />
        <Field label={panel.budget}>
          {(id) => <BudgetSelect id={id} className={styles.control} state={state} onCustom={() => undefined} />}
        </Field>
        <Choice<HallOrder>
          label={words.order}
          value={draft.order}
          options={orders}
          onChange={(order) => change({ order })}
        />
        <PriceRange state={state} />
        <Field label={words.services} wide>
          {(id) => (
            <input
              id={id}
              className={styles.control}
              type="text"
              placeholder={words.servicesPlaceholder}
              value={services}
              onChange={({ target }) => {
                setServices(target.value);
                change({ services: namesIn(target.value) });
              }}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
