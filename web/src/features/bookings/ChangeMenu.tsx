import { shiftsOn } from '@mehfil/api/domain/availability/shifts';
import { isDay } from '@mehfil/api/domain/time/days';
import { useFormikContext } from 'formik';
import type { ChangeHall, ChangeValues } from './change-values';
import type { ShownBooking } from './invoice-data';
import { useMenuName } from './menu-data';
import { MenuField } from './MenuField';

/** The menus of the hall of a change: the agreed one stays unless another one, or none, is chosen. */
export function ChangeMenu({ hall, booking }: { hall: ChangeHall; booking: ShownBooking }) {
  const { values, errors, setFieldValue } = useFormikContext<ChangeValues>();
  const toName = useMenuName();
  const { date, startTime, endTime } = values;
  const sold = isDay(date) ? shiftsOn(date, hall.shifts, hall.business.timeZone) : [];
  const shift = sold.find((each) => each.shift.startTime === startTime && each.shift.endTime === endTime)?.shift;
  return (
    <MenuField
      hallId={values.hallId}
      guests={values.guestCount ?? 0}
      stay={isDay(date) ? { day: date, shiftName: shift?.name ?? null } : null}
      value={values.menu}
      keptName={booking.menu ? toName(booking.menu) : undefined}
      error={typeof errors.menu === 'string' ? errors.menu : undefined}
      onChange={(menu) => void setFieldValue('menu', menu)}
    />
  );
}
