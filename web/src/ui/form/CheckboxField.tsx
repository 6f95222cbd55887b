import { Checkbox } from 'antd';
import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { useSay } from '../../i18n/say';
import styles from './CheckboxField.module.css';

interface CheckboxFieldProps {
  /** The form's field. */
  name: string;
  label: ReactNode;
  hint?: string;
}

/** Yes or no. */
export function CheckboxField({ name, label, hint }: CheckboxFieldProps) {
  const id = useId();
  const [field, meta, helpers] = useField<boolean>(name);
  const say = useSay();
  const error = meta.touched ? meta.error : undefined;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <Checkbox
        className={styles.label}
        name={name}
        checked={field.value}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => void helpers.setValue(event.target.checked)}
        onBlur={() => void helpers.setTouched(true)}
      >
        {label}
      </Checkbox>
      {hint && (
        <p id={`${id}-hint`} className="muted small">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="error">
          {say(error)}
        </p>
      )}
    </div>
  );
}
