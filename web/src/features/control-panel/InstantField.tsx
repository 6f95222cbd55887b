import { FormField, type FieldProps } from '../../ui/form/FormField';
import styles from './Panel.module.css';

/** An instant as the browser's own control writes it: local time without a zone. */
function localText(instant: string | null): string {
  if (!instant) return '';
  const at = new Date(instant);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return Number.isNaN(local.getTime()) ? '' : local.toISOString().slice(0, 16);
}

/** A day and a time in the reader's zone, kept as an instant; empty is null. */
export function InstantField({ name, label, hint, required }: FieldProps) {
  return (
    <FormField<string | null> name={name} label={label} hint={hint} required={required}>
      {({ status: _status, ...control }, value, setValue) => (
        <input
          {...control}
          type="datetime-local"
          className={styles.control}
          value={localText(value)}
          onChange={(event) => setValue(event.target.value === '' ? null : new Date(event.target.value).toISOString())}
        />
      )}
    </FormField>
  );
}
