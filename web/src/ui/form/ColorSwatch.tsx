import { ColorPicker } from 'antd';
import { Button } from '../Button';
import styles from './ColorField.module.css';

/** What `ColorField` gives its button. */
export interface ColorSwatchProps {
  label: string;
  value: string;
  onPick: (color: string) => void;
}

/** A button in the color that is chosen, which opens the picker. */
export function ColorSwatch({ label, value, onPick }: ColorSwatchProps) {
  return (
    <ColorPicker
      value={value}
      disabledAlpha
      disabledFormat
      onChange={(color) => onPick(color.toHexString().toUpperCase())}
    >
      <Button
        look="secondary"
        aria-label={label}
        icon={<span className={styles.swatch} style={{ backgroundColor: value }} />}
      />
    </ColorPicker>
  );
}
