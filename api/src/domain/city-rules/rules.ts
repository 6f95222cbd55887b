import { addDays } from '../time/days.js';
import type { ShiftHours } from '../availability/shifts.js';
import { formatTime, localDay, localTime, overlaps, toInstant, toPeriod, type Period } from '../time/zone.js';
import { CITY_RULE_LIMITS } from './limits.js';

/** What a city asks of functions (docs/decisions/0025-schedule.md). */
export const CityRuleKind = {
  /** Functions are over by an hour of the evening or night. */
  CLOSING_HOUR: 'CLOSING_HOUR',
  /** One dish may be served. */
  ONE_DISH: 'ONE_DISH',
} as const;
export type CityRuleKind = keyof typeof CityRuleKind;

/** What becomes of a booking that breaks a rule. */
export const CityRuleEffect = {
  /** It is accepted, with a warning. */
  WARN: 'WARN',
  /** It is refused, unless the business enters it itself. */
  REFUSE: 'REFUSE',
} as const;
export type CityRuleEffect = keyof typeof CityRuleEffect;

/** A rule, as bookings are checked against it. */
export interface CityRule {
  id: number;
  /** As it is shown. */
  city: string;
  kind: CityRuleKind;
  effect: CityRuleEffect;
  /** `HH:MM` of a closing hour, before 06:00 of the next morning; null for other kinds. */
  closingTime: string | null;
  /** The first evening, `YYYY-MM-DD`. */
  firstDay: string;
  /** The last evening; null until it is ended. */
  lastDay: string | null;
  /** The law or order that says so. */
  source: string;
}

type Dates = Pick<CityRule, 'firstDay' | 'lastDay'>;

/** Whether a rule is over, holds or is to come. */
export const CityRuleState = { CURRENT: 'CURRENT', UPCOMING: 'UPCOMING', OVER: 'OVER' } as const;
export type CityRuleState = keyof typeof CityRuleState;

/** The state of a rule on a day, `YYYY-MM-DD`. */
export function getCityRuleState({ firstDay, lastDay }: Dates, today: string): CityRuleState {
  if (lastDay !== null && lastDay < today) return CityRuleState.OVER;
  return firstDay > today ? CityRuleState.UPCOMING : CityRuleState.CURRENT;
}

/** Whether a rule holds at some time between two days, both included. */
export function holdsBetween({ firstDay, lastDay }: Dates, from: string, to: string): boolean {
  return firstDay <= to && (lastDay === null || lastDay >= from);
}

/**
 * The time of an evening at which no function may be going on: from the closing hour until 06:00.
 * @param day the evening's date, `YYYY-MM-DD`
 */
export function closedNight(day: string, closingTime: string, zone: string): Period {
  const { nightEnds } = CITY_RULE_LIMITS;
  const next = addDays(day, 1);
  const start = toInstant(closingTime < nightEnds ? next : day, closingTime, zone);
  return { start, end: toInstant(next, nightEnds, zone) };
}

/** The date of a function: before 06:00 it belongs to the evening before. */
function toEvening(start: Date, zone: string): string {
  const day = localDay(start, zone);
  return localTime(start, zone) < CITY_RULE_LIMITS.nightEnds ? addDays(day, -1) : day;
}

/** The nights, of evenings from one day to another, that a closing hour keeps free. */
export function closedNights(rule: CityRule, { from, to }: { from: string; to: string }, zone: string): Period[] {
  const nights: Period[] = [];
  if (rule.closingTime === null) return nights;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (holdsBetween(rule, day, day)) nights.push(closedNight(day, rule.closingTime, zone));
  }
  return nights;
}

function concerns(rule: CityRule, period: Period, zone: string): boolean {
  if (rule.kind === CityRuleKind.ONE_DISH) {
    const day = toEvening(period.start, zone);
    return holdsBetween(rule, day, day);
  }
  const evenings = { from: addDays(localDay(period.start, zone), -1), to: localDay(period.end, zone) };
  return closedNights(rule, evenings, zone).some((night) => overlaps(night, period));
}

/**
 * The rules that a booking has to know of: closing hours that it goes beyond, and the one dish of its evening, unless its menu
 * keeps to it.
 * @param zone the hall's
 * @param mainDishes how many dishes of main courses its menu may serve; null where nothing is known of it
 */
export function findCityRules<Rule extends CityRule>(
  period: Period,
  rules: readonly Rule[],
  zone: string,
  mainDishes: number | null = null,
): Rule[] {
  const keepsToOneDish = mainDishes !== null && mainDishes <= 1;
  return rules.filter((rule) => {
    if (rule.kind === CityRuleKind.ONE_DISH && keepsToOneDish) return false;
    return concerns(rule, period, zone);
  });
}

/** The rules that refuse a booking. */
export function findRefusingRules<Rule extends CityRule>(period: Period, rules: readonly Rule[], zone: string): Rule[] {
  return findCityRules(
    period,
    rules.filter(({ effect }) => effect === CityRuleEffect.REFUSE),
    zone,
  );
}

/** The closing hours that a shift goes beyond on an evening of theirs. */
export function findBrokenClosingHours<Rule extends Pick<CityRule, 'closingTime'>>(
  hours: ShiftHours,
  rules: readonly Rule[],
): Rule[] {
  // Hours are the same on all days but those on which clocks change, which UTC has none of.
  const [before, day, zone] = ['2000-01-01', '2000-01-02', 'UTC'];
  const shift = toPeriod({ date: day, startTime: hours.startTime, endTime: hours.endTime, zone });
  const isBroken = (closingTime: string) =>
    [before, day].map((each) => closedNight(each, closingTime, zone)).some((night) => overlaps(night, shift));
  return rules.filter(({ closingTime }) => closingTime !== null && isBroken(closingTime));
}

/** A time of day for people: `10:00 PM`. */
function formatClosing(time: string): string {
  return formatTime(toInstant('2000-01-01', time, 'UTC'), 'UTC');
}

/** A rule in words: `In Lahore functions must end by 10:00 PM (Punjab Marriage Functions Act 2016)`. */
export function describeCityRule({ city, closingTime, source }: CityRule): string {
  const rule =
    closingTime === null
      ? 'only one dish may be served at weddings'
      : `functions must end by ${formatClosing(closingTime)}`;
  return `In ${city} ${rule} (${source})`;
}
