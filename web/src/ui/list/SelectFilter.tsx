import { useId } from 'react';
import { Select } from '../Select';
import type { OptionValue, SelectOption } from '../select-options';
import styles from './Filters.module.css';
import { joinClasses } from '../../lib/classes';

/** With more choices than this one can type to find one. */
const SEARCHED_FROM = 10;

/** What a filter with a few values is called, and what it chooses from. */
export interface SelectFilterProps<Value extends OptionValue> {
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
    <div className={joinClasses('stack gap-6 small strong narrowable', styles.field)}>
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
