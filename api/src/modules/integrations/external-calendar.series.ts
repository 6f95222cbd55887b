/** The dates of recurring events. Part of the thread of `external-calendar.worker.ts`. */
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import {
  addLength,
  DAY_MS,
  readWhen,
  startOfDay,
  toInstant,
  toMeantDay,
  type Length,
  type When,
  type Zones,
} from './external-calendar.times.ts';
import type { Property } from './external-calendar.syntax.ts';
import { UTC, type Clock } from './external-calendar.zones.ts';

/** A change of one date of a series, or of all from it on. */
export interface Override {
  id: When;
  isOfAllLater: boolean;
  start: When;
  length: Length;
}

/** An event with what its repetition says. */
export interface Series<Change extends Override = Override> {
  start: When;
  length: Length;
  rules: readonly Property[];
  rulesLeftOut: readonly Property[];
  added: readonly { start: When; length?: Length }[];
  leftOut: readonly When[];
  overrides: readonly Change[];
  zones: Zones;
}

/** A date of a series: as the rule gives it, or moved by an override of all later ones. */
export interface SeriesDate<Change extends Override> {
  start: number;
  end: number;
  override: Change | undefined;
}

/** Milliseconds since 1970. */
export interface Window {
  from: number;
  until: number;
}

/** A series has more dates than can be counted. */
export class TooMany extends Error {}

/** A repetition that can't be read, or that has no dates. */
class UnreadableRule extends Error {}

/** How many dates of a rule are looked at; a day's every hour for five years. */
const DATES_MAX = 50_000;
/** How far clocks of any two zones are apart, and an hour. */
const ZONES_APART_MS = 27 * 60 * 60_000;
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');
const LAST_MS = Date.parse('9999-01-01T00:00:00Z');

/** A rule in parts: how it ends is compared as a moment, which the library can't for zones that only the file knows. */
interface Rule {
  text: string;
  until: When | undefined;
}

/** @throws UnreadableRule */
function parseRule(property: Property, zones: Zones): Rule {
  const parts = property.value
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .split(';')
    .filter((part) => /^(?!X-)[^=]+=./.test(part) && part !== 'INTERVAL=0');
  const ends = parts.filter((part) => part.startsWith('UNTIL='));
  const text = parts.filter((part) => !part.startsWith('UNTIL=')).join(';');
  const until =
    ends[0] === undefined
      ? undefined
      : readWhen(ends[0].slice('UNTIL='.length), { ...property, parameters: {} }, zones);
  if (ends.length > 0 && !until) throw new UnreadableRule();
  try {
    // Refuses what isn't allowed, which the other library leaves out.
    const { freq, count } = ICAL.Recur.fromString(text) as { freq: string | null; count: number | null };
    if (freq === null || (count !== null && count < 1)) throw new UnreadableRule();
  } catch {
    throw new UnreadableRule();
  }
  return { text, until };
}

/** Whether a date of a rule isn't after its end. */
function createEnd(until: When | undefined, { start, zones }: Series): (wall: number) => boolean {
  if (!until) return () => true;
  if (start.isDay) {
    const last = toMeantDay(until, zones);
    return (wall) => wall <= last;
  }
  if (until.isDay) return (wall) => startOfDay(wall) <= until.wall;
  if (until.isFloating) return (wall) => wall <= until.wall;
  const last = toInstant(until);
  return (wall) => start.clock.toInstant(wall) <= last;
}

function toDate(ms: number): Date {
  return new Date(Math.min(Math.max(ms, FIRST_MS), LAST_MS));
}

/**
 * What clocks show at the dates of a rule, in order.
 * @param window of clocks
 * @throws UnreadableRule, TooMany
 */
