import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import type { FieldProps } from './FormField';
import styles from './PlainChoiceField.module.css';
import fieldStyles from './FormField.module.css';

interface PlainChoiceFieldProps<T extends string> extends FieldProps {
  options: readonly { value: T; label: string; text?: string; icon?: ReactNode }[];
}

/** A choice of one among a few as cards, for pages whose first view loads without Ant Design. */
export function PlainChoiceField<T extends string>({ name, label, hint, options }: PlainChoiceFieldProps<T>) {
  const id = useId();
  const [field, meta, helpers] = useField<T>(name);
  const error = meta.touched ? meta.error : undefined;
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}>
      <legend className={fieldStyles.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={field.value === option.value}
            onChange={() => void helpers.setValue(option.value)}
            onBlur={() => void helpers.setTouched(true)}
          />
          {option.icon}
          <span>
            <span className={styles.name}>{option.label}</span>
            {option.text && <span className={styles.text}>{option.text}</span>}
          </span>
        </label>
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
