import { Select as AntdSelect, type RefSelectProps, type SelectProps as AntdSelectProps } from 'antd';
import { useRef } from 'react';
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
  /** Finds options by what is typed: in their labels, or as the function says. */
  searchable?: boolean | ((typed: string, option: SelectOption<Value>) => boolean) | undefined;
  /** Where the list opens while nothing is chosen; what stands before it is scrolled back to. */
  opensAt?: Value | undefined;
  onChange: (value: Value) => void;
}

const begins = (label: unknown, typed: string): boolean =>
  String(label).toLowerCase().startsWith(typed.trim().toLowerCase());

/** How Ant Design's list is searched. What begins with what was typed comes first: Enter chooses it. */
function toSearch<Value extends OptionValue>(
  searchable: NonNullable<SelectProps<Value>['searchable']>,
  options: readonly SelectOption<Value>[],
): AntdSelectProps<string>['showSearch'] {
  if (typeof searchable === 'boolean')
    return (
      searchable && {
        optionFilterProp: 'label',
        filterSort: (one, other, { searchValue }) =>
          Number(begins(other.label, searchValue)) - Number(begins(one.label, searchValue)),
      }
    );
  return {
    filterOption: (typed, shown) => {
      const option = findOption(options, String(shown?.value));
      return option !== undefined && searchable(typed, option);
    },
  };
}

/** A choice of one from a list. Pages whose first view loads without Ant Design have `PlainSelect`. */
export function Select<Value extends OptionValue>(props: SelectProps<Value>) {
  const { value, options, searchable = false, opensAt, onChange, ...passed } = props;
  const list = useRef<RefSelectProps>(null);
  const chosen = options.find((option) => option.value === value);
  return (
    <AntdSelect<string>
      {...passed}
      value={chosen && toOptionKey(chosen.value)}
      options={options.map((option) => ({ ...option, value: toOptionKey(option.value) }))}
      ref={list}
      showSearch={toSearch(searchable, options)}
      onOpenChange={(open) => {
        const place = options.findIndex((option) => option.value === opensAt);
        // Once the list has been laid out.
        if (open && chosen === undefined && place > 0) requestAnimationFrame(() => list.current?.scrollTo(place));
      }}
      onChange={(key) => {
        const option = findOption(options, key);
        if (option) onChange(option.value);
      }}
    />
  );
}
