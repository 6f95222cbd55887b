import { normalizeFigures } from '@mehfil/api/domain/text/normalize';
import { Input } from 'antd';
import type { InputProps } from 'antd';
import { EyeIcon, EyeOffIcon } from '../icons/visibility';
import { FormField, type FieldProps } from './FormField';
import styles from './FormField.module.css';
import { getTyping } from './typing';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  inputMode?: InputProps['inputMode'];
  placeholder?: string;
  maxLength?: number;
  autoFocus?: boolean;
  /** The language that is written here, with its direction, where it isn't the reader's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** Shown and sent, but not changed. */
  readOnly?: boolean;
}

/** One line of text. The digits of a phone number are shown as typed until the field is left, then as 0 to 9. */
export function TextField({ name, label, hint, required, ...input }: TextFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint} required={required}>
      {(control, value, setValue) => (
        <Input
          {...control}
          {...getTyping(input.autoComplete)}
          {...input}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onBlur={() => {
            if (input.type === 'tel' && value) setValue(normalizeFigures(value));
            control.onBlur();
          }}
        />
      )}
    </FormField>
  );
}

/** A password, which can be shown. */
export function PasswordField({ name, label, hint, required, ...input }: TextFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint} required={required}>
      {(control, value, setValue) => (
        <Input.Password
          {...control}
          {...input}
          // Ant Design's own icons tell screen readers their English file names.
          iconRender={(isShown) => (isShown ? <EyeIcon size={18} /> : <EyeOffIcon size={18} />)}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </FormField>
  );
}

interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  /** Most characters; shows a counter. */
  maxLength?: number;
  placeholder?: string;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** Shown and sent, but not changed. */
  readOnly?: boolean;
}

/** Several lines of text. */
export function TextAreaField({ name, label, hint, required, maxLength, ...input }: TextAreaFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint} required={required}>
      {(control, value, setValue) => (
        <Input.TextArea
          {...control}
          {...input}
          className={maxLength === undefined ? undefined : styles.counted}
          maxLength={maxLength}
          showCount={maxLength !== undefined}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </FormField>
  );
}
