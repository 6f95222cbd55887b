import { useFormikContext } from 'formik';
import { useState, type HTMLAttributes, type HTMLInputAutoCompleteAttribute } from 'react';
import { useText } from '../../i18n/text';
import { partsText } from '../parts.text';
import { PlainButton } from '../PlainButton';
import { FormField, type ControlProps, type FieldProps } from './FormField';
import { getTyping } from './typing';
import styles from './PlainFields.module.css';
import { joinClasses } from '../../lib/classes';

interface PlainFieldProps extends FieldProps {
  type?: 'text' | 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

/** Attributes of an input from what its field says; the status is Ant Design's alone. */
function toAttributes({ status: _status, ...attributes }: ControlProps) {
  return attributes;
}

/** One line of text in plain markup, for pages whose first view loads without Ant Design. */
export function PlainTextField({ type = 'text', autoComplete, inputMode, ...field }: PlainFieldProps) {
  return (
    <FormField {...field}>
      {(control, value, setValue) => (
        <input
          {...toAttributes(control)}
          className={styles.input}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          {...getTyping(autoComplete)}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </FormField>
  );
}

/** Several lines of text in plain markup. */
export function PlainTextAreaField({ rows, maxLength, ...field }: FieldProps & { rows: number; maxLength: number }) {
  return (
    <FormField {...field}>
      {(control, value, setValue) => (
        <textarea
          {...toAttributes(control)}
          className={styles.input}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </FormField>
  );
}

/** A password in plain markup, which can be shown. */
export function PlainPasswordField({ autoComplete, ...field }: Omit<PlainFieldProps, 'type' | 'inputMode'>) {
  const words = useText(partsText).password;
  const [isShown, setShown] = useState(false);
  return (
    <FormField {...field}>
      {(control, value, setValue) => (
        <span className={joinClasses('anchor block', styles.password)}>
          <input
            {...toAttributes(control)}
            className={styles.input}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            spellCheck={false}
            autoCapitalize="none"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={isShown ? words.hideLabel : words.showLabel}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.hide : words.show}
          </button>
        </span>
      )}
    </FormField>
  );
}

/** The button that sends a form, in plain markup. It stays focusable while the call is under way, and can't be pressed twice. */
export function PlainSubmitButton({ label, pendingLabel }: { label: string; pendingLabel: string }) {
  const { isSubmitting } = useFormikContext();
  return (
    <PlainButton type="submit" size="large" block pending={isSubmitting}>
      {isSubmitting ? pendingLabel : label}
    </PlainButton>
  );
}
