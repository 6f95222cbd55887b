import { shiftsOn } from '@mehfil/api/domain/availability/shifts';
import { isDay } from '@mehfil/api/domain/time/days';
import { Radio } from 'antd';
import { useFormikContext } from 'formik';
import type { EntryHallQuery } from '../../../../graphql/generated/booking-entry';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { bookingEntryText } from './booking-entry.text';
import styles from './EntryShifts.module.css';
import type { EntryValues } from './entry-values';

interface EntryShiftsProps {
  shifts: EntryHallQuery['hall']['shifts'];
  zone: string;
}

/** What a hall of shifts sells on the chosen day; other times are possible, at the hall's own price. */
export function EntryShifts({ shifts, zone }: EntryShiftsProps) {
  const { shifts: words } = useText(bookingEntryText);
  const { time } = useFormat();
  const { values, setValues } = useFormikContext<EntryValues>();
  if (!isDay(values.date)) return null;
  const sold = shiftsOn(values.date, shifts, zone);
  const chosen = sold.find(
    ({ shift }) => shift.startTime === values.startTime && shift.endTime === values.endTime,
  )?.shift;
  const options = sold.map(({ shift, period }) => ({
    value: shift.id,
    label: `${shift.name}, ${time(period.start, zone)} – ${time(period.end, zone)}`,
  }));
  const choose = (id: number) => {
    const shift = shifts.find((each) => each.id === id);
    if (shift) void setValues({ ...values, startTime: shift.startTime, endTime: shift.endTime });
  };
  return (
    <div className={styles.shifts}>
      {options.length > 0 && (
        <Radio.Group
          aria-label={words.label}
          className={styles.choices}
          options={options}
          value={chosen?.id ?? null}
          onChange={({ target }) => choose(Number(target.value))}
        />
      )}
      {!chosen && <p className={styles.note}>{words.other}</p>}
    </div>
  );
}
