/**
 * Reads a calendar in a thread of its own, since a recurrence rule can be endless; `external-calendar.reader.ts` ends it. Imports
 * nothing of the server, so that Node.js runs it in tests, too.
 */
import { parentPort, workerData } from 'node:worker_threads';
import ICAL from 'ical.js';

/** A time as the calendar gives it. */
export type CalendarTime =
  /** A day of an all-day event, `YYYY-MM-DD`. */
  | { day: string }
  /** By the clock, `YYYY-MM-DDTHH:MM`, in an IANA time zone; null for the reader's. */
  | { wall: string; zone: string | null }
  /** Milliseconds since 1970. */
  | { instant: number };

/** One occurrence of an event. */
export interface Occurrence {
  uid: string;
  title: string;
  start: CalendarTime;
  /** Not included. */
  end: CalendarTime;
}

/** What the thread is given. */
export interface ReadRequest {
  text: string;
  /** Milliseconds since 1970: occurrences in between, with a day more at either end. */
  from: number;
  until: number;
  /** More occurrences are an error. */
  max: number;
}

/** What the thread responds with. */
export type ReadResult = { title: string | null; occurrences: Occurrence[] } | { error: 'unreadable' | 'too-many' };

const DAY_MS = 86_400_000;
const TITLE_MAX_CHARACTERS = 200;

class TooMany extends Error {}

/** Whether the runtime knows a zone. */
function isKnownZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const pad = (value: number) => String(value).padStart(2, '0');

/** @param tzid the zone that the property names */
function toCalendarTime(time: ICAL.Time, tzid: string | undefined): CalendarTime {
  const day = `${String(time.year).padStart(4, '0')}-${pad(time.month)}-${pad(time.day)}`;
  if (time.isDate) return { day };
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const isFloating = time.zone === ICAL.Timezone.localTimezone;
  const wall = `${day}T${pad(time.hour)}:${pad(time.minute)}`;
  if (!isUtc && tzid !== undefined && isKnownZone(tzid)) return { wall, zone: tzid };
  return isFloating ? { wall, zone: null } : { instant: time.toUnixTime() * 1000 };
}

function getText(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
}

/** Whether an event takes time. */
function isBusy(component: ICAL.Component): boolean {
  return (
    getText(component, 'status').toUpperCase() !== 'CANCELLED' &&
    getText(component, 'transp').toUpperCase() !== 'TRANSPARENT' &&
    getText(component, 'x-microsoft-cdo-busystatus').toUpperCase() !== 'FREE'
  );
}

function getZone(component: ICAL.Component, name: string): string | undefined {
  return component.getFirstProperty(name)?.getFirstParameter('tzid');
}

/** An occurrence, or the exception that replaces it. */
interface OccurrenceDetails {
  item: ICAL.Event;
  startDate: ICAL.Time;
  endDate: ICAL.Time;
}

/** Expands the events of a calendar. */
class Expansion {
  readonly occurrences: Occurrence[] = [];
  private readonly request: ReadRequest;

  // Node.js only strips types, so there are no parameter properties here.
  constructor(request: ReadRequest) {
    this.request = request;
  }

  /** Adds an occurrence that takes time and is in the period. @param item the event, or the exception that replaces it */
  private add({ component }: ICAL.Event, start: ICAL.Time, end: ICAL.Time): void {
    const { from, until, max } = this.request;
    if (end.toUnixTime() * 1000 < from - DAY_MS || start.toUnixTime() * 1000 > until + DAY_MS) return;
    if (!isBusy(component)) return;
    if (this.occurrences.length >= max) throw new TooMany();
    const zone = getZone(component, 'dtstart');
    this.occurrences.push({
      uid: getText(component, 'uid'),
      title: getText(component, 'summary').slice(0, TITLE_MAX_CHARACTERS),
      start: toCalendarTime(start, zone),
      end: toCalendarTime(end, getZone(component, 'dtend') ?? zone),
    });
  }

  /** Adds an event with all of its occurrences. */
  addEvent(event: ICAL.Event): void {
    // The types of the library say less than is true: without DTSTART there is none, and a rule can end.
    const first = event.startDate as ICAL.Time | null;
    if (!first) return;
    if (!event.isRecurring()) {
      this.add(event, first, event.endDate);
      return;
    }
    const dates = event.iterator();
    const next = () => dates.next() as ICAL.Time | undefined;
    for (let date = next(); date; date = next()) {
      if (date.toUnixTime() * 1000 > this.request.until + DAY_MS) break;
      const { item, startDate, endDate } = event.getOccurrenceDetails(date) as OccurrenceDetails;
      this.add(item, startDate, endDate);
    }
  }
}

/** The events of a calendar with their exceptions; an exception without its event stands for itself. */
function findEvents(calendar: ICAL.Component): ICAL.Event[] {
  const components = calendar.getAllSubcomponents('vevent');
  const masters = components.filter((each) => !each.hasProperty('recurrence-id'));
  const exceptions = new Map<string, ICAL.Component[]>();
  for (const each of components) {
    if (!each.hasProperty('recurrence-id')) continue;
    const uid = getText(each, 'uid');
    exceptions.set(uid, [...(exceptions.get(uid) ?? []), each]);
  }
  const known = new Set(masters.map((each) => getText(each, 'uid')));
  const alone = [...exceptions].filter(([uid]) => !known.has(uid)).flatMap(([, each]) => each);
  return [
    ...masters.map((each) => new ICAL.Event(each, { exceptions: exceptions.get(getText(each, 'uid')) ?? [] })),
    ...alone.map((each) => new ICAL.Event(each)),
  ];
}

/** Reads a text of one or several calendars. */
function read(request: ReadRequest): ReadResult {
  try {
    const parsed = ICAL.parse(request.text) as unknown[];
    const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
    const expansion = new Expansion(request);
    let title: string | null = null;
    for (const each of calendars) {
      const calendar = new ICAL.Component(each);
      if (calendar.name !== 'vcalendar') return { error: 'unreadable' };
      title ??= getText(calendar, 'x-wr-calname') || getText(calendar, 'name') || null;
      for (const event of findEvents(calendar)) expansion.addEvent(event);
    }
    return calendars.length === 0 ? { error: 'unreadable' } : { title, occurrences: expansion.occurrences };
  } catch (error) {
    return { error: error instanceof TooMany ? 'too-many' : 'unreadable' };
  }
}

parentPort?.postMessage(read(workerData as ReadRequest));
