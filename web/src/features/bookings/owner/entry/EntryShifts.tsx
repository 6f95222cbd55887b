import { shiftsOn } from '@mehfil/api/domain/availability/shifts';
import { getWeekday, isDay } from '@mehfil/api/domain/time/days';
import { Flex, Radio } from 'antd';
import { useFormikContext } from 'formik';
import type { EntryHallQuery } from '../../../../graphql/generated/booking-entry';
import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { bookingEntryText } from './booking-entry.text';
import type { EntryValues } from './entry-values';

/** The shifts of a hall. */
export type SoldShifts = EntryHallQuery['hall']['shifts'];

interface EntryShiftsProps {
  shifts: SoldShifts;
  zone: string;
}

/** The shift whose day and hours are filled in; undefined at other times. */
export function chosenShift({ date, startTime, endTime }: EntryValues, shifts: SoldShifts) {
  if (!isDay(date)) return undefined;
  return shifts.find(
    (shift) => shift.weekdays.includes(getWeekday(date)) && shift.startTime === startTime && shift.endTime === endTime,
  );
}

/** What a hall of shifts sells on the chosen day; other times are possible, at the hall's own price. */
export function EntryShifts({ shifts, zone }: EntryShiftsProps) {
  const { shifts: words } = useText(bookingEntryText);
  const { name, listed } = useText(namesText);
  const { timeRange } = useFormat();
  const { values, setValues } = useFormikContext<EntryValues>();
  if (!isDay(values.date)) return null;
  const sold = shiftsOn(values.date, shifts, zone);
  const chosen = chosenShift(values, shifts);
  const options = sold.map(({ shift, period }) => ({
    value: shift.id,
    label: `${name(shift.name)}${listed}${timeRange(period.start, period.end, zone)}`,
  }));
  const choose = (id: number) => {
    const shift = shifts.find((each) => each.id === id);
    if (shift) void setValues({ ...values, startTime: shift.startTime, endTime: shift.endTime });
  };
  return (
    <Flex vertical gap={8}>
      {options.length > 0 && (
        <Radio.Group
          aria-label={words.label}
          className="row gap-4-16"
          options={options}
          value={chosen?.id ?? null}
          onChange={({ target }) => choose(Number(target.value))}
        />
      )}
      {!chosen && <p className="muted medium">{words.other}</p>}
    </Flex>
  );
}
