import { FormField, type FieldProps } from './FormField';
import { useExplainDay, useExplainInstant, useExplainTime, type Bounds } from './moment-words';
import { DayInput, InstantInput, TimeInput } from './PickerInputs';

interface DateFieldProps extends FieldProps, Bounds {}

/**
 * A day, as `2026-03-03`; empty is an empty text. What isn't understood is the form's value too; as soon as the field is left it says
 * that, or that the day can't be chosen.
 */
export function DateField({ name, label, hint, required, min, max }: DateFieldProps) {
  const explain = useExplainDay({ min, max });
  return (
    <FormField {...{ name, label, hint, required, explain }}>
      {(control, value, setValue) => (
        <DayInput
          {...control}
          className="full-width"
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
  const explain = useExplainTime();
  return (
    <FormField {...{ name, label, hint, required, explain }}>
      {(control, value, setValue) => (
        <TimeInput {...control} className="full-width" value={value} onChange={setValue} onUnknown={setValue} />
      )}
    </FormField>
  );
}

interface InstantFieldProps extends FieldProps, Bounds {
  /** IANA time zone of the day and time; defaults to the reader's. */
  zone?: string;
}

/** A day and a time, kept as an instant; empty is null. It must be after `min`, and `max` at the latest. */
export function InstantField({ name, label, hint, required, zone, min, max }: InstantFieldProps) {
  const explainText = useExplainInstant({ min, max }, zone);
  const explain = (value: string | null) => explainText(value ?? '');
  return (
    <FormField<string | null> {...{ name, label, hint, required, explain }}>
      {(control, value, setValue) => (
        <InstantInput
          {...control}
          className="full-width"
          {...{ zone, min, max, value }}
          onChange={setValue}
          onUnknown={setValue}
        />
      )}
    </FormField>
  );
}