function listDates(property: Property, series: Series, window: Window, isFirstCounted: boolean): number[] {
  const rule = parseRule(property, series.zones);
  const first = `${new Date(series.start.wall).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const isBeforeEnd = createEnd(rule.until, series);
  const last = rule.until ? Math.min(window.until, rule.until.wall + 2 * DAY_MS) : window.until;
  if (last < window.from) return [];
  try {
    const dates = new RRuleTemporal({
      rruleString: `DTSTART:${first}\nRRULE:${rule.text}`,
      includeDtstart: isFirstCounted,
      maxIterations: DATES_MAX,
    });
    const found = dates.between(toDate(window.from), toDate(last), true);
    return found.map(({ epochMilliseconds }) => epochMilliseconds).filter(isBeforeEnd);
  } catch {
    if (/FREQ=(?:HOUR|MINUTE|SECOND)LY/.test(rule.text)) throw new TooMany();
    throw new UnreadableRule();
  }
}

/** A date before overrides: what its clock shows. */
interface PlannedDate {
  wall: number;
  clock: Clock;
  length: Length;
}

/** An added date; a day stands for the event's time on it, and a time for its day where the event takes days. */
function toPlanned({ start, length }: Series['added'][number], series: Series): PlannedDate {
  const first = series.start;
  const own = length ?? series.length;
  if (first.isDay) return { wall: toMeantDay(start, series.zones), clock: first.clock, length: own };
  if (!start.isDay) return { wall: start.wall, clock: start.clock, length: own };
  return { wall: start.wall + first.wall - startOfDay(first.wall), clock: first.clock, length: own };
}

/** Which dates of a series are left out or replaced, compared as moments whatever form they are written in. */
function createExclusion(series: Series, excluded: ReadonlySet<number>): (date: PlannedDate) => boolean {
  const { start, zones } = series;
  const days = new Set<number>();
  const instants = new Set(excluded);
  for (const each of [...series.leftOut, ...series.overrides.map(({ id }) => id)]) {
    if (start.isDay) days.add(toMeantDay(each, zones));
    else if (each.isDay) days.add(each.wall);
    else {
      instants.add(toInstant(each));
      if (each.isFloating) instants.add(start.clock.toInstant(each.wall));
    }
  }
  return ({ wall, clock }) => instants.has(clock.toInstant(wall)) || days.has(startOfDay(wall));
}

/** Where an override of all later dates puts one. */
function move({ wall, clock }: PlannedDate, { id, start, length }: Override): PlannedDate {
  if (id.clock === start.clock) return { wall: wall + start.wall - id.wall, clock, length };
  return { wall: clock.toInstant(wall) + toInstant(start) - toInstant(id), clock: UTC, length };
}

/** How long something can take at most, in milliseconds. */
function toMost({ days, ms }: Length): number {
  return (days + 1) * DAY_MS + ms;
}

/** What clocks show while anything in the window can have begun. */
function toWallWindow({ from, until }: Window, series: Series): Window {
  const lengths = [series.length, ...series.overrides.map(({ length }) => length)].map(toMost);
  const moves = series.overrides
    .filter(({ isOfAllLater }) => isOfAllLater)
    .map(({ id, start }) => Math.abs(toInstant(start) - toInstant(id)));
  const most = Math.max(0, ...moves) + ZONES_APART_MS;
  return { from: from - Math.max(...lengths) - most, until: until + most };
}

/**
 * The dates of a series that can be in a window, without those that an override replaces. Its first date always counts, also where
 * it isn't one of the rule.
 * @returns `isRead` is false where a rule can't be read, whose dates are missing then
 * @throws TooMany
 */
export function expandSeries<Change extends Override>(
  series: Series<Change>,
  window: Window,
): { dates: SeriesDate<Change>[]; isRead: boolean } {
  const { start, length } = series;
  const walls = toWallWindow(window, series);
  let isRead = true;
  const list = (property: Property, isFirstCounted: boolean): number[] => {
    try {
      return listDates(property, series, walls, isFirstCounted);
    } catch (error) {
      if (!(error instanceof UnreadableRule)) throw error;
      isRead = false;
      return [];
    }
  };
  const ofRules = series.rules.flatMap((rule) => list(rule, true));
  const excluded = series.rulesLeftOut.flatMap((rule) => list(rule, false)).map((wall) => start.clock.toInstant(wall));
  const planned = [
    ...[start.wall, ...ofRules].map((wall) => ({ wall, clock: start.clock, length })),
    ...series.added.map((each) => toPlanned(each, series)),
  ];
  const isExcluded = createExclusion(series, new Set(excluded));
  const once = new Map(planned.map((each) => [each.clock.toInstant(each.wall), each]));
  const later = series.overrides
    .filter(({ isOfAllLater }) => isOfAllLater)
    .sort((one, other) => toInstant(other.id) - toInstant(one.id));
  const dates = [...once].flatMap(([instant, each]) => {
    if (isExcluded(each)) return [];
    const override = later.find(({ id }) => toInstant(id) <= instant);
    const date = override ? move(each, override) : each;
    return [{ start: date.clock.toInstant(date.wall), end: addLength(date, date.length), override }];
  });
  return { dates, isRead };
}
