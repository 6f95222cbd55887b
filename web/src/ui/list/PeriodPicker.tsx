import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useLayoutEffect, type RefObject } from 'react';
import { useLocale } from '../../i18n/locale';
import { SHOWN_DAY } from '../form/picker-locale';
import { CalendarIcon } from '../icons';

/** Days as the address and the server write them. */
const ISO_DAY = 'YYYY-MM-DD';
/** A day can be typed or pasted day first or in ISO, besides as it is shown in lists. */
const TYPED = ['DD/MM/YYYY', ISO_DAY];

/** What a period is chosen with. */
export interface PeriodPickerProps {
  /** Of the two fields. */
  ids: { start: string; end: string };
  /** Id of the field that had the focus while this was loaded. */
  focused: RefObject<string | null>;
  /** `2026-03-03`, or empty for no bound. */
  from: string;
  to: string;
  onChange: (period: { from: string; to: string }) => void;
}

function toDayjs(day: string): Dayjs | null {
  const parsed = dayjs(day, ISO_DAY);
  return day !== '' && parsed.isValid() ? parsed : null;
}

/** The picker of {@link PeriodFilter}. */
export function PeriodPicker({ ids, focused, from, to, onChange }: PeriodPickerProps) {
  useLayoutEffect(() => {
    // Whoever went on meanwhile stays where they are.
    if (focused.current !== null && document.activeElement === document.body) {
      document.getElementById(focused.current)?.focus();
    }
  }, [focused]);
  return (
    <DatePicker.RangePicker
      id={ids}
      format={[SHOWN_DAY[useLocale()], ...TYPED]}
      previewValue={false}
      allowEmpty
      separator="–"
      suffixIcon={<CalendarIcon size={16} />}
      value={[toDayjs(from), toDayjs(to)]}
      placeholder={['', '']}
      onChange={(days) => onChange({ from: days?.[0]?.format(ISO_DAY) ?? '', to: days?.[1]?.format(ISO_DAY) ?? '' })}
    />
  );
}
