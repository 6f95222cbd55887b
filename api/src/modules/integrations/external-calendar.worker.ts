/**
 * Reads a calendar in a thread of its own, since a text of a stranger can take long to read; `external-calendar.reader.ts` ends it.
 * Names what it imports of the project by its file, so that Node.js runs it in tests, too.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { CalendarProblemReason } from '../../domain/integrations/inputs.js';
import {
  readEvent,
  readFreeBusy,
  readName,
  type CalendarEvent,
  type EventOverride,
} from './external-calendar.events.ts';
import { expandSeries, TooMany, type Series, type SeriesDate } from './external-calendar.series.ts';
import { decodeLines, parseLines } from './external-calendar.syntax.ts';
import { DAY_MS, isNone, toInstant } from './external-calendar.times.ts';
import { createClock, createZoneFinder } from './external-calendar.zones.ts';

/** One occurrence of an event; milliseconds since 1970. */
export interface Occurrence {
  uid: string;
  title: string;
  start: number;
  /** Not included. */
  end: number;
}

/** An event that can't be read, or not as a whole. */
export interface Problem {
  uid: string;
  title: string;
  /** Null if it can't be read. */
  start: number | null;
  reason: CalendarProblemReason;
}

/** What the thread is given. */
export interface ReadRequest {
  bytes: Uint8Array;
  /** The business's IANA time zone, for days and times without a zone. */
  zone: string;
  /** Milliseconds since 1970: occurrences in between. */
  from: number;
  until: number;
  /** More occurrences are an error. */
  max: number;
}

/** What the thread responds with. */
export type ReadResult =
  | { title: string | null; occurrences: Occurrence[]; problems: Problem[] }
  | { error: 'unreadable' | 'incomplete' | 'too-many' };

/** Expands the events of a text. */
class Expansion {
  readonly occurrences: Occurrence[] = [];
  readonly problems: Problem[] = [];
  private readonly request: ReadRequest;

  // Node.js only strips types, so there are no parameter properties here.
  constructor(request: ReadRequest) {
    this.request = request;
  }

  /** The dates of an event that are ahead; undefined where there are more than a whole calendar may have. */
  private findAhead(
    series: Series<EventOverride>,
  ): { ahead: SeriesDate<EventOverride>[]; isRead: boolean } | undefined {
    const { from, until, max } = this.request;
    try {
      const { dates, isRead } = expandSeries(series, this.request);
      const ahead = dates.filter(({ start, end }) => end > from && start < until);
      return ahead.length > max ? undefined : { ahead, isRead };
    } catch (error) {
      if (error instanceof TooMany) return undefined;
      throw error;
    }
  }

  /** Adds a date if it takes time. */
  private add({ uid, title, isBusy }: CalendarEvent, start: number, end: number): void {
    if (!isBusy || end <= start) return;
    if (this.occurrences.length >= this.request.max) throw new TooMany();
    this.occurrences.push({ uid, title, start, end });
  }

  /** Adds an event with all of its dates but those that are changed, which stand for themselves. */
  private addEvent(event: CalendarEvent, overrides: readonly EventOverride[]): void {
    const { start, length } = event;
    let isAhead = true;
    if (start && length) {
      const found = this.findAhead({ ...event, start, length, overrides });
      for (const date of found?.ahead ?? []) this.add(date.override?.event ?? event, date.start, date.end);
      if (!found) event.problem = 'TOO_MANY';
      else if (!found.isRead) event.problem ??= 'RULE';
      else if (isNone(length)) event.problem ??= 'NO_LENGTH';
      isAhead = !found?.isRead || found.ahead.length > 0;
    } else if (start && event.rules.length === 0) isAhead = toInstant(start) > this.request.from - DAY_MS;
    if (isAhead) this.addProblem(event);
  }

  private addProblem({ uid, title, problem, isBusy, start }: CalendarEvent): void {
    if (problem === null || !isBusy) return;
    this.problems.push({ uid, title, start: start ? toInstant(start) : null, reason: problem });
  }

  addAll(events: readonly CalendarEvent[]): void {
    const changes = new Map<string, CalendarEvent[]>();
    for (const each of events) {
      if (!each.isOverride || each.uid === '') continue;
      const others = changes.get(each.uid);
      if (others) others.push(each);
      else changes.set(each.uid, [each]);
    }
    for (const each of events) {
      if (each.isOverride) continue;
      const own = each.uid === '' ? [] : (changes.get(each.uid) ?? []);
      for (const change of own) inheritLength(change, each);
      this.addEvent(each, own.flatMap(toOverride));
    }
    for (const each of events) if (each.isOverride) this.addEvent({ ...each, rules: [], added: [] }, []);
  }
}

/** A change that doesn't say how long it takes, takes as long as its event. */
function inheritLength(change: CalendarEvent, { length }: CalendarEvent): void {
  if (change.length && isNone(change.length) && length) change.length = length;
}

/** What replaces a date: nothing where it is cancelled, the old date stays where the new one can't be read. */
function toOverride(event: CalendarEvent): EventOverride[] {
  const { override, isBusy, start, length } = event;
  if (!override) return [];
  if (start && length) return [{ ...override, start, length, event }];
  return isBusy ? [] : [{ ...override, start: override.id, length: { days: 0, ms: 0 }, event }];
}

/** Reads a text of one or several calendars. */
function read(request: ReadRequest): ReadResult {
  const { calendars, isWhole } = parseLines(decodeLines(request.bytes));
  if (calendars.length === 0) return { error: 'unreadable' };
  if (!isWhole) return { error: 'incomplete' };
  const business = createClock(request.zone);
  const events = calendars.flatMap((calendar) => {
    const zones = { business, find: createZoneFinder(calendar) };
    return calendar.children.flatMap((child) => {
      if (child.name === 'vevent') return [readEvent(child, zones)];
      return child.name === 'vfreebusy' ? readFreeBusy(child, zones) : [];
    });
  });
  const expansion = new Expansion(request);
  try {
    expansion.addAll(events);
  } catch (error) {
    if (error instanceof TooMany) return { error: 'too-many' };
    throw error;
  }
  const { occurrences, problems } = expansion;
  return { title: calendars.map(readName).find((name) => name !== null) ?? null, occurrences, problems };
}

parentPort?.postMessage(read(workerData as ReadRequest));
