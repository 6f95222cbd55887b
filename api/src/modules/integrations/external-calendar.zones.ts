/** The time zones that an iCalendar text names. Part of the thread of `external-calendar.worker.ts`. */
import ICAL from 'ical.js';
import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { isTimeZone, wallToInstant } from '../../domain/time/offset.ts';
import { getText, type Component } from './external-calendar.syntax.ts';

/** A time zone. */
export interface Clock {
  /**
   * The instant at which clocks show a time, in milliseconds.
   * @param wallMs what they show, as milliseconds since 1970 if they showed UTC
   */
  toInstant: (wallMs: number) => number;
}

/** What UTC shows. */
export const UTC: Clock = { toInstant: (wallMs) => wallMs };

const MINUTE_MS = 60_000;
/** `GMT+5`, `UTC+05:00`, and the labels of Windows: `(UTC+05:00) Islamabad, Karachi`. */
const OFFSET = /^\(?(?:utc|gmt)?\s*([+-])(\d{1,2}):?(\d{2})?\)?\s*(.*)$/i;

/** A zone by its IANA name. */
export function createClock(zone: string): Clock {
  return { toInstant: (wallMs) => wallToInstant(wallMs, zone) };
}

let windowsNames: Map<string, string> | undefined;

/** The IANA name of a zone of Windows (CLDR). */
function findWindowsZone(name: string): string | undefined {
  windowsNames ??= new Map(
    WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(({ windowsName, iana }) => [
      windowsName.toLowerCase(),
      iana[0],
    ]),
  );
  return windowsNames.get(name.toLowerCase());
}

let cities: Map<string, string> | undefined;

/** The IANA name of a zone that is named after one of these cities and is so far ahead of UTC in one half of the year. */
function findZoneOfCities(names: string, offsetMinutes: number): string | undefined {
  cities ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [zone.split('/').pop()?.toLowerCase() ?? '', zone]),
  );
  return names
    .split(',')
    .map((name) => cities?.get(name.trim().toLowerCase().replaceAll(' ', '_')))
    .find((zone) => zone !== undefined && getOffsets(zone).includes(offsetMinutes));
}

/** How far a zone is ahead of UTC in January and July of a year, in minutes. */
function getOffsets(zone: string): number[] {
  return [Date.UTC(2026, 0), Date.UTC(2026, 6)].map((wall) => (wall - wallToInstant(wall, zone)) / MINUTE_MS);
}

/** A zone by its offset or the label that Windows shows for it. */
function findLabelled(label: string): Clock | undefined {
  const [, sign, hours, minutes = '0', names = ''] = OFFSET.exec(label) ?? [];
  if (hours === undefined) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const known = findZoneOfCities(names, offset) ?? findWindowsZone(toStandard(names));
  return known === undefined ? { toInstant: (wallMs) => wallMs - offset * MINUTE_MS } : createClock(known);
}

/** `Eastern Time (US & Canada)` as `Eastern Standard Time`. */
function toStandard(name: string): string {
  return name.replace(/\s*\([^)]*\)\s*$/, '').replace(/(?: Standard| Daylight| Summer)? Time$/, ' Standard Time');
}

/** A zone by a name of IANA, also with what some programs put before it (`/mozilla.org/20050126_1/Asia/Karachi`). */
function findNamed(tzid: string): string | undefined {
  const parts = tzid.split('/').filter((part) => part !== '');
  const candidates = [
    tzid,
    ...(parts.length > 0 ? [parts.slice(-3), parts.slice(-2)] : []).map((last) => last.join('/')),
  ];
  return candidates.find(isTimeZone);
}

/** The rules of a zone that the text brings along; undefined if they can't be read. */
function findDescribed(component: Component | undefined): Clock | undefined {
  if (!component) return undefined;
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(component.lines.join('\r\n')) as unknown[]));
    const clock = {
      toInstant: (wallMs: number) => wallMs - zone.utcOffset(toIcalTime(wallMs)) * 1000,
    };
    const hasOffset = zone.component.getAllSubcomponents().some((rules) => rules.hasProperty('tzoffsetto'));
    return hasOffset && Number.isFinite(clock.toInstant(0)) ? clock : undefined;
  } catch {
    return undefined;
  }
}

function toIcalTime(wallMs: number): ICAL.Time {
  const date = new Date(wallMs);
  return new ICAL.Time(
    {
      ...{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
      ...{ hour: date.getUTCHours(), minute: date.getUTCMinutes(), second: date.getUTCSeconds(), isDate: false },
    },
    ICAL.Timezone.localTimezone,
  );
}

/** A name without quotes and escapes. */
function clean(tzid: string): string {
  return tzid.replaceAll(/["\\]/g, '').trim();
}

/**
 * Finds zones by the names that a calendar gives them: by IANA's, whose rules the runtime knows best; as the calendar describes
 * them; by Windows' names; by offset.
 * @returns undefined for a name that nobody knows
 */
export function createZoneFinder(calendar: Component): (tzid: string) => Clock | undefined {
  const described = new Map<string, Component>();
  for (const each of calendar.children)
    if (each.name === 'vtimezone') described.set(clean(getText(each, 'tzid')), each);
  const found = new Map<string, Clock | undefined>();
  return (written) => {
    const tzid = clean(written);
    if (!found.has(tzid)) {
      const name = findNamed(tzid);
      const clock = name === undefined ? findDescribed(described.get(tzid)) : createClock(name);
      found.set(tzid, clock ?? findByWindows(tzid));
    }
    return found.get(tzid);
  };
}

function findByWindows(tzid: string): Clock | undefined {
  const name = findWindowsZone(tzid) ?? findWindowsZone(toStandard(tzid));
  return name === undefined ? findLabelled(tzid) : createClock(name);
}
