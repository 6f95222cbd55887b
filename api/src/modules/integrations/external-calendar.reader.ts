import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import type { Period } from '../../domain/time/zone.js';
import type { Problem, ReadRequest, ReadResult } from './external-calendar.worker.js';

const { calendarReadMs, calendarMemoryMb, calendarEventsMax, calendarProblemsShown } = INTEGRATION_LIMITS;
/** In tests it is TypeScript, which Node.js runs as it is. */
const PROGRAM = new URL(`./external-calendar.worker${extname(import.meta.filename)}`, import.meta.url);

/** An event of an external calendar. */
export interface BusyPeriod extends Period {
  title: string;
}

/** An event that can't be read, or not as a whole. */
export type CalendarProblem = Pick<Problem, 'title' | 'reason'> & { start: Date | null };

/** A calendar that was read. */
export interface ReadCalendar {
  /** The name that it gives itself. */
  title: string | null;
  /** Its events that aren't over, by start, each once. */
  events: BusyPeriod[];
  /** How many of them can't be read, or not as a whole. */
  problemCount: number;
  /** The first of those. */
  problems: CalendarProblem[];
}

/** A calendar that can't be read. */
export class UnreadableCalendar extends Error {
  override readonly name = 'UnreadableCalendar';
}

const REASONS = {
  unreadable: 'This address doesn’t lead to a calendar (iCalendar, .ics)',
  incomplete: 'The calendar breaks off before its end',
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

/**
 * Reads the events of a calendar that take time from now on, until two years ahead. What can't be read of an event doesn't keep
 * others from being read, and is named.
 * @param bytes iCalendar (RFC 5545)
 * @param options.zone the business's IANA time zone, for all-day events and times without a zone
 * @param options.isOwn whether an event with this UID came from us; left out
 * @throws UnreadableCalendar with a message for the owner
 */
export async function readCalendar(
  bytes: Uint8Array,
  { zone, now, isOwn }: { zone: string; now: Date; isOwn: (uid: string) => boolean },
): Promise<ReadCalendar> {
  const from = now.getTime();
  const until = from + INTEGRATION_LIMITS.calendarDaysAhead * 86_400_000;
  const result = await parse({ bytes, zone, from, until, max: calendarEventsMax });
  if ('error' in result) throw new UnreadableCalendar(REASONS[result.error]);
  const events = new Map<string, BusyPeriod>();
  for (const { title, start, end } of result.occurrences.filter((occurrence) => !isOwn(occurrence.uid)))
    events.set(`${start} ${end} ${title}`, { title, start: new Date(start), end: new Date(end) });
  const problems = result.problems.filter((problem) => !isOwn(problem.uid));
  return {
    title: result.title,
    events: [...events.values()].sort((one, other) => one.start.getTime() - other.start.getTime()),
    problemCount: problems.length,
    problems: problems
      .slice(0, calendarProblemsShown)
      .map(({ title, start, reason }) => ({ title, reason, start: start === null ? null : new Date(start) })),
  };
}
