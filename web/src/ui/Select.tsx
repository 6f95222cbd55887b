import { Select as AntdSelect, type SelectProps as AntdSelectProps } from 'antd';
import { findOption, toOptionKey, type OptionValue, type SelectOption } from './select-options';

type Passed =
  | 'id'
  | 'className'
  | 'disabled'
  | 'onBlur'
  | 'placeholder'
  | 'popupMatchSelectWidth'
  | 'status'
  | 'virtual'
  | 'aria-label'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'aria-required';

interface SelectProps<Value extends OptionValue> extends Pick<AntdSelectProps<string>, Passed> {
  /** One of the options' values; the placeholder stands for any other. */
  value: Value | undefined;
  options: readonly SelectOption<Value>[];
  /** Finds options by what is typed. */
  searchable?: boolean | undefined;
  onChange: (value: Value) => void;
}

/** A choice of one from a list. Pages whose first view loads without Ant Design have `PlainSelect`. */
export function Select<Value extends OptionValue>(props: SelectProps<Value>) {
  const { value, options, searchable = false, onChange, ...passed } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <AntdSelect<string>
      {...passed}
      value={chosen && toOptionKey(chosen.value)}
      options={options.map((option) => ({ ...option, value: toOptionKey(option.value) }))}
      showSearch={searchable ? { optionFilterProp: 'label' } : false}
      onChange={(key) => {
        const option = findOption(options, key);
        if (option) onChange(option.value);
      }}
    />
  );
}
