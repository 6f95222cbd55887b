import { Segmented } from 'antd';
import { findOption, toOptionKey, type OptionValue } from '../select-options';
import styles from './Filters.module.css';
import { SelectFilter, type SelectFilterProps } from './SelectFilter';
import { joinClasses } from '../../lib/classes';

/** As many choices stand side by side. */
const SIDE_BY_SIDE_MOST = 4;

/** A filter whose few values all stand there; with more of them it is a select. */
export function ChoiceFilter<Value extends OptionValue>(props: SelectFilterProps<Value>) {
  const { label, value, options, onChange } = props;
  if (options.length > SIDE_BY_SIDE_MOST) return <SelectFilter {...props} />;
  return (
    <div className={joinClasses('stack gap-6 small strong narrowable', styles.field)}>
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
