import { getCharges, type HallCharges } from '../bookings/price.js';
import type { ServicePriceType } from '../catalogue/price-types.js';
import { changeByPercent, type Hundredths } from '../money/money.js';
import { addDays, getWeekday } from '../time/days.js';
import { findHijriMonth, nameHijriMonth, type HijriMonthStart } from './hijri.js';

/** When a rate holds: days of the week, and at most one kind of period (docs/decisions/0025-schedule.md). */
export interface RateDays {
  /** 0 is Sunday, 6 Saturday; empty for every day. */
  weekdays: readonly number[];
  /** `YYYY-MM-DD`, in the business's time zone; both or neither. */
  firstDay: string | null;
  lastDay: string | null;
  /** `MM-DD` of every year; both or neither. The end may come before the start: over New Year. */
  seasonStart: string | null;
  seasonEnd: string | null;
  /** 1 is Muharram, 9 Ramadan. */
  hijriMonth: number | null;
}

/** For what a rate holds. */
export interface RateScope extends RateDays {
  /** Null for every hall of the business. */
  hallId: number | null;
  /** The name of the shifts that it is for; null for all day. */
  shiftName: string | null;
}

/** Another price of a hall on some days: a percentage more or less, or a price of its own. */
export interface Rate extends RateScope {
  id: number;
  /** What the owner calls it; null for what it says. */
  name: string | null;
  /** Whole percents, -90 to 500; null with a price of its own. */
  percentage: number | null;
  /** For one unit of its price type. */
  price: Hundredths | null;
  priceType: ServicePriceType | null;
}

/** What prices on a day depend on besides the hall's own. */
export interface RateBook {
  /** Of the hall and its business. */
  rates: readonly Rate[];
  /** The Hijri months whose first day staff have corrected. */
  hijriStarts: readonly HijriMonthStart[];
}

/** The days of a year, 29 February included, of which seasons are made. */
const A_LEAP_YEAR = '2024';
const DAYS_PER_LEAP_YEAR = 366;
const DAYS_PER_WEEK = 7;
const DAY_MS = 86_400_000;

/** Whether this is a day of some year: `MM-DD`. */
function isSeason(day: string, start: string, end: string): boolean {
  return start <= end ? start <= day && day <= end : start <= day || day <= end;
}

function countDays(firstDay: string, lastDay: string): number {
  return Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS) + 1;
}

function seasonDays(start: string, end: string): number {
  const days = countDays(`${A_LEAP_YEAR}-${start}`, `${A_LEAP_YEAR}-${end}`);
  return days > 0 ? days : days + DAYS_PER_LEAP_YEAR;
}

