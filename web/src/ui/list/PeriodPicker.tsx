import { useLayoutEffect, useRef } from 'react';
import { DayInput } from '../form/PickerInputs';
import { useFocusAgain, type FocusedField } from './focus-again';

/** What a period is chosen with. */
export interface PeriodPickerProps {
  /** Of the two fields. */
  ids: { start: string; end: string };
  /** The field that had the focus while this was loaded. */
  focused: FocusedField;
  /** What was typed into the two meanwhile. */
  typed: { start: string; end: string };
  /** What stands in the empty fields, where their labels aren't shown. */
  placeholders: { start?: string; end?: string };
  /** `2026-03-03`, or empty for no bound. */
  from: string;
  to: string;
  onChange: (period: { from: string; to: string }) => void;
}

/** The pickers of {@link PeriodFilter}. A first day behind the last one begins a new period, and so does a last one before the first. */
export function PeriodPicker({ ids, focused, typed, placeholders, from, to, onChange }: PeriodPickerProps) {
  useFocusAgain(focused);
  // Both fields may take over in one go what was typed into them before: the second has to know of the first.
  const latest = useRef({ from, to });
  useLayoutEffect(() => {
    latest.current = { from, to };
  }, [from, to]);
  const change = (period: { from: string; to: string }) => {
    latest.current = period;
    onChange(period);
  };
  const isTurned = (first: string, last: string) => first !== '' && last !== '' && first > last;
  return (
    <>
      <DayInput
        id={ids.start}
        className="full-width"
        initial={typed.start}
        placeholder={placeholders.start}
        value={from}
        onChange={(day) => {
          const { to: last } = latest.current;
          change({ from: day, to: isTurned(day, last) ? '' : last });
        }}
      />
      <DayInput
        id={ids.end}
        className="full-width"
        initial={typed.end}
        placeholder={placeholders.end}
        value={to}
        onChange={(day) => {
          const { from: first } = latest.current;
          change({ from: isTurned(first, day) ? '' : first, to: day });
        }}
      />
    </>
  );
}
