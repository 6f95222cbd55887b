import { lazy, Suspense, useContext, useDeferredValue, useId, useRef, useState } from 'react';
import { joinClasses } from '../../lib/classes';
import { CalendarIcon } from '../icons';
import { useFirstAction } from '../useFirstAction';
import styles from './Filters.module.css';
import { FiltersInLineContext } from './filters-in-line';
import { useFocusAgain, type FocusedField } from './focus-again';
import type { PeriodPickerProps } from './PeriodPicker';

const PeriodPicker = lazy(() => import('./PeriodPicker').then((module) => ({ default: module.PeriodPicker })));

interface EmptyPeriodProps extends Pick<PeriodPickerProps, 'ids' | 'typed' | 'placeholders'> {
  focused: FocusedField;
  onType: (typed: PeriodPickerProps['typed']) => void;
}

/** The two fields before their calendars are there: what is typed into them stays. */
function EmptyPeriod({ ids, typed, placeholders, focused, onType }: EmptyPeriodProps) {
  useFocusAgain(focused);
  return (['start', 'end'] as const).map((side) => (
    <div key={side} className={`beside middle gap-6 surface rounded muted ${styles.emptyDay}`}>
      <input
        id={ids[side]}
        placeholder={placeholders[side]}
        value={typed[side]}
        onChange={({ target }) => onType({ ...typed, [side]: target.value })}
        onFocus={() => (focused.current = ids[side])}
        onBlur={() => (focused.current = null)}
      />
      <CalendarIcon size={14} />
    </div>
  ));
}

interface PeriodFilterProps extends Pick<PeriodPickerProps, 'from' | 'to' | 'onChange'> {
  fromLabel: string;
  toLabel: string;
}

/** From one day until another; either may be left open. The calendars load once somebody uses the page, or where there is a period. */
export function PeriodFilter({ fromLabel, toLabel, ...period }: PeriodFilterProps) {
  const id = useId();
  const ids = { start: `${id}from`, end: `${id}to` };
  const placeholders = useContext(FiltersInLineContext) ? { start: fromLabel, end: toLabel } : {};
  const focused = useRef<string | null>(null);
  const [typed, setTyped] = useState({ start: '', end: '' });
  const isUsed = useFirstAction() || period.from !== '' || period.to !== '';
  // The fields stay as they are until the calendars can take their place.
  const isReady = useDeferredValue(isUsed);
  const empty = <EmptyPeriod {...{ ids, typed, placeholders, focused }} onType={setTyped} />;
  return (
    <div className={joinClasses('stack gap-6 small strong narrowable', styles.period)}>
      <label htmlFor={ids.start}>{fromLabel}</label>
      <label htmlFor={ids.end}>{toLabel}</label>
      <Suspense fallback={empty}>
        {isReady ? <PeriodPicker {...{ ids, focused, typed, placeholders }} {...period} /> : empty}
      </Suspense>
    </div>
  );
}
