import styles from './Filters.module.css';

interface SelectFilterProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A filter with a few values. One that isn't among them (an address typed by hand) reads as the first. */
export function SelectFilter<Value extends string>({ label, value, options, onChange }: SelectFilterProps<Value>) {
  const known = options.some((option) => option.value === value);
  return (
    <label className={styles.field}>
      {label}
      <select
        className={styles.control}
        value={known ? value : options[0]?.value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
