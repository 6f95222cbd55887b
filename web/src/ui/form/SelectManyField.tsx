import { Select } from 'antd';
import { FormField, type FieldProps } from './FormField';

interface SelectManyFieldProps<Value extends number | string> extends FieldProps {
  options: readonly { value: Value; label: string }[];
}

/** Any number of choices from a list, found by what is typed; the form's field is the list of their values. */
export function SelectManyField<Value extends number | string = number>(props: SelectManyFieldProps<Value>) {
  const { name, label, hint, required, options } = props;
  return (
    <FormField<Value[]> name={name} label={label} hint={hint} required={required}>
      {({ name: _name, ...control }, value, setValue) => (
        <Select<Value[]>
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
