import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useId } from 'react';
import styles from './Filters.module.css';

/** Days as the address and the server write them. */
const ISO_DAY = 'YYYY-MM-DD';
/** Shown as in lists; a day can be typed or pasted day first or in ISO, too. */
const FORMATS = ['MMM DD, YYYY', 'DD/MM/YYYY', ISO_DAY];

interface PeriodFilterProps {
  fromLabel: string;
  toLabel: string;
  /** `2026-03-03`, or empty for no bound. */
  from: string;
  to: string;
  onChange: (period: { from: string; to: string }) => void;
}

function toDayjs(day: string): Dayjs | null {
  const parsed = dayjs(day, ISO_DAY);
  return day !== '' && parsed.isValid() ? parsed : null;
}

/** From one day until another; either may be left open. */
export function PeriodFilter({ fromLabel, toLabel, from, to, onChange }: PeriodFilterProps) {
  const id = useId();
  const ids = { start: `${id}from`, end: `${id}to` };
  return (
    <div className={styles.period}>
      <label htmlFor={ids.start}>{fromLabel}</label>
      <label htmlFor={ids.end}>{toLabel}</label>
      <DatePicker.RangePicker
        id={ids}
        format={FORMATS}
        allowEmpty
        value={[toDayjs(from), toDayjs(to)]}
        placeholder={['', '']}
        onChange={(days) => onChange({ from: days?.[0]?.format(ISO_DAY) ?? '', to: days?.[1]?.format(ISO_DAY) ?? '' })}
      />
    </div>
  );
}
