import { findShift } from '@mehfil/api/domain/availability/shifts';
import { isDay } from '@mehfil/api/domain/time/days';
import { useFormikContext } from 'formik';
import { KEPT, MenuField } from '../../MenuField';
import type { EntryValues } from './entry-values';
import { entryStay, type EntryTerms } from './useEntryQuote';

/** The menus of the hall of an entry that are served at its time. */
export function EntryMenu({ hallId, terms }: { hallId: number; terms: EntryTerms | undefined }) {
  const { values, errors, setFieldValue } = useFormikContext<EntryValues>();
  const stay = terms && isDay(values.date) ? entryStay(values, terms) : null;
  const period = stay && { start: new Date(stay.startTime), end: new Date(stay.endTime) };
  const shift = terms && period ? findShift(period, terms.shifts, terms.zone) : null;
  return (
    <MenuField
      hallId={hallId}
      guests={values.guestCount ?? 0}
      stay={stay && { day: values.date, shiftName: shift?.name ?? null }}
      value={values.menu}
      error={errors.menu}
      onChange={(menu) => void setFieldValue('menu', menu === KEPT ? null : menu)}
      childCount={values.childCount}
      onChildCount={(count) => void setFieldValue('childCount', count)}
    />
  );
}
