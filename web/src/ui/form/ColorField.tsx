import { Input } from 'antd';
import styles from './ColorField.module.css';
import { FormField, type FieldProps } from './FormField';

/** `#` and six hexadecimal digits. */
const HEX_LENGTH = 7;

/**
 * A color, typed as `#3B82F6` and shown beside it. Ant Design's ColorPicker would split the chunks of other screens so that the largest
 * exceeds its budget (docs/performance.md, First visits).
 */
export function ColorField(field: FieldProps) {
  return (
    <FormField {...field}>
      {(control, value, setValue) => (
        <Input
          {...control}
          dir="ltr"
          maxLength={HEX_LENGTH}
          prefix={<span className={styles.swatch} style={{ backgroundColor: value }} aria-hidden="true" />}
          value={value}
          onChange={(event) => setValue(event.target.value.toUpperCase())}
        />
      )}
    </FormField>
  );
}
