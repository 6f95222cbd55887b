import { joinClasses } from '../lib/classes';
import styles from './PlainSelect.module.css';
import { findOption, toOptionKey, type OptionValue, type SelectOption } from './select-options';

interface PlainSelectProps<Value extends OptionValue> {
  id?: string;
  className: string | undefined;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
}

/** A choice of one from a list in plain markup, for pages whose first view loads without Ant Design. */
export function PlainSelect<Value extends OptionValue>({
  value,
  options,
  onChange,
  className,
  ...passed
}: PlainSelectProps<Value>) {
  return (
    <select
      {...passed}
      className={joinClasses(styles.select, className)}
      value={toOptionKey(value)}
      onChange={({ target }) => {
        const option = findOption(options, target.value);
        if (option) onChange(option.value);
      }}
    >
      {options.map((option) => (
        <option key={toOptionKey(option.value)} value={toOptionKey(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
