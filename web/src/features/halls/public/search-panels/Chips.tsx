import { Checkbox, Radio } from 'antd';
import { useId, type ReactNode } from 'react';
import { joinClasses } from '../../../../lib/classes';
import { findOption, toOptionKey, type OptionValue, type SelectOption } from '../../../../ui/select-options';
import styles from './Chips.module.css';

interface ChipsProps<Value extends OptionValue> {
  label: string;
  /** The label is read out, not shown. */
  isLabelHidden?: boolean;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
}

function Label({ id, hidden, children }: { id: string; hidden: boolean; children: ReactNode }) {
  return (
    <p id={id} className={hidden ? 'visually-hidden' : styles.label}>
      {children}
    </p>
  );
}

/** One of a few choices, as chips. */
export function Chips<Value extends OptionValue>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: ChipsProps<Value>) {
  const id = useId();
  return (
    <div>
      <Label id={id} hidden={isLabelHidden}>
        {label}
      </Label>
      <Radio.Group
        className="row gap-8"
        aria-labelledby={id}
        value={toOptionKey(value)}
        onChange={(event) => {
          const chosen = findOption(options, String(event.target.value));
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <Radio
            key={toOptionKey(option.value)}
            value={toOptionKey(option.value)}
            className={joinClasses(
              'middle bordered anchor medium touchable',
              styles.chip,
              option.value === value && styles.chosen,
            )}
          >
            {option.label}
          </Radio>
        ))}
      </Radio.Group>
    </div>
  );
}

interface ManyChipsProps<Value extends string | number> {
  label: string;
  isLabelHidden?: boolean;
  values: readonly Value[];
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (values: Value[]) => void;
}

/** Any of some choices, as chips. */
export function ManyChips<Value extends string | number>({
  label,
  isLabelHidden = false,
  values,
  options,
  onChange,
}: ManyChipsProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Label id={id} hidden={isLabelHidden}>
        {label}
      </Label>
      <div className="row gap-8">
        {options.map(({ value, label: name, icon }) => {
          const isChosen = values.includes(value);
          return (
            <Checkbox
              key={value}
              checked={isChosen}
              className={joinClasses('middle bordered anchor medium touchable', styles.chip, isChosen && styles.chosen)}
              onChange={() => onChange(isChosen ? values.filter((each) => each !== value) : [...values, value])}
            >
              <span className="inline middle gap-8">
                {icon}
                {name}
              </span>
            </Checkbox>
          );
        })}
      </div>
    </div>
  );
}
