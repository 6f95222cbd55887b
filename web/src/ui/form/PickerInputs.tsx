import { isDay, isTimeOfDay } from '@mehfil/api/domain/time/days';
import { localDay, localTime, toInstant } from '@mehfil/api/domain/time/zone';
import { DatePicker, TimePicker, type DatePickerProps, type TimePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo, useState } from 'react';
import { INTL_LOCALE, useLocale } from '../../i18n/locale';
import { todayHere } from '../../lib/clock';
import { SHOWN_DAY } from './picker-locale';
import { listTypedNames, parseTypedDay, parseTypedInstant, parseTypedTime, type TypedNames } from './typed-moment';
import { TYPED, TypingProvider, type Typing } from './TypedInput';

/** Days and times as forms keep them and the server reads them. */
const ISO_DAY = 'YYYY-MM-DD';
const ISO_TIME = 'HH:mm';
const SHOWN_TIME = 'h:mm A';
const SHOWN_INSTANT = `MMM DD, YYYY ${SHOWN_TIME}`;

/** A kept value as the picker takes it; a text that wasn't understood is none. */
function parse(text: string, isKept = isDay): Dayjs | null {
  return isKept(text) ? dayjs(text) : null;
}

/** Whether a text is an instant as forms keep it. */
export const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text) && dayjs(text).isValid();

type Kept = 'id' | 'name' | 'className' | 'status' | 'onBlur' | 'disabled' | 'allowClear' | `aria-${string}`;

interface ValueProps {
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Hears a text that isn't understood, which stays in the field. */
  onUnknown?: ((text: string) => void) | undefined;
}

interface TypedProps {
  /** What the text means, as forms keep it; undefined if it can't be told. */
  read: (text: string, names: TypedNames) => string | undefined;
  onChange: (value: string) => void;
  onUnknown: ((text: string) => void) | undefined;
  allowClear: unknown;
}

/** What a picker's field does with its text, and whether the last one wasn't understood. */
function useTyping({ read, onChange, onUnknown, allowClear }: TypedProps) {
  const locale = useLocale();
  const [isUnknown, setUnknown] = useState(false);
  const typing = useMemo<Typing>(
    () => ({
      commit: (text) => {
        const isEmpty = text.trim() === '';
        const value = isEmpty ? '' : read(text, listTypedNames(INTL_LOCALE[locale]));
        const isTaken = value !== undefined;
        setUnknown(!isTaken);
        if (isTaken && !(isEmpty && allowClear === false)) onChange(value);
        if (!isTaken) onUnknown?.(text);
        return isTaken;
      },
    }),
    [read, onChange, onUnknown, allowClear, locale],
  );
  /** A value that was pressed in the picker. */
  const choose = (value: string): void => {
    setUnknown(false);
    onChange(value);
  };
  return { typing, isUnknown, choose };
}

interface DayInputProps extends ValueProps, Pick<DatePickerProps, Kept & keyof DatePickerProps> {
  /** First and last day that can be chosen, as `2026-03-03`. */
  min?: string | undefined;
  max?: string | undefined;
}

const readDay: TypedProps['read'] = (text, names) => parseTypedDay(text, names, todayHere());

/** A day, kept as `2026-03-03`. */
export function DayInput({ value, onChange, onUnknown, min = '', max = '', status = '', ...rest }: DayInputProps) {
  const { typing, isUnknown, choose } = useTyping({ read: readDay, onChange, onUnknown, allowClear: rest.allowClear });
  return (
    <TypingProvider value={typing}>
      <DatePicker
        {...rest}
        status={isUnknown ? 'error' : status}
        components={TYPED}
        format={SHOWN_DAY[useLocale()]}
        placeholder=""
        previewValue={false}
        value={parse(value)}
        minDate={parse(min) ?? undefined}
        maxDate={parse(max) ?? undefined}
        onChange={(day) => choose(day?.format(ISO_DAY) ?? '')}
      />
    </TypingProvider>
  );
}

type TimeInputProps = ValueProps & Pick<TimePickerProps, Kept & keyof TimePickerProps>;

/** A time of day, kept as `18:30`. */
export function TimeInput({ value, onChange, onUnknown, status = '', ...rest }: TimeInputProps) {
  const { typing, isUnknown, choose } = useTyping({
    read: parseTypedTime,
    onChange,
    onUnknown,
    allowClear: rest.allowClear,
  });
  return (
    <TypingProvider value={typing}>
      <TimePicker
        {...rest}
        status={isUnknown ? 'error' : status}
        components={TYPED}
        use12Hours
        format={SHOWN_TIME}
        minuteStep={15}
        needConfirm={false}
        placeholder=""
        previewValue={false}
        value={isTimeOfDay(value) ? dayjs(`2000-01-01T${value}`) : null}
        onChange={(time) => choose(time?.format(ISO_TIME) ?? '')}
      />
    </TypingProvider>
  );
}

interface InstantInputProps extends Pick<DatePickerProps, Kept & keyof DatePickerProps> {
  /** IANA time zone in which it is shown and chosen; defaults to the reader's. */
  zone?: string | undefined;
  /** An ISO instant; null while nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Hears a text that isn't understood, which stays in the field. */
  onUnknown?: ((text: string) => void) | undefined;
}

const readInstant: TypedProps['read'] = (text, names) => parseTypedInstant(text, names, todayHere());

/** A day and a time without a zone, which the picker takes for the reader's, as an instant. */
function fromWall(wall: Dayjs, zone: string | undefined): string {
  const instant = zone === undefined ? wall : toInstant(wall.format(ISO_DAY), wall.format(ISO_TIME), zone);
  return instant.toISOString();
}

/** The day and time of an instant in a zone, as the picker takes them. */
function toWall(instant: string | null, zone: string | undefined): Dayjs | null {
  if (instant === null || !isInstant(instant)) return null;
  if (zone === undefined) return dayjs(instant);
  const at = new Date(instant);
  return dayjs(`${localDay(at, zone)}T${localTime(at, zone)}`);
}

/** A day and a time, kept as an instant. */
export function InstantInput({ zone, value, onChange, onUnknown, status = '', ...rest }: InstantInputProps) {
  const take = (text: string) => {
    const wall = parse(text, isInstant);
    onChange(wall && fromWall(wall, zone));
  };
  const { typing, isUnknown, choose } = useTyping({
    read: readInstant,
    onChange: take,
    onUnknown,
    allowClear: rest.allowClear,
  });
  return (
    <TypingProvider value={typing}>
      <DatePicker
        {...rest}
        status={isUnknown ? 'error' : status}
        components={TYPED}
        showTime={{ use12Hours: true, format: SHOWN_TIME }}
        needConfirm={false}
        format={SHOWN_INSTANT}
        placeholder=""
        previewValue={false}
        showNow={zone === undefined}
        value={toWall(value, zone)}
        onChange={(at) => choose(at?.toISOString() ?? '')}
      />
    </TypingProvider>
  );
}
