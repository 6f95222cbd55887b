import { Radio } from 'antd';
import { useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { bookingText } from '../booking.text';
import type { WizardValues } from '../draft';
import { useRefusal } from './refusals';
import { RefusalMessage } from './RefusalMessage';
import { ShiftFacts } from './ShiftFacts';
import styles from './ShiftChips.module.css';
import type { Day, Month } from '../month';
import { shiftTimes } from './times';

/** What the hall sells on a day: one chip for each shift, those that are taken too. */
export function ShiftChips({ day, month, waiting }: { day: Day; month: Month; waiting: ReactNode }) {
  const words = useText(bookingText).when;
  const format = useFormat();
  const id = useId();
  const { values, setValues } = useFormikContext<WizardValues>();
  const ofStart = useRefusal('startTime');
  const ofEnd = useRefusal('endTime');
  const refusal = ofStart ?? ofEnd;
  const chosen = day.shifts.find((shift) => {
    const times = shiftTimes(shift, month.timeZone);
    return times.startTime === values.startTime && times.endTime === values.endTime;
  });
  const choose = (shiftId: number) => {
    const shift = day.shifts.find((each) => each.shiftId === shiftId);
    if (shift) void setValues({ ...values, ...shiftTimes(shift, month.timeZone) });
  };
  return (
    <div className="stack gap-12" data-field="startTime">
      <p className="heading-20 display-face">{format.shortDate(`${day.date}T00:00:00Z`, 'UTC')}</p>
      <p id={`${id}-label`} className="medium strong">
        {day.shifts.some(({ status }) => status === 'FREE') ? words.shifts : words.noShift}
      </p>
      <Radio.Group
        className="stack gap-10 full-width"
        aria-labelledby={`${id}-label`}
        aria-describedby={refusal === undefined ? undefined : `${id}-error`}
        value={chosen?.shiftId ?? null}
        onChange={(event) => choose(event.target.value as number)}
      >
        {day.shifts.map((shift) => (
          <Radio
            key={shift.shiftId}
            value={shift.shiftId}
            className={joinClasses(
              'beside middle bordered surface rounded padded-12-16',
              styles.chip,
              shift.shiftId === chosen?.shiftId && styles.chosen,
            )}
            disabled={shift.status !== 'FREE'}
          >
            <ShiftFacts shift={shift} month={month} />
          </Radio>
        ))}
      </Radio.Group>
      <RefusalMessage id={`${id}-error`} message={refusal} />
      {waiting}
      <p className="muted small">{words.shiftZone(month.timeZone)}</p>
    </div>
  );
}
