import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { addDays } from '../../domain/time/days.js';
import { isTimeZone, toInstant, type Period } from '../../domain/time/zone.js';
import type { CalendarTime, Occurrence, ReadRequest, ReadResult } from './external-calendar.worker.js';

const { calendarReadMs, calendarMemoryMb, calendarEventsMax } = INTEGRATION_LIMITS;
/** In tests it is TypeScript, which Node.js runs as it is. */
const PROGRAM = new URL(`./external-calendar.worker${extname(import.meta.filename)}`, import.meta.url);

/** An event of an external calendar. */
export interface BusyPeriod extends Period {
  title: string;
}

/** A calendar that was read. */
export interface ReadCalendar {
  /** The name that it gives itself. */
  title: string | null;
  /** Its events that aren't over, by start, each once. */
  events: BusyPeriod[];
}

/** A calendar that can't be read. */
export class UnreadableCalendar extends Error {
  override readonly name = 'UnreadableCalendar';
}

const REASONS = {
  unreadable: 'This address doesn’t lead to a calendar (iCalendar, .ics)',
  'too-many': `The calendar has more than ${calendarEventsMax.toLocaleString('en-US')} events ahead`,
} as const;

/** Parses in a thread that is ended at the deadline, whatever it does. */
function parse(request: ReadRequest): Promise<ReadResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: calendarMemoryMb },
      stdout: true,
      stderr: true,
    });
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    const fail = (message: string) => finish(() => reject(new UnreadableCalendar(message)));
    const timer = setTimeout(() => fail('The calendar takes too long to read'), calendarReadMs);
    worker.once('message', (result: ReadResult) => finish(() => resolve(result)));
    worker.on('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') fail('The calendar is too large to read');
      else finish(() => reject(error));
    });
    worker.once('exit', () => fail('The calendar can’t be read'));
  });
}

/** @param zone for days, and for times without a zone */
function toDate(time: CalendarTime, zone: string): Date {
  if ('instant' in time) return new Date(time.instant);
  if ('day' in time) return toInstant(time.day, '00:00', zone);
  const [day = '', clock = ''] = time.wall.split('T');
  return toInstant(day, clock, time.zone !== null && isTimeZone(time.zone) ? time.zone : zone);
}

/** The period of an occurrence; undefined for a time that doesn't exist, as in a year of five digits. */
function toBusyPeriod({ title, start, end }: Occurrence, zone: string): BusyPeriod | undefined {
  try {
    const begins = toDate(start, zone);
    // An all-day event without an end, or with the day itself as its end, takes that day.
    const isDay = 'day' in start && 'day' in end && end.day <= start.day;
    const ends = isDay ? toInstant(addDays(start.day, 1), '00:00', zone) : toDate(end, zone);
    return ends > begins ? { title, start: begins, end: ends } : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Reads the events of a calendar that take time from now on, until two years ahead.
 * @param text iCalendar (RFC 5545)
 * @param options.zone the business's IANA time zone, for all-day events and times without a zone
 * @param options.isOwn whether an event with this UID came from us; left out
 * @throws UnreadableCalendar with a message for the owner
 */
export async function readCalendar(
  text: string,
  { zone, now, isOwn }: { zone: string; now: Date; isOwn: (uid: string) => boolean },
): Promise<ReadCalendar> {
  const from = now.getTime();
  const until = from + INTEGRATION_LIMITS.calendarDaysAhead * 86_400_000;
  const result = await parse({ text, from, until, max: calendarEventsMax });
  if ('error' in result) throw new UnreadableCalendar(REASONS[result.error]);
  const events = new Map<string, BusyPeriod>();
  for (const occurrence of result.occurrences) {
    const event = isOwn(occurrence.uid) ? undefined : toBusyPeriod(occurrence, zone);
    if (!event || event.end.getTime() <= from || event.start.getTime() >= until) continue;
    events.set(`${event.start.getTime()} ${event.end.getTime()} ${event.title}`, event);
  }
  const sorted = [...events.values()].sort((one, other) => one.start.getTime() - other.start.getTime());
  return { title: result.title, events: sorted };
}
