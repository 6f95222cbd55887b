import { useFormikContext } from 'formik';
import { Segmented } from 'antd';
import { useId, useState } from 'react';
import { useFormat } from '../../../i18n/format';
import { INTL_LOCALE, useLocale } from '../../../i18n/locale';
import { useText } from '../../../i18n/text';
import { useEventCriteria } from '../../../lib/event-criteria';
import { listTypedNames, parseTypedTime } from '../../../ui/form/typed-moment';
import { Select } from '../../../ui/Select';
import { bookingText } from '../booking.text';
import type { WizardValues } from '../draft';
import type { BookableHall } from '../hall-terms';
import { hasTimes } from '../hall-terms';
import { useDays, useMonth, useShownMonth, type Day, type Month } from '../month';
import { DayPriceNote } from './DayPrice';
import { EveningRules } from './EveningRules';
import { JoinWaitingList } from './JoinWaitingList';
import { MonthPicker } from './MonthPicker';
import { useRefusal } from './refusals';
import { RefusalMessage } from './RefusalMessage';
import styles from './StepWhen.module.css';
import { ShiftChips } from './ShiftChips';
import {
  fitHours,
  LIKELY_START,
  listPresets,
  NO_HOURS,
  toLimits,
  type DayTerms,
  type TimePreset,
} from './time-presets';
import { endOptions, onlyShift, startOptions } from './times';
import { joinClasses } from '../../../lib/classes';

/** Step 1: a day of the month, and its shifts or free hours. */
export function StepWhen({ hall }: { hall: BookableHall }) {
  const { values, setValues } = useFormikContext<WizardValues>();
  const { criteria } = useEventCriteria();
  const [shown, setShown] = useShownMonth(values.date, criteria.date);
  const answer = useMonth(hall.id, shown);
  const days = useDays(hall.id, values.date);
  // The time of day that was wanted is wanted on another day too.
  const pick = (date: string) => {
    const { month } = answer;
    const asked = hasTimes(values) ? values : criteria;
    const fitting = month ? fitHours({ date, days: month.days, month }, asked) : NO_HOURS;
    void setValues({ ...values, date, ...(fitting.startTime === '' ? onlyShift(date, month) : fitting) });
  };
  return (
    <div className={joinClasses('stack top', styles.when)}>
      <MonthPicker answer={answer} value={values.date} onMonth={setShown} refusal={useRefusal('date')} onPick={pick} />
      <DayTimes hall={hall} days={days} month={answer.month} />
    </div>
  );
}

interface DayTimesProps {
  hall: BookableHall;
  days: Day[];
  month: Month | undefined;
}

function DayTimes({ hall, days, month }: DayTimesProps) {
  const words = useText(bookingText).when;
  const { values } = useFormikContext<WizardValues>();
  const format = useFormat();
  const day = days.find(({ date }) => date === values.date);
  if (!month || !day) return <p className="muted small">{month?.sellsShifts ? words.pickShiftDay : words.pickDay}</p>;
  const waiting = (
    <>
      <EveningRules month={month} values={values} />
      <JoinWaitingList hall={hall} month={month} day={day} days={days} guests={values.guests} chosen={values} />
    </>
  );
  if (month.sellsShifts) return <ShiftChips day={day} month={month} waiting={waiting} />;
  return (
    <div className="stack gap-16">
      <p className="heading-20 display-face">{format.shortDate(`${values.date}T00:00:00Z`, 'UTC')}</p>
      <DayPriceNote day={day} currency={month.currency} />
      <Presets date={values.date} days={days} month={month} />
      <TimeLists date={values.date} days={days} month={month} />
      <TakenHours day={day} zone={month.timeZone} />
      {waiting}
      <p className="muted small">
        {month.leastMinutes === month.mostMinutes
          ? words.exactly(month.leastMinutes)
          : words.minimum(month.leastMinutes)}{' '}
        {words.zone(month.timeZone)}
      </p>
    </div>
  );
}

/** A time of day in the reader's words. */
function useTimeWords(): (time: string) => string {
  const format = useFormat();
  return (time) => format.time(`2000-01-01T${time}:00Z`, 'UTC');
}

