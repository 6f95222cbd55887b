import { Segmented } from 'antd';
import { useId } from 'react';
import { Select } from '../Select';
import { findOption, toOptionKey, type OptionValue, type SelectOption } from '../select-options';
import styles from './Filters.module.css';

/** With more choices than this one can type to find one. */
const SEARCHED_FROM = 10;
/** As many choices stand side by side. */
const SIDE_BY_SIDE_MOST = 4;

interface SelectFilterProps<Value extends OptionValue> {
  id?: string;
  label: string;
  value: Value;
  /** Null is everything. */
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
}

/** A filter with a few values. One that isn't among them (an address typed by hand) reads as the first. */
export function SelectFilter<Value extends OptionValue>(props: SelectFilterProps<Value>) {
  const { label, value, options, onChange } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const known = options.some((option) => option.value === value);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select<Value>
        id={id}
        value={known ? value : options[0]?.value}
        options={options}
        searchable={options.length > SEARCHED_FROM}
        popupMatchSelectWidth={false}
        onChange={onChange}
      />
    </div>
  );
}

/** A filter whose few values all stand there; with more of them it is a select. */
export function ChoiceFilter<Value extends OptionValue>(props: SelectFilterProps<Value>) {
  const { label, value, options, onChange } = props;
  if (options.length > SIDE_BY_SIDE_MOST) return <SelectFilter {...props} />;
  return (
    <div className={styles.field}>
      <label aria-hidden="true">{label}</label>
      <Segmented<string>
        aria-label={label}
        block
        value={toOptionKey(value)}
        options={options.map((option) => ({ ...option, value: toOptionKey(option.value) }))}
        onChange={(key) => {
          const option = findOption(options, key);
          if (option) onChange(option.value);
        }}
      />
    </div>
  );
}
