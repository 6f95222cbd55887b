import { FormField, type FieldProps } from './FormField';
import styles from './FormField.module.css';
import { DayInput, InstantInput, TimeInput } from './PickerInputs';

interface DateFieldProps extends FieldProps {
  /** First and last day that can be chosen, as `2026-03-03`. */
  min?: string;
  max?: string;
}

/** A day, as `2026-03-03`; empty is an empty text. What isn't understood is the form's value too: its schema says what is wrong. */
export function DateField({ name, label, hint, required, min, max }: DateFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint} required={required}>
      {(control, value, setValue) => (
        <DayInput
          {...control}
          className={styles.wide}
          {...{ min, max, value }}
          onChange={setValue}
          onUnknown={setValue}
        />
      )}
    </FormField>
  );
}

/** A time of day, as `18:30`; empty is an empty text. */
export function TimeField({ name, label, hint, required }: FieldProps) {
  return (
    <FormField name={name} label={label} hint={hint} required={required}>
      {(control, value, setValue) => (
        <TimeInput {...control} className={styles.wide} value={value} onChange={setValue} onUnknown={setValue} />
      )}
    </FormField>
  );
}

/** A day and a time in the reader's zone, kept as an instant; empty is null. */
export function InstantField({ name, label, hint, required }: FieldProps) {
  return (
    <FormField<string | null> name={name} label={label} hint={hint} required={required}>
      {(control, value, setValue) => (
        <InstantInput {...control} className={styles.wide} value={value} onChange={setValue} onUnknown={setValue} />
      )}
    </FormField>
  );
}
