import { Select } from 'antd';
import { FormField, type FieldProps } from './FormField';
import styles from './FormField.module.css';

interface SelectFieldProps<T extends string | number> extends FieldProps {
  options: readonly { value: T; label: string }[];
  placeholder?: string;
  /** Finds options by what is typed. */
  searchable?: boolean;
}

/** A choice of one from a list. */
export function SelectField<T extends string | number>({
  name,
  label,
  hint,
  required,
  options,
  searchable,
  placeholder,
}: SelectFieldProps<T>) {
  return (
    <FormField<T | null> name={name} label={label} hint={hint} required={required}>
      {({ name: _name, ...control }, value, setValue) => (
        <Select<T>
          {...control}
          className={styles.wide}
          options={[...options]}
          placeholder={placeholder}
          showSearch={searchable ? { optionFilterProp: 'label' } : false}
          value={value ?? undefined}
          onChange={setValue}
        />
      )}
    </FormField>
  );
}
