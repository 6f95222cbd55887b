import { shiftsOn } from '@mehfil/api/domain/availability/shifts';
import { isDay, isTimeOfDay } from '@mehfil/api/domain/time/days';
import { localDay, localTime, toInstant, toPeriod } from '@mehfil/api/domain/time/zone';
import type { HallForChangeQuery } from '../../graphql/generated/booking-changes';
import { pageClock } from '../../lib/clock';
import { isInstant } from '../../ui/form/picked';
import type { MenuValue } from './MenuField';
import type { ShownBooking } from './invoice-data';
import { toChildren } from './menu-data';

const DAY_MS = 86_400_000;

/** The form of a change. Times are in the hall's time zone. */
export interface ChangeValues {
  hallId: number;
  date: string;
  startTime: string;
  endTime: string;
  guestCount: number | null;
  optionalServiceIds: number[];
  /** The agreed menu stays until another one is chosen. */
  menu: MenuValue;
  /** How many of the guests are children; null for nobody. */
  childCount: number | null;
  agreedPrice: number | null;
  priceReason: string;
}

/** Another time for a booking, in the hall's time zone. */
export type MovedTime = Pick<ChangeValues, 'date' | 'startTime' | 'endTime'>;

/** The hall of a change, as far as its form needs it. */
export type ChangeHall = HallForChangeQuery['hall'];

/** The form as the booking is now. */
export function toValues({ hallId, startTime, endTime, timeZone, ...booking }: ShownBooking): ChangeValues {
  const [start, end] = [new Date(startTime), new Date(endTime)];
  return {
    hallId,
    date: localDay(start, timeZone),
    startTime: localTime(start, timeZone),
    endTime: localTime(end, timeZone),
    guestCount: booking.guestCount,
    optionalServiceIds: booking.optionalServices.flatMap(({ serviceId }) => serviceId ?? []),
    menu: booking.menu ? 'kept' : null,
    childCount: booking.menu?.childCount || null,
    agreedPrice: null,
    priceReason: '',
  };
}

/** The shift whose hours are filled in on a day. */
export function findChangeShift({ date, startTime, endTime }: ChangeValues, { shifts, business }: ChangeHall) {
  const sold = shiftsOn(date, shifts, business.timeZone);
  return sold.find(({ shift }) => shift.startTime === startTime && shift.endTime === endTime)?.shift ?? null;
}

/**
 * The time of a booking that was dragged to another day, with its hours: those of its shift there, which may be others. Unchanged
 * where the hall doesn't sell it on that day.
 */
export function keepShift(moved: MovedTime, booking: ShownBooking, { shifts, business }: ChangeHall): MovedTime {
  const now = toValues(booking);
  if (moved.startTime !== now.startTime || moved.endTime !== now.endTime) return moved;
  const sold = shiftsOn(moved.date, shifts, business.timeZone);
  const same = sold.find(({ shift }) => shift.name === booking.shiftName)?.shift;
  return same ? { ...moved, startTime: same.startTime, endTime: same.endTime } : moved;
}

/** The shift that a booking would leave for hours that are none of the hall's shifts; null where it stays or has none. */
export function leftShift(values: ChangeValues, booking: ShownBooking, hall: ChangeHall): string | null {
  const isLeft = 'startTime' in toStay(values, booking, hall) && findChangeShift(values, hall) === null;
  return isLeft ? booking.shiftName : null;
}

/** When a changed booking would be; nothing where it stays, or while date or times are open. */
function toStay(values: ChangeValues, booking: ShownBooking, hall: ChangeHall) {
  const { date, startTime, endTime } = values;
  if (!isDay(date) || !isTimeOfDay(startTime) || !isTimeOfDay(endTime)) return {};
  const { start, end } = toPeriod({ date, startTime, endTime, zone: hall.business.timeZone });
  const isSame =
    start.getTime() === Date.parse(booking.startTime) &&
    end.getTime() === Date.parse(booking.endTime) &&
    values.hallId === booking.hallId;
  if (isSame) return {};
  return {
    shiftId: findChangeShift(values, hall)?.id ?? null,
    startTime: start.toISOString(),
    endTime: end.toISOString(),
  };
}

/** The services that the form has and the hall sells: a service that was deleted, or another hall's, can't be kept. */
function chosenServices({ optionalServiceIds }: ChangeValues, { optionalServices }: ChangeHall): number[] {
  return optionalServiceIds.filter((chosen) => optionalServices.some(({ id }) => id === chosen));
}

/** The services that are chosen, with the quantities that they had; nothing where all of them stay. */
function toServices(chosen: readonly number[], { optionalServices }: ShownBooking) {
  const had = new Map(optionalServices.map(({ serviceId, quantity }) => [serviceId, quantity]));
  const isSame = chosen.length === optionalServices.length && chosen.every((id) => had.has(id));
  return isSame ? {} : { optionalServices: chosen.map((id) => ({ id, quantity: had.get(id) ?? 1 })) };
}

/** Another menu, or none where there was one; nothing where it stays. */
function toMenu({ menu }: ChangeValues, booking: ShownBooking) {
  if (menu === 'kept' || (menu === null && !booking.menu)) return {};
  return menu ? { menu } : { withoutMenu: true };
}

