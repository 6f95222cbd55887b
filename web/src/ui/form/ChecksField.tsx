import { Checkbox } from 'antd';
import { useField } from 'formik';
import { useId } from 'react';
import { useSay } from '../../i18n/say';
import { useText } from '../../i18n/text';
import { uiText } from '../ui.text';
import styles from './CheckboxField.module.css';

interface ChecksFieldProps<T extends string | number> {
  /** The form's field: a list of the chosen values. */
  name: string;
  label: string;
  options: readonly { value: T; label: string }[];
  required?: boolean;
}

/** Any of a few choices, in their own order. */
export function ChecksField<T extends string | number>({
  name,
  label,
  options,
  required = false,
}: ChecksFieldProps<T>) {
  const words = useText(uiText);
  const say = useSay();
  const id = useId();
  const [field, meta, helpers] = useField<T[]>(name);
  const error = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;
  const chosen = new Set(field.value);
  const toggle = (value: T, isChosen: boolean) => {
    const next = options.map((option) => option.value).filter((each) => (each === value ? isChosen : chosen.has(each)));
    void helpers.setValue(next);
  };
  return (
    <fieldset className="stack starting" aria-describedby={error && `${id}-error`}>
      <legend className="medium strong">
        {label}
        {required && <span className="visually-hidden"> ({words.required})</span>}
      </legend>
      {options.map(({ value, label: option }) => (
        <Checkbox
          key={value}
          className={styles.label}
          name={name}
          value={value}
          checked={chosen.has(value)}
          aria-invalid={error !== undefined}
          onChange={(event) => toggle(value, event.target.checked)}
          onBlur={() => void helpers.setTouched(true)}
        >
          {option}
        </Checkbox>
      ))}
      {error && (
        <p id={`${id}-error`} className="error">
          {say(error)}
        </p>
      )}
    </fieldset>
  );
}
