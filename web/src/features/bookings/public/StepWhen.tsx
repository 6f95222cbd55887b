import { addDays } from '@mehfil/api/domain/time/days';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Select } from '../../../ui/Select';
import { bookingText } from '../booking.text';
import type { WizardValues } from '../draft';
import type { BookableHall } from '../hall-terms';
import { addMonths, useMonth, useShownMonth, type Day, type Month } from '../month';
import { DayPriceNote } from './DayPrice';
import { EveningRules } from './EveningRules';
import { JoinWaitingList } from './JoinWaitingList';
import { MonthPicker } from './MonthPicker';
import { useRefusal } from './refusals';
import { RefusalMessage } from './RefusalMessage';
import styles from './StepWhen.module.css';
import { ShiftChips } from './ShiftChips';
import { endOptions, onlyShift, startOptions } from './times';

/** Step 1: a day of the month, and its shifts or free hours. */
export function StepWhen({ hall }: { hall: BookableHall }) {
  const { values, setValues } = useFormikContext<WizardValues>();
  const [shown, setShown] = useShownMonth(values.date);
  const answer = useMonth(hall.id, shown);
  const days = useDays(hall.id, values.date);
  return (
    <div className={styles.when}>
      <MonthPicker
        answer={answer}
        value={values.date}
        onMonth={setShown}
        refusal={useRefusal('date')}
        onPick={(date) => void setValues({ ...values, date, ...onlyShift(date, answer.month) })}
      />
      <DayTimes hall={hall} days={days} month={answer.month} />
    </div>
  );
}

/** The chosen day and the next one, which an evening may run into. */
function useDays(hallId: number, date: string): Day[] {
  const next = date === '' ? '' : addDays(date, 1);
  const month = date.slice(0, 7);
  const isLastDay = next.slice(0, 7) !== month;
  const own = useMonth(hallId, month, date === '').month;
  const following = useMonth(hallId, date === '' ? undefined : addMonths(month, 1), date === '' || !isLastDay).month;
  const known = [...(own?.days ?? []), ...(following?.days ?? [])];
  return known.filter((day) => day.date === date || day.date === next);
}

interface DayTimesProps {
  hall: BookableHall;
  days: Day[];
  month: Month | undefined;
}

function DayTimes({ hall, days, month }: DayTimesProps) {
  const words = useText(bookingText).when;
  const { values, setValues } = useFormikContext<WizardValues>();
  const format = useFormat();
  const day = days.find(({ date }) => date === values.date);
  if (!month || !day) return <p className={styles.hint}>{month?.sellsShifts ? words.pickShiftDay : words.pickDay}</p>;
  const waiting = (
    <>
      <EveningRules month={month} values={values} />
      <JoinWaitingList hall={hall} month={month} day={day} days={days} guests={values.guests} />
    </>
  );
  if (month.sellsShifts) return <ShiftChips day={day} month={month} waiting={waiting} />;
  const limits = { zone: month.timeZone, least: month.leastMinutes, most: month.mostMinutes };
  const starts = startOptions(values.date, days, limits);
  const ends = endOptions(values.date, values.startTime, days, limits);
  const time = (text: string) => format.time(`2000-01-01T${text}:00Z`, 'UTC');

  const pickStart = (startTime: string) => {
    const options = endOptions(values.date, startTime, days, limits);
    const kept = options.some((option) => option.time === values.endTime) ? values.endTime : '';
    const only = options.length === 1 ? (options[0]?.time ?? '') : kept;
    void setValues({ ...values, startTime, endTime: only });
  };

  return (
    <div className={styles.times}>
      <p className={styles.day}>{format.shortDate(`${values.date}T00:00:00Z`, 'UTC')}</p>
      <DayPriceNote day={day} currency={month.currency} />
      {starts.length === 0 ? (
        <p className={styles.hint}>{words.noStart}</p>
      ) : (
        <div className={styles.selects}>
          <TimeSelect
            name="startTime"
            label={words.start}
            placeholder={words.choose}
            value={values.startTime}
            options={starts.map((value) => ({ value, label: time(value) }))}
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
      )}
      <TakenHours day={day} zone={month.timeZone} />
      {waiting}
      <p className={styles.hint}>
        {month.leastMinutes === month.mostMinutes
          ? words.exactly(month.leastMinutes)
          : words.minimum(month.leastMinutes)}{' '}
        {words.zone(month.timeZone)}
      </p>
    </div>
  );
}

function TakenHours({ day, zone }: { day: Day; zone: string }) {
  const words = useText(bookingText).when;
  const { timeRange } = useFormat();
  if (day.taken.length === 0) return <p className={styles.hint}>{words.nothingTaken}</p>;
  return (
    <div>
      <p className={styles.takenTitle}>{words.taken}</p>
      <ul className={styles.taken}>
        {day.taken.map(({ startTime, endTime }) => (
          <li key={startTime}>{timeRange(startTime, endTime, zone)}</li>
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
  /** Names the chosen time where it is no longer offered. */
  goneLabel: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

function TimeSelect(props: TimeSelectProps) {
  const { name, label, placeholder, value, options, goneLabel, onChange, disabled = false } = props;
  const id = useId();
  const refusal = useRefusal(name);
  const isGone = value !== '' && options.every((option) => option.value !== value);
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select
        id={id}
        className={styles.select}
        virtual={false}
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