/** Another number of children; nothing where as many stay, or what was typed is no number. */
function toOtherChildren({ childCount }: ChangeValues, { menu }: ShownBooking) {
  const children = childCount ?? 0;
  return typeof children !== 'number' || children === (menu?.childCount ?? 0) ? {} : { childCount: children };
}

/** What differs from the booking, as the server takes it; null while the form is as it was. */
export function toChange(values: ChangeValues, booking: ShownBooking, hall: ChangeHall) {
  const { hallId, guestCount, agreedPrice, priceReason } = values;
  const chosen = chosenServices(values, hall);
  const kept = chosenServices(toValues(booking), hall);
  const others = {
    ...(hallId === booking.hallId ? {} : { hallId }),
    ...toStay(values, booking, hall),
    ...toMenu(values, booking),
    ...toOtherChildren(values, booking),
    ...(guestCount === null || guestCount === booking.guestCount ? {} : { guestCount }),
    ...(agreedPrice === null ? {} : { agreedPrice, priceReason: priceReason.trim() || null }),
  };
  const isSame = chosen.length === kept.length && chosen.every((id) => kept.includes(id));
  if (Object.keys(others).length === 0 && isSame) return null;
  return { ...others, ...toServices(chosen, booking) };
}

/** A change as the server takes it. */
export type Change = NonNullable<ReturnType<typeof toChange>>;

/** A line beside the hall's prices, as it is typed. */
export interface ExtraValues {
  name: string;
  amount: number | null;
}

/** The form of an offer. */
export interface OfferValues extends ChangeValues {
  extras: ExtraValues[];
  note: string;
  /** An instant; null while it is open. */
  validUntil: string | null;
}

/** How long an offer is valid unless its owner says another time. */
const VALID_DAYS = 3;

/** The full hour in which an instant is in a time zone. */
function toFullHour(instant: Date, zone: string): Date {
  return toInstant(localDay(instant, zone), `${localTime(instant, zone).slice(0, 2)}:00`, zone);
}

/**
 * The form of an offer that changes nothing yet: valid for three days, or until the start. A full hour, so that a kept draft is still
 * one of the same form a little later.
 */
export function toOfferValues(booking: ShownBooking, now = pageClock()): OfferValues {
  const usual = toFullHour(new Date(now + VALID_DAYS * DAY_MS), booking.timeZone);
  const validUntil = Math.min(usual.getTime(), Date.parse(booking.startTime));
  return {
    ...toValues(booking),
    extras: booking.extras.map(({ name, amount }) => ({ name, amount })),
    note: '',
    validUntil: new Date(validUntil).toISOString(),
  };
}

/** The lines that are complete. */
function toExtras({ extras }: OfferValues): { name: string; amount: number }[] {
  return extras.flatMap(({ name, amount }) => (name.trim() === '' || !amount ? [] : [{ name: name.trim(), amount }]));
}

/** The offer as the server takes it, with the lines that are complete; null while it has no end. */
export function toOffer(values: OfferValues, booking: ShownBooking, hall: ChangeHall) {
  const { note, validUntil } = values;
  if (validUntil === null || !isInstant(validUntil)) return null;
  return {
    ...toChange(values, booking, hall),
    extras: toExtras(values),
    note: note.trim() || null,
    validUntil,
  };
}

/** An offer as the server takes it. */
export type Offer = NonNullable<ReturnType<typeof toOffer>>;

/** What of an enquiry its offer begins with. */
export interface AskedFor {
  hallId: number;
  day: string | null;
  guestCount: number | null;
  timeZone: string;
}

/** The form of an offer to an enquiry: what it says, without hours. */
export function toEnquiryValues({ hallId, day, guestCount, timeZone }: AskedFor, now = pageClock()): OfferValues {
  return {
    ...{ hallId, date: day ?? '', startTime: '', endTime: '', guestCount, childCount: null, optionalServiceIds: [] },
    ...{ menu: null, agreedPrice: null, priceReason: '', extras: [], note: '' },
    validUntil: toFullHour(new Date(now + VALID_DAYS * DAY_MS), timeZone).toISOString(),
  };
}

/** The offer to an enquiry as the server takes it; null while it has no time, no guests or no end. */
export function toEnquiryOffer(values: OfferValues, hall: ChangeHall) {
  const { hallId, date, startTime, endTime, guestCount, menu, agreedPrice, priceReason } = values;
  const { note, validUntil } = values;
  if (!isDay(date) || !isTimeOfDay(startTime) || !isTimeOfDay(endTime) || guestCount === null) return null;
  if (validUntil === null || !isInstant(validUntil)) return null;
  const { start, end } = toPeriod({ date, startTime, endTime, zone: hall.business.timeZone });
  return {
    ...{ hallId, guestCount, shiftId: findChangeShift(values, hall)?.id ?? null },
    ...{ startTime: start.toISOString(), endTime: end.toISOString() },
    optionalServices: chosenServices(values, hall).map((id) => ({ id, quantity: 1 })),
    ...(menu && menu !== 'kept' ? { menu, ...toChildren({ menu, childCount: values.childCount }) } : {}),
    ...(agreedPrice === null ? {} : { agreedPrice, priceReason: priceReason.trim() || null }),
    extras: toExtras(values),
    note: note.trim() || null,
    validUntil,
  };
}

/** An offer to an enquiry as the server takes it. */
export type EnquiryOffer = NonNullable<ReturnType<typeof toEnquiryOffer>>;
