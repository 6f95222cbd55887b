import type { HallPageQuery } from '../../../../graphql/generated/hall-page';

/** A hall as its page shows it. */
export type HallPageHall = HallPageQuery['hall'];

/** Weekdays from Monday, as people read a week. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** What is said of a hall's hours: nothing limits them, the same hours on some days, or hours that differ. */
export type OpeningFact =
  | { kind: 'always' }
  | { kind: 'closed' }
  | { kind: 'same'; days: number[]; opens: string; closes: string }
  | { kind: 'varied'; days: number[] };

/**
 * What is true of a hall's opening hours. No hours at all mean that it is open at
 * all hours; a day without hours, or with inactive ones, is closed.
 */
export function openingFact(hours: HallPageHall['operatingHours']): OpeningFact {
  if (hours.length === 0) return { kind: 'always' };
  const open = WEEK.flatMap((day) => hours.filter(({ dayOfWeek, isActive }) => isActive && dayOfWeek === day));
  const [first] = open;
  if (!first) return { kind: 'closed' };
  const days = open.map(({ dayOfWeek }) => dayOfWeek);
  const { openingTime: opens, closingTime: closes } = first;
  const same = open.every(({ openingTime, closingTime }) => openingTime === opens && closingTime === closes);
  // A closing time that is the opening one lies a day later.
  if (same && opens === closes && days.length === WEEK.length) return { kind: 'always' };
  return same ? { kind: 'same', days, opens, closes } : { kind: 'varied', days };
}

/** A shift in the header: its name and hours, on the days on which it is sold so. */
export interface ShiftFact {
  name: string;
  days: number[];
  startTime: string;
  endTime: string;
}

/** What a hall sells, by start: a shift that costs something else on other days is named once. */
export function shiftFacts(shifts: HallPageHall['shifts']): ShiftFact[] {
  const facts = new Map<string, ShiftFact>();
  for (const { name, startTime, endTime, weekdays } of shifts) {
    const key = `${name} ${startTime} ${endTime}`;
    facts.set(key, { name, startTime, endTime, days: [...(facts.get(key)?.days ?? []), ...weekdays] });
  }
  return [...facts.values()];
}

/** Runs of neighboring weekdays, as pairs of first and last: Friday to Sunday is one run. */
function dayRuns(days: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  let before = -2;
  for (const [place, day] of WEEK.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last && place === before + 1) last[1] = day;
    else runs.push([day, day]);
    before = place;
  }
  return runs;
}

/** A Sunday in a week of no meaning, from which weekdays are named. */
const A_SUNDAY = Date.UTC(2024, 0, 7);
const DAY_MS = 86_400_000;

/** `Fri – Sun`, `Mon, Wed`: weekdays in the reader's language. */
export function dayNames(days: readonly number[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const name = (day: number) => format.format(new Date(A_SUNDAY + day * DAY_MS));
  return dayRuns(days)
    .map(([first, last]) => (first === last ? name(first) : `${name(first)} – ${name(last)}`))
    .join(locale.startsWith('ur') ? '، ' : ', ');
}

/** `18:30` in the reader's language: `6:30 PM`. */
export function clockTime(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(`2024-01-07T${time}:00Z`)).replaceAll(/[\u202f\u00a0]/g, ' ');
}
