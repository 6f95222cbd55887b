import { useField, useFormikContext } from 'formik';
import { useContext, useEffect, useId, useRef, type ReactNode } from 'react';
import { useSay } from '../../i18n/say';
import { useText } from '../../i18n/text';
import { uiText } from '../ui.text';
import { afterPress } from './after-press';
import { FieldRefusals } from './field-refusals';
import styles from './FormField.module.css';

/** What a control needs to belong to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
  onBlur: () => void;
  /** Ant Design's color for a control that has an error. */
  status: 'error' | '';
}

/** What all fields of a form have. */
export interface FieldProps {
  /** The form's field. */
  name: string;
  label: string;
  /** Said below the label, before anything goes wrong. */
  hint?: string | undefined;
  required?: boolean | undefined;
}

interface FormFieldProps<T> extends FieldProps {
  /** What is wrong with a value that the form's schema can only call wrong: a text that isn't understood. */
  explain?: ((value: T) => string | undefined) | undefined;
  children: (control: ControlProps, value: T, setValue: (value: T) => void) => ReactNode;
}

/** Tells what is wrong with a field when it is left; a form that is sent meanwhile has told everything, the server's words included. */
function useLeave(touch: () => void): () => void {
  const { submitCount } = useFormikContext();
  const sent = useRef(submitCount);
  useEffect(() => {
    sent.current = submitCount;
  }, [submitCount]);
  return () => {
    const before = sent.current;
    afterPress(() => {
      if (sent.current === before) touch();
    });
  };
}

/** A field of a Formik form: label, control, hint and error, tied together for everybody. */
export function FormField<T = string>({ name, label, hint, required = false, explain, children }: FormFieldProps<T>) {
  const words = useText(uiText);
  const say = useSay();
  const id = useId();
  const [field, meta, helpers] = useField<T>(name);
  const leave = useLeave(() => void helpers.setTouched(true));
  const refused = useContext(FieldRefusals)[name];
  const error = (meta.touched ? (explain?.(field.value) ?? meta.error) : undefined) ?? refused;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    name,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy || undefined,
    'aria-required': required,
    onBlur: leave,
    status: error === undefined ? '' : 'error',
  };
  return (
    <div className="stack packed gap-6">
      <label className="medium strong" htmlFor={id}>
        {label}
        {required && <span className="visually-hidden"> ({words.required})</span>}
      </label>
      {children(control, field.value, (value) => void helpers.setValue(value))}
      {hint && (
        <p id={`${id}-hint`} className="muted small">
          {hint}
        </p>
      )}
      {/* Always there: words that arrive together with their region aren't read out. */}
      <div aria-live="polite" className={styles.messages}>
        {error && (
          <p id={`${id}-error`} className="error">
            {say(error)}
          </p>
        )}
      </div>
    </div>
  );
}
