import type { ServiceChoice } from '@mehfil/api/domain/bookings/inputs';
import { findShift, type ShiftHours } from '@mehfil/api/domain/availability/shifts';
import { countHours, getCharges, priceBooking, type Price } from '@mehfil/api/domain/bookings/price';
import type { PriceType, ServicePriceType } from '@mehfil/api/domain/catalogue/price-types';
import type { MenuPrice } from '@mehfil/api/domain/menus/menus';
import { fromHundredths, subtract, toHundredths, toPercentHundredths } from '@mehfil/api/domain/money/money';
import { toPeriod } from '@mehfil/api/domain/time/zone';

interface Kind {
  name: string;
  price: number;
  priceType: PriceType;
}

/** An optional service as the wizard offers it. */
export interface OfferedService {
  id: number;
  name: string;
  description: string | null;
  price: number;
  priceType: ServicePriceType;
}

/** The same with the URL of its picture. */
export interface PicturedService extends OfferedService {
  picture: string | null;
}

/** A shift that a hall sells. */
export interface SoldShift extends ShiftHours {
  name: string;
  weekdays: readonly number[];
  price: number;
  priceType: ServicePriceType;
}

/** What the booking section needs to know of a hall; the hall page has it all. */
export interface BookableHall {
  id: number;
  title: string;
  location: string;
  /** Absent only while the hall is incomplete and offline. */
  capacity: number | null;
  pricePerHour: number | null;
  pricePerPerson: number | null;
  currency: string;
  isPublic: boolean;
  category: Kind | null;
  type: Kind | null;
  business: {
    name: string;
    timeZone: string;
    instantConfirmation: boolean;
    /** Requests are accepted first, and confirmed by their first payment. */
    confirmsOnPayment: boolean;
    discountPercentage: number;
    taxPercentage: number;
  };
  /** Empty if it sells free times. */
  shifts: readonly SoldShift[];
  fixedServices: readonly (OfferedService & { isIncluded: boolean })[];
  optionalServices: readonly PicturedService[];
}

/** What a price depends on, as the wizard's form holds it. */
export interface Stay {
  date: string;
  startTime: string;
  endTime: string;
  guests: number;
  optionalServices: readonly ServiceChoice[];
}

/** What a hall charges on a day, as its month tells it: its rate is in these prices. */
export interface DayPrices {
  /** Of free times; null for a hall of shifts. */
  price: { pricePerHour: number; pricePerPerson: number; flatPrice: number; rateReason: string | null } | null;
  shifts: readonly { name: string; price: number; priceType: ServicePriceType; rateReason: string | null }[];
}

/** A price in units of the currency, in the shape of the server's answer. */
export interface ShownPrice {
  hours: number;
  /** Why the hall's price isn't its ordinary one; null if it is. */
  rateReason: string | null;
  hallBasePrice: number;
  menuAmount: number;
  categoryPrice: number;
  typePrice: number;
  fixedServicesPrice: number;
  optionalServicesPrice: number;
  discountAmount: number;
  taxAmount: number;
  totalPrice: number;
}

/** Whether date and times are there, so that hours can be counted. */
export function hasTimes({ date, startTime, endTime }: Pick<Stay, 'date' | 'startTime' | 'endTime'>): boolean {
  return date !== '' && startTime !== '' && endTime !== '';
}

/** The instants of a stay, in the hall's zone. */
export function stayPeriod(
  stay: Pick<Stay, 'date' | 'startTime' | 'endTime'>,
  zone: string,
): { start: Date; end: Date } {
  return toPeriod({ date: stay.date, startTime: stay.startTime, endTime: stay.endTime, zone });
}

/** The shift that a stay is; null at a hall of free times, and while the times are open. */
export function findStayShift(
  hall: Pick<BookableHall, 'shifts' | 'business'>,
  stay: Pick<Stay, 'date' | 'startTime' | 'endTime'>,
): SoldShift | null {
  const { timeZone } = hall.business;
  return hasTimes(stay) ? findShift(stayPeriod(stay, timeZone), hall.shifts, timeZone) : null;
}

function pricedKind(kind: Kind | null) {
  return kind && { price: toHundredths(kind.price), priceType: kind.priceType };
}

function pricedService<T extends OfferedService>(service: T) {
  return { ...service, price: toHundredths(service.price) };
}

