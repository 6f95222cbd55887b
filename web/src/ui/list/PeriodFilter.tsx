import { lazy, Suspense, useId, useRef } from 'react';
import { CalendarIcon } from '../icons';
import { useFirstAction } from '../useFirstAction';
import styles from './Filters.module.css';
import type { PeriodPickerProps } from './PeriodPicker';
import { joinClasses } from '../../lib/classes';

const PeriodPicker = lazy(() => import('./PeriodPicker').then((module) => ({ default: module.PeriodPicker })));

interface PeriodFilterProps extends Pick<PeriodPickerProps, 'from' | 'to' | 'onChange'> {
  fromLabel: string;
  toLabel: string;
}

/** From one day until another; either may be left open. The calendar loads once somebody uses the page, or where there is a period. */
export function PeriodFilter({ fromLabel, toLabel, ...period }: PeriodFilterProps) {
  const id = useId();
  const ids = { start: `${id}from`, end: `${id}to` };
  const focused = useRef<string | null>(null);
  const isUsed = useFirstAction() || period.from !== '' || period.to !== '';
  const empty = (
    <div
      className={styles.emptyPeriod}
      onFocus={({ target }) => (focused.current = target.id)}
      onBlur={() => (focused.current = null)}
    >
      <input id={ids.start} readOnly />
      <input id={ids.end} readOnly />
      <CalendarIcon size={16} />
    </div>
  );
  return (
    <div className={joinClasses('stack gap-6 small strong narrowable', styles.period)}>
      <label htmlFor={ids.start}>{fromLabel}</label>
      <label htmlFor={ids.end}>{toLabel}</label>
      {isUsed ? (
        <Suspense fallback={empty}>
          <PeriodPicker ids={ids} focused={focused} {...period} />
        </Suspense>
      ) : (
        empty
      )}
    </div>
  );
}
