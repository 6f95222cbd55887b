import { HALL_LIMITS, SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { HallOrder, type HallSearch } from '@mehfil/api/domain/halls/search';
import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { addDays } from '@mehfil/api/domain/time/zone';
import { Checkbox, Input, InputNumber } from 'antd';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useText } from '../../../../i18n/text';
import { todayHere } from '../../../../lib/clock';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { Select } from '../../../../ui/Select';
import type { SelectOption } from '../../../../ui/select-options';
import { DayInput, TimeInput } from '../../../../ui/form/PickerInputs';
import { useBudget } from './BudgetSelect';
import { withDate, withLastDate } from './filters';
import { NearMe } from './NearMe';
import { CAPACITY_OPTIONS, RATING_OPTIONS } from './search-options';
import { focusPriceRange, PriceRange } from './PriceRange';
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

/** A range of days from the date on, all or by weekday, and when the event begins: any Saturday evening of a month, for example. */
function Range({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(sheetText);
  const { date, lastDate = '' } = draft;
  return (
    <>
      <Field label={words.lastDate}>
        {(id) => (
          <DayInput
            id={id}
            className={styles.control}
            disabled={!date}
            min={date}
            max={date && addDays(date, SEARCH_LIMITS.searchDaysMax - 1)}
            value={lastDate}
            onChange={(day) => change(withLastDate(day, draft))}
          />
        )}
      </Field>
      <fieldset className={styles.days} disabled={!lastDate}>
        <legend className={styles.label}>{words.weekdays}</legend>
        <Checkbox.Group<number>
          disabled={!lastDate}
          value={draft.weekdays ?? []}
          options={words.days.map((label, value) => ({ value, label }))}
          onChange={(days) => change({ weekdays: days.length > 0 ? [...days].sort() : undefined })}
        />
      </fieldset>
      <Choice<PartOfDay>
        label={words.partOfDay}
        value={draft.partOfDay}
        options={[
          { value: null, label: words.parts.any },
          ...Object.values(PartOfDay).map((part) => ({ value: part, label: words.parts[part] })),
        ]}
        onChange={(partOfDay) => change({ partOfDay, startTime: undefined, endTime: undefined })}
      />
    </>
  );
}

/** For how many there must be room. */
function Guests({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(sheetText);
  return (
    <Field label={words.atLeast}>
      {(id) => (
        <InputNumber<number>
          id={id}
          className={styles.control}
          min={1}
          max={HALL_LIMITS.capacityMax}
          step={50}
          precision={0}
          inputMode="numeric"
          value={draft.guests ?? null}
          onChange={(guests) => change({ guests: guests ?? undefined })}
        />
      )}
    </Field>
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
            <TimeInput
              id={id}
              className={styles.control}
              allowClear={false}
              disabled={!draft.date}
              value={draft[name] ?? ''}
              onChange={(time) => change({ [name]: time, partOfDay: undefined })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T | undefined;
  options: readonly SelectOption<T | null>[];
  onChange: (value: T | undefined) => void;
}

/** A choice that can be left open. */
function Choice<T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label}>
      {(id) => (
        <Select<T | null>
          id={id}
          className={styles.control}
          value={value ?? null}
          options={options}
          onChange={(chosen) => onChange(chosen ?? undefined)}
        />
      )}
    </Field>
  );
}

function Order({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(sheetText);
  const values = Object.values(HallOrder).filter(
    (order) => order !== HallOrder.RATING && (order !== HallOrder.DISTANCE || draft.near !== undefined),
  );
  const options = [
    { value: null, label: words.orders[HallOrder.RATING] },
    ...values.map((value) => ({ value, label: words.orders[value] })),
  ];
  return <Choice label={words.order} value={draft.order} options={options} onChange={(order) => change({ order })} />;
}

/** The five fields of the panel and the hours beside the date, in Ant Design's controls. */
function PanelFields({ state }: { state: HallSearchState }) {
  const words = useText(searchText).panel;
  const { draft, change } = state;
  const [today] = useState(todayHere);
  const budget = useBudget(state, focusPriceRange);
  return (
    <>
      <Field label={words.where}>
        {(id) => (
          <Input
            id={id}
            autoComplete="off"
            maxLength={SEARCH_LIMITS.locationMaxCharacters}
            placeholder={words.wherePlaceholder}
            value={draft.location ?? ''}
            onChange={({ target }) => change({ location: target.value })}
          />
        )}
      </Field>
      <Field label={words.date}>
        {(id) => (
          <DayInput
            id={id}
            className={styles.control}
            min={today}
            value={draft.date ?? ''}
            onChange={(day) => change(withDate(day))}
          />
        )}
      </Field>
      <Range state={state} />
      <Hours state={state} />
      <Guests state={state} />
      <Choice
        label={words.guests}
        value={draft.capacity}
        options={CAPACITY_OPTIONS}
        onChange={(capacity) => change({ capacity })}
      />
      <Field label={words.budget}>
        {(id) => (
          <Select
            id={id}
            className={styles.control}
            value={budget.value}
            options={budget.options}
            onChange={budget.choose}
          />
        )}
      </Field>
      <Choice<number>
        label={words.rating}
        value={draft.minRating}
        options={RATING_OPTIONS}
        onChange={(minRating) => change({ minRating })}
      />
    </>
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
        <Input
          id={id}
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

/** Every option of the search: a sheet on phones, a dialog elsewhere. */
export function SearchSheet({ state, atBudget, onClose }: SearchSheetProps) {
  const words = useText(sheetText);
  const panel = useText(searchText).panel;
  const [resets, setResets] = useState(0);
  // The dialog is open by now: its own effect has run before.
  useEffect(() => {
    if (atBudget) focusPriceRange();
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
        <PanelFields state={state} />
        <PriceRange state={state} />
        <Order state={state} />
        <Services state={state} />
      </div>
    </Dialog>
  );
}
