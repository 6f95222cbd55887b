import { Radio } from 'antd';
import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import type { FieldProps } from './FormField';
import styles from './ChoiceField.module.css';
import fieldStyles from './FormField.module.css';

interface ChoiceFieldProps<T extends string> extends FieldProps {
  options: readonly { value: T; label: string; text?: string; icon?: ReactNode }[];
}

/** A choice of one among a few, all of them in view as cards of Ant Design's radio buttons. */
export function ChoiceField<T extends string>({ name, label, hint, options }: ChoiceFieldProps<T>) {
  const id = useId();
  const [field, meta, helpers] = useField<T>(name);
  const error = meta.touched ? meta.error : undefined;
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}>
      <legend className={fieldStyles.label}>{label}</legend>
      {options.map((option) => (
        <Radio
          key={option.value}
          className={styles.choice}
          classNames={{ label: styles.label ?? '' }}
          name={name}
          value={option.value}
          checked={field.value === option.value}
          onChange={() => void helpers.setValue(option.value)}
          onBlur={() => void helpers.setTouched(true)}
        >
          {option.icon}
          <span>
            <span className={styles.name}>{option.label}</span>
            {option.text && <span className={styles.text}>{option.text}</span>}
          </span>
        </Radio>
      ))}
      {hint && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