/** The usual times of a function, as far as the day has room for them. */
function Presets(terms: DayTerms) {
  const words = useText(bookingText).when;
  const time = useTimeWords();
  const { values, setValues } = useFormikContext<WizardValues>();
  const presets = listPresets(terms);
  const chosen = presets.find(({ startTime, endTime }) => startTime === values.startTime && endTime === values.endTime);
  if (presets.length === 0) return null;
  return (
    <Segmented<TimePreset | ''>
      block
      orientation="vertical"
      size="large"
      aria-label={words.presets}
      value={chosen?.preset ?? ''}
      options={presets.map(({ preset, startTime, endTime }) => ({
        value: preset,
        label: words.preset(words.presetNames[preset], time(startTime), time(endTime)),
      }))}
      onChange={(preset) => {
        const hours = presets.find((each) => each.preset === preset);
        if (hours) void setValues({ ...values, startTime: hours.startTime, endTime: hours.endTime });
      }}
    />
  );
}

/** Any other time: a start and an end. */
function TimeLists({ date, days, month }: DayTerms) {
  const words = useText(bookingText).when;
  const time = useTimeWords();
  const { values, setValues } = useFormikContext<WizardValues>();
  // The address follows what is chosen; what it asked for at first stays on offer.
  const [asked] = useState(useEventCriteria().criteria);
  const limits = toLimits(month, [asked, values]);
  const starts = startOptions(date, days, limits);
  const ends = endOptions(date, values.startTime, days, limits);
  const pickStart = (startTime: string) => {
    const options = endOptions(date, startTime, days, limits);
    const kept = options.some((option) => option.time === values.endTime) ? values.endTime : '';
    const only = options.length === 1 ? (options[0]?.time ?? '') : kept;
    void setValues({ ...values, startTime, endTime: only });
  };
  if (starts.length === 0) return <p className="muted small">{words.noStart}</p>;
  return (
    <div className="stack gap-12">
      <TimeSelect
        name="startTime"
        label={words.start}
        placeholder={words.choose}
        value={values.startTime}
        options={starts.map((value) => ({ value, label: time(value) }))}
        opensAt={starts.find((start) => start >= LIKELY_START)}
        goneLabel={words.gone(time(values.startTime || '00:00'))}
        onChange={pickStart}
      />
      <TimeSelect
        name="endTime"
        label={words.end}
        placeholder={words.choose}
        value={values.endTime}
        options={ends.map((end) => ({
          value: end.time,
          label: words.endOption(time(end.time), end.hours, end.nextDay),
        }))}
        goneLabel={words.gone(time(values.endTime || '00:00'))}
        onChange={(endTime) => void setValues({ ...values, endTime })}
        disabled={ends.length === 0}
      />
    </div>
  );
}

function TakenHours({ day, zone }: { day: Day; zone: string }) {
  const words = useText(bookingText).when;
  const { timeRange } = useFormat();
  if (day.taken.length === 0) return <p className="muted small">{words.nothingTaken}</p>;
  return (
    <div>
      <p className="below-4 small strong">{words.taken}</p>
      <ul className="row gap-8">
        {day.taken.map(({ startTime, endTime }) => (
          <li key={startTime} className="pill regular tone-danger figures">
            {timeRange(startTime, endTime, zone)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TimeSelectProps {
  name: 'startTime' | 'endTime';
  label: string;
  placeholder: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Where the list opens. */
  opensAt?: string | undefined;
  /** Names the chosen time where it is no longer offered. */
  goneLabel: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** Finds a time by its beginning or by whatever means it: `7`, `7 pm`, `1930`. */
function useTimeSearch() {
  const locale = INTL_LOCALE[useLocale()];
  return (typed: string, option: { value: string; label: string }) =>
    option.label.toLowerCase().startsWith(typed.trim().toLowerCase()) ||
    parseTypedTime(typed, listTypedNames(locale)) === option.value;
}

function TimeSelect(props: TimeSelectProps) {
  const { name, label, placeholder, value, options, opensAt, goneLabel, onChange, disabled = false } = props;
  const isMeant = useTimeSearch();
  const id = useId();
  const refusal = useRefusal(name);
  const isGone = value !== '' && options.every((option) => option.value !== value);
  return (
    <div className="stack gap-6" data-field={name}>
      <label htmlFor={id} className="medium strong">
        {label}
      </label>
      <Select
        id={id}
        className="full-width"
        virtual={false}
        searchable={isMeant}
        opensAt={opensAt}
        status={refusal === undefined ? '' : 'error'}
        aria-invalid={refusal !== undefined}
        aria-describedby={refusal === undefined ? undefined : `${id}-error`}
        aria-required
        placeholder={placeholder}
        value={value === '' ? undefined : value}
        disabled={disabled}
        options={isGone ? [{ value, label: goneLabel, disabled: true }, ...options] : options}
        onChange={onChange}
      />
      <RefusalMessage id={`${id}-error`} message={refusal} />
    </div>
  );
}
