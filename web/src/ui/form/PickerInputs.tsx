import { DatePicker, TimePicker, type DatePickerProps, type TimePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useLocale } from '../../i18n/locale';
import { SHOWN_DAY } from './picker-locale';

/** Days and times as forms keep them and the server reads them. */
const ISO_DAY = 'YYYY-MM-DD';
const ISO_TIME = 'HH:mm';
/**
 * What can be typed besides what is shown, day first. None may be the beginning of another one, since a picker takes over what it
 * understands while somebody is still typing.
 */
const DAY_FORMATS = ['DD/MM/YYYY', 'D/M/YYYY', ISO_DAY];
const TIME_FORMATS = ['h:mm A', 'h:mm a', 'h:mmA', 'h:mma'];
const INSTANT_FORMATS = ['MMM DD, YYYY h:mm A', 'DD/MM/YYYY h:mm A', 'D/M/YYYY h:mm A', 'DD/MM/YYYY h:mm a'];

function parse(text: string): Dayjs | null {
  const parsed = dayjs(text);
  return text !== '' && parsed.isValid() ? parsed : null;
}

/**
 * Tab leads to the button that clears the field, which the picker doesn't take for leaving it: a text that is no day would go on being
 * shown while the day before is kept.
 */
const COMMIT_ON_TAB: Pick<DatePickerProps, 'onKeyDown'> = {
  onKeyDown: ({ key, target }) => {
    if (key === 'Tab' && target instanceof HTMLElement) target.blur();
  },
};

type Kept = 'id' | 'name' | 'className' | 'status' | 'onBlur' | 'disabled' | 'allowClear' | `aria-${string}`;

interface ValueProps {
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
}

interface DayInputProps extends ValueProps, Pick<DatePickerProps, Kept & keyof DatePickerProps> {
  /** First and last day that can be chosen, as `2026-03-03`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day, kept as `2026-03-03`. */
export function DayInput({ value, onChange, min = '', max = '', ...rest }: DayInputProps) {
  return (
    <DatePicker
      {...rest}
      {...COMMIT_ON_TAB}
      format={[SHOWN_DAY[useLocale()], ...DAY_FORMATS]}
      placeholder=""
      value={parse(value)}
      minDate={parse(min) ?? undefined}
      maxDate={parse(max) ?? undefined}
      onChange={(day) => onChange(day?.format(ISO_DAY) ?? '')}
    />
  );
}

type TimeInputProps = ValueProps & Pick<TimePickerProps, Kept & keyof TimePickerProps>;

/** A time of day, kept as `18:30`. */
export function TimeInput({ value, onChange, ...rest }: TimeInputProps) {
  return (
    <TimePicker
      {...rest}
      {...COMMIT_ON_TAB}
      use12Hours
      format={TIME_FORMATS}
      minuteStep={15}
      needConfirm={false}
      placeholder=""
      value={value === '' ? null : parse(`2000-01-01T${value}`)}
      onChange={(time) => onChange(time?.format(ISO_TIME) ?? '')}
    />
  );
}

interface InstantInputProps extends Pick<DatePickerProps, Kept & keyof DatePickerProps> {
  /** An ISO instant; null while nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A day and a time in the reader's zone, kept as an instant. */
export function InstantInput({ value, onChange, ...rest }: InstantInputProps) {
  return (
    <DatePicker
      {...rest}
      {...COMMIT_ON_TAB}
      showTime={{ use12Hours: true, format: 'h:mm A' }}
      needConfirm={false}
      format={INSTANT_FORMATS}
      placeholder=""
      value={parse(value ?? '')}
      onChange={(at) => onChange(at?.toISOString() ?? null)}
    />
  );
}
