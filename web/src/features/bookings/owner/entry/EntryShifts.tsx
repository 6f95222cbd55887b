import { getWeekday } from '@mehfil/api/domain/time/zone';
import { isDay } from '@mehfil/api/domain/time/days';
import { Radio } from 'antd';
import { useFormikContext } from 'formik';
import type { EntryHallQuery } from '../../../../graphql/generated/booking-entry';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { entryPeriod } from './useEntryQuote';
import { bookingEntryText } from './booking-entry.text';
import styles from './EntryShifts.module.css';
import type { EntryValues } from './entry-values';

type Shifts = EntryHallQuery['hall']['shifts'];

interface EntryShiftsProps {
  shifts: Shifts;
  zone: string;
}

/** What a hall of shifts sells on the chosen day; other times are possible, at the hall's own price. */
export function EntryShifts({ shifts, zone }: EntryShiftsProps) {
  const { shifts: words } = useText(bookingEntryText);
  const { time } = useFormat();
  const { values, setValues } = useFormikContext<EntryValues>();
  if (!isDay(values.date)) return null;
  const sold = shifts.filter(({ weekdays }) => weekdays.includes(getWeekday(values.date)));
  const isChosen = (shift: Shifts[number]) => shift.startTime === values.startTime && shift.endTime === values.endTime;
  const options = sold.map((shift) => {
    const period = entryPeriod({ ...values, startTime: shift.startTime, endTime: shift.endTime }, zone);
    const hours = period ? `${time(period.startTime, zone)} – ${time(period.endTime, zone)}` : '';
    return { value: shift.id, label: `${shift.name}, ${hours}` };
  });
  const choose = (id: number) => {
    const shift = sold.find((each) => each.id === id);
    if (shift) void setValues({ ...values, startTime: shift.startTime, endTime: shift.endTime });
  };
  const chosen = sold.find(isChosen);
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
