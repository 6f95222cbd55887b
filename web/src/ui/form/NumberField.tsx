import { InputNumber } from 'antd';
import { FormField, type FieldProps } from './FormField';
import styles from './FormField.module.css';

interface NumberFieldProps extends FieldProps {
  min?: number;
  max?: number;
  step?: number;
  /** Decimal places. */
  precision?: number;
  /** Stands before the figure: a currency's symbol. */
  prefix?: string;
  /** Stands behind it: `%`. */
  suffix?: string;
}

/** A number; empty is null. */
export function NumberField({ name, label, hint, required, ...input }: NumberFieldProps) {
  return (
    <FormField<number | null> name={name} label={label} hint={hint} required={required}>
      {(control, value, setValue) => (
        <InputNumber<number> {...control} {...input} className={styles.wide} value={value} onChange={setValue} />
      )}
    </FormField>
  );
}
