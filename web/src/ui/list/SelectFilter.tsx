import { Segmented, Select } from 'antd';
import { useId } from 'react';
import styles from './Filters.module.css';

/** With more choices than this one can type to find one. */
const SEARCHED_FROM = 10;
/** As many choices stand side by side. */
const SIDE_BY_SIDE_MOST = 4;

interface SelectFilterProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A filter with a few values. One that isn't among them (an address typed by hand) reads as the first. */
export function SelectFilter<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: SelectFilterProps<Value>) {
  const id = useId();
  const known = options.some((option) => option.value === value);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select<Value>
        id={id}
        value={known ? value : options[0]?.value}
        options={[...options]}
        showSearch={options.length > SEARCHED_FROM ? { optionFilterProp: 'label' } : false}
        popupMatchSelectWidth={false}
        onChange={onChange}
      />
    </div>
  );
}

/** A filter whose few values all stand there; with more of them it is a select. */
export function ChoiceFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { label, value, options, onChange } = props;
  if (options.length > SIDE_BY_SIDE_MOST) return <SelectFilter {...props} />;
  return (
    <div className={styles.field}>
      <label aria-hidden="true">{label}</label>
      <Segmented<Value> aria-label={label} block value={value} options={[...options]} onChange={onChange} />
    </div>
  );
}
