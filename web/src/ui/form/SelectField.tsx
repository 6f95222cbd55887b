import { Select } from '../Select';
import type { OptionValue, SelectOption } from '../select-options';
import { FormField, type FieldProps } from './FormField';

interface SelectFieldProps<Value extends OptionValue> extends FieldProps {
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  /** Finds options by what is typed. */
  searchable?: boolean;
  /** Takes the choice in place of the field where it changes other fields, too. */
  onChoose?: (value: Value) => void;
}

/** A choice of one from a list. */
export function SelectField<Value extends OptionValue>({
  name,
  label,
  hint,
  required,
  onChoose,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <FormField<Value> name={name} label={label} hint={hint} required={required}>
      {({ name: _name, ...control }, value, setValue) => (
        <Select<Value> {...control} {...select} className="full-width" value={value} onChange={onChoose ?? setValue} />
      )}
    </FormField>
  );
}