/** What a hall charges for itself in a stay, and why: by the rate of the day where its month is known. */
function findCharges(hall: BookableHall, shift: SoldShift | null, day: DayPrices | undefined) {
  const dated = shift && day?.shifts.find(({ name }) => name === shift.name);
  const sold = dated ?? shift;
  const { pricePerHour, pricePerPerson } = (shift ? null : day?.price) ?? hall;
  if (pricePerHour === null || pricePerPerson === null) return null;
  const own = { pricePerHour: toHundredths(pricePerHour), pricePerPerson: toHundredths(pricePerPerson) };
  const charges = getCharges(own, sold && { price: toHundredths(sold.price), priceType: sold.priceType });
  if (shift) return { charges, rateReason: dated?.rateReason ?? null };
  const flatPrice = toHundredths(day?.price?.flatPrice ?? 0);
  return { charges: { ...charges, flatPrice }, rateReason: day?.price?.rateReason ?? null };
}

/**
 * The documented fallback for the server's price: the same rule over the prices that the page shows. Null while the times are
 * open, for a hall without prices, and for figures that no price can hold.
 * @param day the stay's day in the month of the hall; without it, the ordinary prices count
 * @param menu what the chosen menu costs; null without one, undefined while it isn't known, which has no estimate
 */
export function estimatedPrice(
  hall: BookableHall,
  stay: Stay,
  day: DayPrices | undefined,
  menu: MenuPrice | null | undefined,
): (Price & { rateReason: string | null }) | null {
  // What was mistyped is NaN.
  const counts = [stay.guests, ...stay.optionalServices.map(({ quantity }) => quantity)];
  if (menu === undefined || !hasTimes(stay) || !counts.every((count) => count >= 1)) return null;
  const { start, end } = stayPeriod(stay, hall.business.timeZone);
  const shift = findStayShift(hall, stay);
  if (hall.shifts.length > 0 && !shift) return null;
  const found = findCharges(hall, shift, day);
  if (!found) return null;
  const quantities = new Map(stay.optionalServices.map(({ id, quantity }) => [id, quantity]));
  const chosen = hall.optionalServices.flatMap((service) => {
    const quantity = quantities.get(service.id);
    return quantity === undefined ? [] : [pricedService({ ...service, quantity })];
  });
  try {
    const price = priceBooking({
      hall: found.charges,
      category: pricedKind(hall.category),
      type: pricedKind(hall.type),
      fixedServices: hall.fixedServices.map(pricedService),
      optionalServices: chosen,
      hours: countHours(start, end),
      guests: stay.guests,
      menu,
      discountPercentage: toPercentHundredths(hall.business.discountPercentage),
      taxPercentage: toPercentHundredths(hall.business.taxPercentage),
    });
    return { ...price, rateReason: found.rateReason };
  } catch {
    return null;
  }
}

/** A price of the rules in units, as the server answers it. */
export function inUnits(price: Price & { rateReason: string | null }): ShownPrice {
  return {
    hours: price.hours,
    rateReason: price.rateReason,
    hallBasePrice: fromHundredths(price.hallBasePrice),
    menuAmount: fromHundredths(price.menuAmount),
    categoryPrice: fromHundredths(price.categoryPrice),
    typePrice: fromHundredths(price.typePrice),
    fixedServicesPrice: fromHundredths(price.fixedServicesPrice),
    optionalServicesPrice: fromHundredths(price.optionalServicesPrice),
    discountAmount: fromHundredths(price.discountAmount),
    taxAmount: fromHundredths(price.taxAmount),
    totalPrice: fromHundredths(price.totalPrice),
  };
}

/** A line of a bill, and why it isn't the ordinary price. */
export interface BillLine {
  label: string;
  amount: number;
  reason?: string | null;
}

/** The lines of the hall and of the menu, which its base price contains; the first one that costs anything has the reason of a rate. */
export function toBaseLines(
  { hallBasePrice, menuAmount, rateReason }: { hallBasePrice: number; menuAmount: number; rateReason: string | null },
  labels: { hall: string; menu: string },
): BillLine[] {
  const rent = fromHundredths(subtract(toHundredths(hallBasePrice), toHundredths(menuAmount)));
  return [
    { label: labels.hall, amount: rent, reason: rateReason },
    { label: labels.menu, amount: menuAmount, reason: rent === 0 ? rateReason : null },
  ];
}
