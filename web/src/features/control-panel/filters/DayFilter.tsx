import styles from './Filters.module.css';

interface DayFilterProps {
  label: string;
  /** `2026-03-03`, or empty. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A day as a filter; empty is no bound. */
export function DayFilter({ label, value, min, max, onChange }: DayFilterProps) {
  return (
    <label className={styles.field}>
      {label}
      <input
        className={styles.control}
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
