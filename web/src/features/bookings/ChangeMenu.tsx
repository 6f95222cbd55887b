import { isDay } from '@mehfil/api/domain/time/days';
import { useFormikContext } from 'formik';
import { useMenuName } from '../../i18n/menu-name';
import { findChangeShift, type ChangeHall, type ChangeValues } from './change-values';
import type { ShownBooking } from './invoice-data';
import { toAgreedChoice } from './menu-data';
import { MenuField } from './MenuField';

/** The menus of the hall of a change: the agreed one stays unless another one, or none, is chosen. */
export function ChangeMenu({ hall, booking }: { hall: ChangeHall; booking: Pick<ShownBooking, 'menu'> }) {
  const { values, errors, setFieldValue } = useFormikContext<ChangeValues>();
  const toName = useMenuName();
  const { date } = values;
  const { menu: agreed } = booking;
  return (
    <MenuField
      hallId={values.hallId}
      guests={values.guestCount ?? 0}
      stay={isDay(date) ? { day: date, shiftName: findChangeShift(values, hall)?.name ?? null } : null}
      value={values.menu}
      agreed={agreed ? { ...agreed, name: toName(agreed), choice: toAgreedChoice(agreed) } : undefined}
      childCount={values.childCount}
      onChildCount={(count) => void setFieldValue('childCount', count)}
      error={typeof errors.menu === 'string' ? errors.menu : undefined}
      onChange={(menu) => void setFieldValue('menu', menu)}
    />
  );
}
