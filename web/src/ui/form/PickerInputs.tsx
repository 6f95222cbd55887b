import { isDay, isTimeOfDay } from '@mehfil/api/domain/time/days';
import { localDay, localTime, toInstant } from '@mehfil/api/domain/time/zone';
import { DatePicker, TimePicker, type DatePickerProps, type TimePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { INTL_LOCALE, useLocale } from '../../i18n/locale';
import { todayHere } from '../../lib/clock';
import styles from './FormField.module.css';
import { useExplainDay, useExplainInstant, useExplainTime, type Bounds, type Explain } from './moment-words';
import { isInstant } from './picked';
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

type Kept = 'id' | 'name' | 'className' | 'status' | 'onBlur' | 'disabled' | 'allowClear' | `aria-${string}`;

interface ValueProps {
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Hears a text that isn't understood, which stays in the field; the form says a word. Without it the input says one itself. */
  onUnknown?: ((text: string) => void) | undefined;
}

interface TypedProps extends Omit<ValueProps, 'value'> {
  /** What the field holds. */
  value: string | null;
  /** What the text means, as forms keep it; undefined if it can't be told. */
  read: (text: string, names: TypedNames) => string | undefined;
  explain: Explain;
  allowClear: unknown;
  /** What was typed before the field was there. */
  initial?: string | undefined;
}

/** What a picker's field does with its text, and what is wrong with the last one. */
function useTyping({ value, read, explain, onChange, onUnknown, allowClear, initial }: TypedProps) {
  const locale = useLocale();
  const [problem, setProblem] = useState<string | undefined>();
  const [held, setHeld] = useState(value);
  // Another value has come, from the calendar or from outside.
  if (held !== value) {
    setHeld(value);
    setProblem(undefined);
  }
  const commit = (text: string): boolean => {
    const isEmpty = text.trim() === '';
    const meant = isEmpty ? '' : read(text, listTypedNames(INTL_LOCALE[locale]));
    // A form keeps a day that can't be chosen, and says so at the field.
    const found = meant !== undefined && onUnknown ? undefined : explain(meant ?? text);
    setProblem(found);
    if (found === undefined && !(isEmpty && allowClear === false)) onChange(meant ?? '');
    if (found !== undefined) onUnknown?.(text);
    return found === undefined;
  };
  const typing: Typing = { commit, initial };
  /** A value that was pressed in the picker. */
  const choose = (chosen: string): void => {
    setProblem(undefined);
    onChange(chosen);
  };
  return { typing, problem, choose };
}

interface WordedProps {
  typing: Typing;
  /** What is wrong, where no form says it. */
  word: string | undefined;
  isInForm: boolean;
  describedBy: string | undefined;
  children: (described: { 'aria-describedby': string | undefined }) => ReactElement;
}

/** A picker whose field understands what is typed; outside of forms with a word below where it doesn't. */
function Worded({ typing, word, isInForm, describedBy, children }: WordedProps): ReactNode {
  const id = useId();
  const ids = isInForm || word === undefined ? [describedBy] : [describedBy, id];
  const picker = (
    <TypingProvider value={typing}>
      {children({ 'aria-describedby': ids.filter(Boolean).join(' ') || undefined })}
    </TypingProvider>
  );
  if (isInForm) return picker;
  return (
    <div className="stack packed gap-6 narrowable">
      {picker}
      <div aria-live="polite" className={styles.messages}>
        {word && (
          <p id={id} className="error">
            {word}
          </p>
        )}
      </div>
    </div>
  );
}

interface DayInputProps extends ValueProps, Bounds, Pick<DatePickerProps, Kept & keyof DatePickerProps> {
  /** What was typed before the picker was there. */
  initial?: string | undefined;
  /** Stands in the empty field, where no label is shown. */
  placeholder?: string | undefined;
}

const readDay: TypedProps['read'] = (text, names) => parseTypedDay(text, names, todayHere());

/** A day, kept as `2026-03-03`. */
export function DayInput(props: DayInputProps) {
  const { value, onChange, onUnknown, initial, min, max, placeholder = '', status = '', ...rest } = props;
  const explain = useExplainDay({ min, max });
  const { allowClear, 'aria-describedby': describedBy } = rest;
  const { typing, problem, choose } = useTyping({
    ...{ read: readDay, value, explain, onChange, onUnknown, allowClear, initial },
  });
  const format = SHOWN_DAY[useLocale()];
  return (
    <Worded {...{ typing, describedBy }} word={problem} isInForm={onUnknown !== undefined}>
      {(described) => (
        <DatePicker
          {...rest}
          {...described}
          status={problem === undefined ? status : 'error'}
          components={TYPED}
          format={format}
          placeholder={placeholder}
          previewValue={false}
          value={parse(value)}
          minDate={parse(min ?? '') ?? undefined}
          maxDate={parse(max ?? '') ?? undefined}
          onChange={(day) => choose(day?.format(ISO_DAY) ?? '')}
        />
      )}
    </Worded>
  );
}

type TimeInputProps = ValueProps & Pick<TimePickerProps, Kept & keyof TimePickerProps>;

/** A time of day, kept as `18:30`. */
export function TimeInput({ value, onChange, onUnknown, status = '', ...rest }: TimeInputProps) {
  const explain = useExplainTime();
  const { allowClear, 'aria-describedby': describedBy } = rest;
  const { typing, problem, choose } = useTyping({
    ...{ read: parseTypedTime, value, explain, onChange, onUnknown, allowClear },
  });
  return (
    <Worded {...{ typing, describedBy }} word={problem} isInForm={onUnknown !== undefined}>
      {(described) => (
        <TimePicker
          {...rest}
          {...described}
          status={problem === undefined ? status : 'error'}
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
      )}
    </Worded>
  );
}

interface InstantInputProps extends Bounds, Pick<DatePickerProps, Kept & keyof DatePickerProps> {
  /** IANA time zone in which it is shown and chosen; defaults to the reader's. */
  zone?: string | undefined;
  /** An ISO instant; null while nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Hears a text that isn't understood, which stays in the field; the form says a word. */
  onUnknown: (text: string) => void;
}

const readInstant: TypedProps['read'] = (text, names) => parseTypedInstant(text, names, todayHere());

/** A day and a time without a zone, which the picker takes for the reader's, as an instant. */
function fromWall(wall: Dayjs, zone: string | undefined): string {
  const instant = zone === undefined ? wall : toInstant(wall.format(ISO_DAY), wall.format(ISO_TIME), zone);
  return instant.toISOString();
}

/** The day and time of an instant in a zone, as the picker takes them. */
function toWall(instant: string | null | undefined, zone: string | undefined): Dayjs | null {
  if (!instant || !isInstant(instant)) return null;
  if (zone === undefined) return dayjs(instant);
  const at = new Date(instant);
  return dayjs(`${localDay(at, zone)}T${localTime(at, zone)}`);
}

/** A day and a time, kept as an instant. */
export function InstantInput({ zone, value, onChange, onUnknown, min, max, status = '', ...rest }: InstantInputProps) {
  const take = (text: string) => {
    const wall = parse(text, isInstant);
    onChange(wall && fromWall(wall, zone));
  };
  const explain = useExplainInstant({ min, max }, zone);
  const { typing, problem, choose } = useTyping({
    ...{ read: readInstant, value, explain, onChange: take, onUnknown, allowClear: rest.allowClear },
  });
  return (
    <TypingProvider value={typing}>
      <DatePicker
        {...rest}
        status={problem === undefined ? status : 'error'}
        components={TYPED}
        showTime={{ use12Hours: true, format: SHOWN_TIME }}
        needConfirm={false}
        format={SHOWN_INSTANT}
        placeholder=""
        previewValue={false}
        showNow={zone === undefined}
        value={toWall(value, zone)}
        minDate={toWall(min, zone) ?? undefined}
        maxDate={toWall(max, zone) ?? undefined}
        onChange={(at) => choose(at?.toISOString() ?? '')}
      />
    </TypingProvider>
  );
}
