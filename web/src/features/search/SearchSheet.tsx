import { HallOrder, type HallSearch } from '@mehfil/api/domain/halls/search';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NearMe } from './NearMe';
import { LOWER_HANDLE_ID, PriceRange } from './PriceRange';
import { Choice, SearchFields } from './SearchFields';
import { searchText } from './search.text';
import { sheetText } from './sheet.text';
import styles from './SearchSheet.module.css';
import type { HallSearchState } from './useHallSearch';

interface SearchSheetProps {
  state: HallSearchState;
  /** Opened for a budget of one's own: the focus goes there. */
  atBudget: boolean;
  onClose: () => void;
}

interface FieldProps {
  label: string;
  children: (id: string) => ReactNode;
  /** Takes the whole line. */
  wide?: boolean;
}

function Field({ label, children, wide = false }: FieldProps) {
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

/** The hours of a function; they need a date. */
function Hours({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(sheetText);
  const times = [
    ['startTime', words.from],
    ['endTime', words.until],
  ] as const;
  return (
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
              onChange={({ target }) => {
                if (target.value !== '') change({ [name]: target.value });
              }}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

function Order({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(sheetText);
  const values = Object.values(HallOrder).filter(
    (order) => order !== HallOrder.RATING && (order !== HallOrder.DISTANCE || draft.near !== undefined),
  );
  const options = [
    { value: 'all' as const, label: words.orders[HallOrder.RATING] },
    ...values.map((value) => ({ value, label: words.orders[value] })),
  ];
  return (
    <Field label={words.order}>
      {(id) => (
        <Choice
          id={id}
          className={styles.control}
          value={draft.order}
          options={options}
          values={values}
          onChange={(order) => change({ order })}
        />
      )}
    </Field>
  );
}

function namesIn(text: string): HallSearch['services'] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return names.length > 0 ? names : undefined;
}

function Services({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(sheetText);
  const [typed, setTyped] = useState(draft.services?.join(', ') ?? '');
  return (
    <Field label={words.services} wide>
      {(id) => (
        <input
          id={id}
          className={styles.control}
          type="text"
          placeholder={words.servicesPlaceholder}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            change({ services: namesIn(target.value) });
          }}
        />
      )}
    </Field>
  );
}

const focusBudget = (): void => document.getElementById(LOWER_HANDLE_ID)?.focus();

/** Every option of the search: a sheet on phones, a dialog elsewhere. */
export function SearchSheet({ state, atBudget, onClose }: SearchSheetProps) {
  const words = useText(sheetText);
  const panel = useText(searchText).panel;
  const [resets, setResets] = useState(0);
  // The dialog is open by now: its own effect has run before.
  useEffect(() => {
    if (atBudget) focusBudget();
  }, [atBudget]);
  const reset = (): void => {
    setResets(resets + 1);
    state.reset();
  };
  const search = (): void => {
    state.apply();
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button look="quiet" onClick={reset}>
            {panel.reset}
          </Button>
          <Button onClick={search}>{panel.search}</Button>
        </>
      }
    >
      <div className={styles.fields} key={resets}>
        <NearMe state={state} />
        <SearchFields
          state={state}
          className={styles.control}
          onCustomBudget={focusBudget}
          field={(label, control) => <Field label={label}>{control}</Field>}
        />
        <Hours state={state} />
        <PriceRange state={state} />
        <Order state={state} />
        <Services state={state} />
      </div>
    </Dialog>
  );
}
