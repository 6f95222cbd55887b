import { isDay, isTimeOfDay } from '@mehfil/api/domain/time/days';
import { isPastDay } from '@mehfil/api/domain/time/zone';
import { useText } from '../../i18n/text';
import { pageClock } from '../../lib/clock';
import { pickerText } from './picker.text';
import { FormField, type FieldProps } from './FormField';
import { DayInput, InstantInput, isInstant, TimeInput } from './PickerInputs';

interface DateFieldProps extends FieldProps {
  /** First and last day that can be chosen, as `2026-03-03`. */
  min?: string;
  max?: string;
  /** What is said of a day that is over in a time zone; nothing unless given. */
  past?: { message: string; zone: string } | undefined;
}

/** A day, as `2026-03-03`; empty is an empty text. What isn't understood is the form's value too. */
export function DateField({ name, label, hint, required, min, max, past }: DateFieldProps) {
  const words = useText(pickerText);
  const explain = (value: string) => {
    if (value === '') return undefined;
    if (!isDay(value)) return words.noDay;
    return past && isPastDay(value, past.zone, new Date(pageClock())) ? past.message : undefined;
  };
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
  const words = useText(pickerText);
  const explain = (value: string) => (value === '' || isTimeOfDay(value) ? undefined : words.noTime);
  return (
    <FormField {...{ name, label, hint, required, explain }}>
      {(control, value, setValue) => (
        <TimeInput {...control} className="full-width" value={value} onChange={setValue} onUnknown={setValue} />
      )}
    </FormField>
  );
}

interface InstantFieldProps extends FieldProps {
  /** IANA time zone of the day and time; defaults to the reader's. */
  zone?: string;
}

/** A day and a time, kept as an instant; empty is null. */
export function InstantField({ name, label, hint, required, zone }: InstantFieldProps) {
  const words = useText(pickerText);
  const explain = (value: string | null) => (value === null || isInstant(value) ? undefined : words.noInstant);
  return (
    <FormField<string | null> {...{ name, label, hint, required, explain }}>
      {(control, value, setValue) => (
        <InstantInput
          {...control}
          className="full-width"
          {...{ zone, value }}
          onChange={setValue}
          onUnknown={setValue}
        />
      )}
    </FormField>
  );
}
