import { Select } from 'antd';
import { FormField, type FieldProps } from './FormField';

interface SelectManyFieldProps extends FieldProps {
  options: readonly { value: number; label: string }[];
}

/** Any number of choices from a list, found by what is typed; the form's field is the list of their values. */
export function SelectManyField({ name, label, hint, required, options }: SelectManyFieldProps) {
  return (
    <FormField<number[]> name={name} label={label} hint={hint} required={required}>
      {({ name: _name, ...control }, value, setValue) => (
        <Select<number[]>
          {...control}
          className="full-width"
          mode="multiple"
          value={value}
          onChange={setValue}
          options={[...options]}
          showSearch={{ optionFilterProp: 'label' }}
        />
      )}
    </FormField>
  );
}
