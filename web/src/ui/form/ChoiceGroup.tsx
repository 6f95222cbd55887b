import { useField } from 'formik';
import { Fragment, useId, type ReactNode } from 'react';
import { useSay } from '../../i18n/say';
import type { FieldProps } from './FormField';
import styles from './ChoiceGroup.module.css';
import { joinClasses } from '../../lib/classes';

/** One choice among a few, as a card. */
export interface Choice<T extends string> {
  value: T;
  label: string;
  text?: string;
  icon?: ReactNode;
}

export interface ChoiceFieldProps<T extends string> extends FieldProps {
  options: readonly Choice<T>[];
}

/** What a choice's radio button needs to belong to its field. */
export interface RadioProps {
  name: string;
  value: string;
  checked: boolean;
  onChange: () => void;
  onBlur: () => void;
}

interface ChoiceGroupProps<T extends string> extends ChoiceFieldProps<T> {
  /** Draws a choice: its radio button and its words. */
  children: (radio: RadioProps, words: ReactNode) => ReactNode;
}

/** A choice of one among a few, all of them in view: legend, hint and error around the choices. */
export function ChoiceGroup<T extends string>({ name, label, hint, options, children }: ChoiceGroupProps<T>) {
  const id = useId();
  const [field, meta, helpers] = useField<T>(name);
  const say = useSay();
  const error = meta.touched ? meta.error : undefined;
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}>
      <legend className="medium strong">{label}</legend>
      {options.map(({ value, label: title, text, icon }) => {
        const radio: RadioProps = {
          name,
          value,
          checked: field.value === value,
          onChange: () => void helpers.setValue(value),
          onBlur: () => void helpers.setTouched(true),
        };
        const words = (
          <>
            {icon}
            <span>
              <span className="strong block">{title}</span>
              {text && <span className={joinClasses('muted small block', styles.text)}>{text}</span>}
            </span>
          </>
        );
        return <Fragment key={value}>{children(radio, words)}</Fragment>;
      })}
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
    </fieldset>
  );
}
