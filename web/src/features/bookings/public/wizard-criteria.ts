import { getWeekday } from '@mehfil/api/domain/time/days';
import { OCCASIONS, type Occasion } from '@mehfil/api/domain/bookings/occasions';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { defineAddress, oneOf } from '../../../lib/address-fields';
import { useAddressState } from '../../../lib/address-state';
import { useEventCriteria, type EventCriteria } from '../../../lib/event-criteria';
import { useSettled } from '../../../lib/useSettled';
import type { WizardValues } from '../draft';
import { hasTimes } from '../hall-terms';
import { useDays, useMonth } from '../month';
import { fitHours, NO_HOURS } from './time-presets';

const OCCASION = defineAddress<{ occasion: Occasion | null }>({ occasion: oneOf('occasion', OCCASIONS, null) });

/** The occasion that the address names: an enquiry leads here with its own. */
export function useAskedOccasion(): Occasion | null {
  return useAddressState(OCCASION).state.occasion;
}

/** The one day that was asked for; a range is none yet. */
export function askedDay({ date, lastDate }: EventCriteria): string {
  return date && !lastDate ? date : '';
}

/** Whether a day is one of those that were asked for; any is where none were. */
function isAsked(day: string | undefined, { date, lastDate, weekdays }: EventCriteria): boolean {
  if (!date) return true;
  if (!day || day < date || day > (lastDate ?? date)) return false;
  return !lastDate || !weekdays || weekdays.includes(getWeekday(day));
}

/**
 * What the wizard begins with: the day, the guests and the occasion that the address asks for, else those that were left in this tab. Hours of another day
 * than the one left aren't kept; {@link useAskedHours} finds those that fit.
 */
export function withAsked(
  kept: Partial<WizardValues>,
  criteria: EventCriteria,
  occasion: Occasion | null,
): Partial<WizardValues> {
  const { guests, startTime, endTime } = criteria;
  const isSameTime = !startTime || (startTime === kept.startTime && endTime === kept.endTime);
  const isKept = isAsked(kept.date, criteria) && (!criteria.date || isSameTime);
  return {
    ...kept,
    ...(!isKept && { date: askedDay(criteria), ...NO_HOURS }),
    ...(guests !== undefined && { guests }),
    ...(occasion !== null && { occasion }),
  };
}

/** Fills in the hours that answer what the address asks for, once the day is known; a time that was chosen stays. */
export function useAskedHours(hallId: number): void {
  const { values, setValues } = useFormikContext<WizardValues>();
  const { criteria } = useEventCriteria();
  const { date } = values;
  const days = useDays(hallId, date);
  const { month } = useMonth(hallId, date.slice(0, 7), date === '');
  const isKnown = month !== undefined && days.some((day) => day.date === date);
  const fill = useEffectEvent(() => {
    if (!month || hasTimes(values) || date !== criteria.date) return;
    const hours = fitHours({ date, days, month }, criteria);
    if (hours.startTime !== '') void setValues({ ...values, ...hours });
  });
  useEffect(() => {
    if (isKnown) fill();
  }, [isKnown, date, criteria.date, criteria.partOfDay]);
}

/** How long a number of guests stands before the address says it: a slider passes many, and browsers limit how often an address changes. */
export const GUESTS_WAIT_MS = 300;

// These write in layout effects: a later one might find that the wizard has gone on to another entry of the history, and give it the
// state of the one before.

/** Keeps an address that names an occasion saying the wizard's, so that another choice survives a reload. */
function useOccasionFollow(occasion: Occasion | null): void {
  const { state, changeQuietly } = useAddressState(OCCASION);
  const isStale = state.occasion !== null && state.occasion !== occasion;
  const write = useEffectEvent(() => changeQuietly({ occasion }));
  useLayoutEffect(() => {
    if (isStale) write();
  }, [isStale, occasion]);
}

/** Keeps the address saying what the wizard says, also when somebody goes back to an earlier step's entry of the history. */
export function useCriteriaFollow(values: WizardValues): void {
  useOccasionFollow(values.occasion);
  const { criteria, change } = useEventCriteria();
  const { date, startTime, endTime, guests } = values;
  const isTimed = hasTimes(values);
  const next: EventCriteria = {
    ...(date !== '' && { date }),
    ...(isTimed && { startTime, endTime }),
    ...(guests >= 1 && { guests }),
  };
  const isTimeStale =
    (date !== '' && (criteria.date !== date || criteria.lastDate !== undefined || criteria.weekdays !== undefined)) ||
    (isTimed && (criteria.startTime !== startTime || criteria.endTime !== endTime));
  const areGuestsStale = useSettled(guests, GUESTS_WAIT_MS) === guests && guests >= 1 && criteria.guests !== guests;
  const write = useEffectEvent(() => {
    const range = date === '' ? {} : { lastDate: undefined, weekdays: undefined };
    // A part of the day that has become hours is said by them.
    change({ ...next, ...range, ...(isTimed && { partOfDay: undefined }) });
  });
  useLayoutEffect(() => {
    if (isTimeStale) write();
  }, [isTimeStale, date, startTime, endTime]);
  useLayoutEffect(() => {
    if (areGuestsStale) write();
  }, [areGuestsStale, guests]);
}

/** What takes a time that has been requested out of the address. */
export const NO_TIME = { date: undefined, startTime: undefined, endTime: undefined } as const;

/** Takes it out of the entry of the history, too, that the receipt leads back to. */
export function useForgottenTime(isRequested: boolean): void {
  const { criteria, change } = useEventCriteria();
  const forget = useEffectEvent(() => change(NO_TIME));
  useLayoutEffect(() => {
    if (isRequested && criteria.date !== undefined) forget();
  }, [isRequested, criteria.date]);
}
