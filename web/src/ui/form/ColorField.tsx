import { Input } from 'antd';
import { lazyPart } from '../lazy-part';
import styles from './ColorField.module.css';
import { FormField, type FieldProps } from './FormField';
import type { ColorSwatchProps } from './ColorSwatch';

/** Ant Design's color picker is large, and loads where a color is asked for. */
const ColorSwatch = lazyPart<ColorSwatchProps>(
  () => import('./ColorSwatch').then((module) => module.ColorSwatch),
  <span className={styles.waiting} />,
);

/** `#` and six hexadecimal digits. */
const HEX_LENGTH = 7;

/** A color, typed as `#3B82F6` or picked. */
export function ColorField({ pickLabel, ...field }: FieldProps & { pickLabel: string }) {
  return (
    <FormField {...field}>
      {(control, value, setValue) => (
        <div className={styles.row}>
          <ColorSwatch label={pickLabel} value={value} onPick={setValue} />
          <Input
            {...control}
            dir="ltr"
            maxLength={HEX_LENGTH}
            value={value}
            onChange={(event) => setValue(event.target.value.toUpperCase())}
          />
        </div>
      )}
    </FormField>
  );
}