function isSameShift(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

/** Whether a rate holds on a day, for a shift or for free times. */
function holds(rate: RateScope, day: string, shiftName: string | null, hijriMonth: number | null): boolean {
  if (rate.shiftName !== null && !isSameShift(rate.shiftName, shiftName)) return false;
  if (rate.weekdays.length > 0 && !rate.weekdays.includes(getWeekday(day))) return false;
  if (rate.firstDay !== null && rate.lastDay !== null) return rate.firstDay <= day && day <= rate.lastDay;
  if (rate.seasonStart !== null && rate.seasonEnd !== null) {
    return isSeason(day.slice(5), rate.seasonStart, rate.seasonEnd);
  }
  return rate.hijriMonth === null || rate.hijriMonth === hijriMonth;
}

/** How specific a rate is: of two ranks, the one whose first difference is less wins. */
function toRanks(rate: RateScope): readonly number[] {
  const { firstDay, lastDay, seasonStart, seasonEnd, hijriMonth, weekdays } = rate;
  const isOfDates = firstDay !== null && lastDay !== null;
  const isOfSeason = seasonStart !== null && seasonEnd !== null;
  const kind = isOfDates ? 0 : hijriMonth !== null ? 1 : isOfSeason ? 2 : 3;
  const length = isOfDates ? countDays(firstDay, lastDay) : isOfSeason ? seasonDays(seasonStart, seasonEnd) : 0;
  return [
    kind,
    rate.hallId === null ? 1 : 0,
    length,
    weekdays.length === 0 ? DAYS_PER_WEEK : weekdays.length,
    rate.shiftName === null ? 1 : 0,
  ];
}

function compareRanks(one: RateScope, other: RateScope): number {
  const ranks = toRanks(other);
  return toRanks(one).reduce((order, rank, at) => order || rank - (ranks[at] ?? 0), 0);
}

/**
 * The rate that holds on a day: the most specific one; null where the hall's own price does.
 * @param day `YYYY-MM-DD` of the start, in the hall's time zone
 * @param shiftName null for free times
 */
export function findRate(day: string, shiftName: string | null, { rates, hijriStarts }: RateBook): Rate | null {
  const needsMonth = rates.some(({ hijriMonth }) => hijriMonth !== null);
  const hijriMonth = needsMonth ? (findHijriMonth(day, hijriStarts)?.month ?? null) : null;
  const [found = null] = rates
    .filter((rate) => holds(rate, day, shiftName, hijriMonth))
    .sort((one, other) => compareRanks(one, other) || one.id - other.id);
  return found;
}

/** Whether two rates of one rank have a day in common. */
function shareDay(one: RateDays, other: RateDays): boolean {
  const both = (weekday: number) =>
    (one.weekdays.length === 0 || one.weekdays.includes(weekday)) &&
    (other.weekdays.length === 0 || other.weekdays.includes(weekday));
  if (one.firstDay !== null && one.lastDay !== null && other.firstDay !== null && other.lastDay !== null) {
    const first = one.firstDay > other.firstDay ? one.firstDay : other.firstDay;
    const last = one.lastDay < other.lastDay ? one.lastDay : other.lastDay;
    for (let day = first; day <= last; day = addDays(day, 1)) if (both(getWeekday(day))) return true;
    return false;
  }
  if (!Array.from({ length: DAYS_PER_WEEK }, (_, weekday) => weekday).some(both)) return false;
  if (one.seasonStart !== null && one.seasonEnd !== null && other.seasonStart !== null && other.seasonEnd !== null) {
    return (
      isSeason(one.seasonStart, other.seasonStart, other.seasonEnd) ||
      isSeason(other.seasonStart, one.seasonStart, one.seasonEnd)
    );
  }
  return one.hijriMonth === other.hijriMonth;
}

/** The rate from which another one couldn't be told on some day, since neither is more specific; null if there is none. */
export function findEqualRate<Known extends RateScope>(wanted: RateScope, others: readonly Known[]): Known | null {
  const found = others.find(
    (other) =>
      other.hallId === wanted.hallId &&
      isSameShift(other.shiftName, wanted.shiftName) &&
      compareRanks(wanted, other) === 0 &&
      shareDay(wanted, other),
  );
  return found ?? null;
}

/** What a hall charges under a rate. */
export function applyRate(charges: Required<HallCharges>, rate: Rate): Required<HallCharges> {
  const { percentage, price, priceType } = rate;
  if (price !== null && priceType !== null) return getCharges(charges, { price, priceType });
  const change = (amount: Hundredths) => changeByPercent(amount, percentage ?? 0);
  return {
    pricePerHour: change(charges.pricePerHour),
    pricePerPerson: change(charges.pricePerPerson),
    flatPrice: change(charges.flatPrice),
  };
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function nameDay(day: string): string {
  return shortDay.format(new Date(`${day}T00:00:00Z`));
}

function nameDays(first: string, last: string): string {
  return first === last ? nameDay(first) : `${nameDay(first)} – ${nameDay(last)}`;
}

function namePeriod({ firstDay, lastDay, seasonStart, seasonEnd, hijriMonth }: RateDays): string {
  if (firstDay !== null && lastDay !== null) return nameDays(firstDay, lastDay);
  if (seasonStart !== null && seasonEnd !== null) {
    return nameDays(`${A_LEAP_YEAR}-${seasonStart}`, `${A_LEAP_YEAR}-${seasonEnd}`);
  }
  return hijriMonth === null ? '' : nameHijriMonth(hijriMonth);
}

/** `Saturday`, or `Fri, Sat, Sun`, from Monday. */
function nameWeekdays(weekdays: readonly number[]): string {
  const [only, second] = weekdays;
  if (only === undefined) return '';
  if (second === undefined) return WEEKDAYS[only] ?? '';
  return [1, 2, 3, 4, 5, 6, 0]
    .filter((day) => weekdays.includes(day))
    .map((day) => (WEEKDAYS[day] ?? '').slice(0, 3))
    .join(', ');
}

/** What a rate is called: by its owner, else by what it says, such as `Saturday dinner`. */
export function nameRate(rate: RateScope & Pick<Rate, 'name'>): string {
  if (rate.name !== null) return rate.name;
  const days = [namePeriod(rate), nameWeekdays(rate.weekdays)].filter((part) => part !== '').join(' ');
  if (rate.shiftName === null) return days;
  // Within a phrase, a shift's name is written like any noun; VIP stays VIP.
  const inPhrase = rate.shiftName.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return days === '' ? rate.shiftName : `${days} ${inPhrase}`;
}

/** Why a price isn't the ordinary one: `Saturday dinner +20%`, `Ramadan −30%`, `Wedding season price`. */
export function toReason(rate: RateScope & Pick<Rate, 'name' | 'percentage'>): string {
  const { percentage } = rate;
  if (percentage === null) return `${nameRate(rate)} price`;
  return `${nameRate(rate)} ${percentage < 0 ? '−' : '+'}${Math.abs(percentage)}%`;
}

/** What a hall charges on a day, and why it isn't the ordinary price. */
export interface DayCharges {
  charges: Required<HallCharges>;
  /** Null for the ordinary price. */
  reason: string | null;
  /** By how many percent the rate changes prices; 0 without one. */
  percentage: number;
}

/**
 * What a hall charges on a day.
 * @param charges the ordinary ones, of its shift where it has one
 */
export function chargesOn(
  day: string,
  shiftName: string | null,
  charges: Required<HallCharges>,
  book: RateBook,
): DayCharges {
  const rate = findRate(day, shiftName, book);
  if (!rate) return { charges, reason: null, percentage: 0 };
  return { charges: applyRate(charges, rate), reason: toReason(rate), percentage: rate.percentage ?? 0 };
}

/** What a shift costs, and why it isn't its ordinary price. */
export interface ShiftPrice {
  /** For one unit of its price type. */
  price: Hundredths;
  priceType: ServicePriceType;
  /** Null for the ordinary price. */
  rateReason: string | null;
}

/** What a shift costs on a day. */
export function shiftPriceOn(
  day: string,
  { name, price, priceType }: { name: string; price: Hundredths; priceType: ServicePriceType },
  book: RateBook,
): ShiftPrice {
  const rate = findRate(day, name, book);
  if (!rate) return { price, priceType, rateReason: null };
  const rateReason = toReason(rate);
  if (rate.price !== null && rate.priceType !== null)
    return { price: rate.price, priceType: rate.priceType, rateReason };
  return { price: changeByPercent(price, rate.percentage ?? 0), priceType, rateReason };
}
