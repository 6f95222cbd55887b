import { shiftsOn } from '@mehfil/api/domain/availability/shifts';
import { isDay } from '@mehfil/api/domain/time/days';
import { Radio } from 'antd';
import { useFormikContext } from 'formik';
import { useFormat } from '../../i18n/format';
import { isolated } from '../../i18n/isolated';
import { namesText } from '../../i18n/names.text';
import { useText } from '../../i18n/text';
import { changesText } from './changes.text';
import type { ChangeHall, ChangeValues } from './change-values';

/** What a hall of shifts sells on the chosen day: choosing one fills in its hours. */
export function ShiftField({ hall: { shifts, business } }: { hall: ChangeHall }) {
  const words = useText(changesText);
  const { name: toRead, listed } = useText(namesText);
  const { timeRange } = useFormat();
  const { values, setValues } = useFormikContext<ChangeValues>();
  const zone = business.timeZone;
  const sold = isDay(values.date) ? shiftsOn(values.date, shifts, zone) : [];
  if (sold.length === 0) return null;
  const isChosen = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
    startTime === values.startTime && endTime === values.endTime;
  return (
    <Radio.Group
      aria-label={words.shift}
      className="row gap-8"
      options={sold.map(({ shift, period }) => ({
        value: shift.id,
        label: `${isolated(toRead(shift.name))}${listed}${timeRange(period.start, period.end, zone)}`,
      }))}
      value={sold.find(({ shift }) => isChosen(shift))?.shift.id ?? null}
      onChange={({ target }) => {
        const found = sold.find(({ shift }) => shift.id === Number(target.value))?.shift;
        if (found) void setValues({ ...values, startTime: found.startTime, endTime: found.endTime });
      }}
    />
  );
}
