import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { addJob, type Jobs } from '../../jobs/queue.js';
import { Interrupted, RequestFailed } from '../../http/outgoing.request.js';
import { DomainError } from '../../domain/input/errors.js';
import { INTEGRATION_MESSAGES } from '../../domain/integrations/inputs.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { queueMail } from '../notifications/outbox.service.js';
import { saveFailure, saveSync, writeEvents } from './external-calendar.changes.js';
import { fetchCalendar } from './external-calendar.fetch.js';
import { createClashMail, createUnreadableMail, type MailedCalendar } from './external-calendar.mails.js';
import {
  claimCalendar,
  findClashingBookings,
  findContact,
  findDueCalendars,
  findHallsOfCalendar,
  type DueCalendar,
} from './external-calendar.queries.js';
import { UnreadableCalendar, type ReadCalendar } from './external-calendar.reader.js';

const { calendarSyncMs, calendarWaitsMs, calendarFailuresBeforeMail } = INTEGRATION_LIMITS;
/** The job that reads one calendar; runs in its own lane (jobs.ts). */
export const CALENDAR_JOB = 'read-external-calendar';
/** Calendars for which one run adds jobs; the next one, five minutes later, adds the rest. */
const DUE_AT_ONCE = 200;

/** The message of an error that the owner can do something about; undefined for others. */
export function getCalendarProblem(error: unknown): string | undefined {
  const isKnown = error instanceof UnreadableCalendar || error instanceof RequestFailed || error instanceof DomainError;
  return isKnown ? error.message : undefined;
}

/** Puts a calendar's events into the ledger, in place of those that it had. The transaction locks halls, units, calendar. */
export async function storeCalendar(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  calendar: ReadCalendar,
): Promise<void> {
  const now = ctx.now();
  const hallIds = await findHallsOfCalendar(em, id);
  const unitIds = [...new Set([...(await lockUnitsOfHalls(em, hallIds)).values()].flat())];
  const contact = await findContact(em, id);
  // Removed while it was read.
  if (!contact) return;
  await writeEvents(em, { id, unitIds, events: calendar.events, now });
  await saveSync(em, id, { at: now, calendar });
  await reportClashes(ctx, em, id, contact);
}

/** Tells the owner once about each confirmed booking that a calendar overlaps. */
async function reportClashes(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  contact: MailedCalendar,
): Promise<void> {
  for (const booking of await findClashingBookings(em, id, ctx.now())) {
    const dedupeKey = `external-calendar-clash:${id}:${booking.id}`;
    await queueMail(ctx, em, { ...createClashMail(contact, booking), dedupeKey });
  }
}

async function recordFailure(ctx: RequestContext, { id, failures }: DueCalendar, error: string): Promise<void> {
  const count = failures + 1;
  const wait = calendarWaitsMs[Math.min(count, calendarWaitsMs.length) - 1] ?? calendarSyncMs;
  const next = new Date(ctx.now().getTime() + wait);
  await inTransaction(ctx.em, async (em) => {
    await saveFailure(em, id, { failures: count, error, next });
    const contact = count === calendarFailuresBeforeMail ? await findContact(em, id) : undefined;
    if (contact) await queueMail(ctx, em, createUnreadableMail(contact, error));
  });
}

/** Reads a calendar if it is due. */
async function sync(ctx: RequestContext, id: number, signal?: AbortSignal): Promise<void> {
  const now = ctx.now();
  const next = new Date(now.getTime() + calendarSyncMs);
  const calendar = await inTransaction(ctx.em, (em) => claimCalendar(em, id, { now, next }));
  if (!calendar) return;
  try {
    const read = await fetchCalendar(ctx, calendar, signal);
    await inTransaction(ctx.em, (em) => storeCalendar(ctx, em, id, read));
  } catch (error) {
    if (error instanceof Interrupted) return;
    const problem = getCalendarProblem(error);
    // Whatever went wrong, the owner has to know that bookings elsewhere don't arrive; it is tried again at the calendar's next turn.
    if (problem === undefined) ctx.app.log.error({ err: error, calendarId: id }, 'an external calendar was not stored');
    await recordFailure(ctx, calendar, problem ?? INTEGRATION_MESSAGES.calendarFailed);
  }
}

/** Schedules the reading of a calendar. Those of a business are read one after the other, so that slow ones leave a worker to others. */
export function addCalendarJob(
  em: EntityManager,
  { id, businessId }: { id: number; businessId: number },
): Promise<void> {
  const queue = `external-calendars-${businessId}`;
  return addJob(em, CALENDAR_JOB, { id }, { key: `external-calendar-${id}`, queue });
}

/** Adds a job for each calendar whose turn it is. */
async function syncDue(ctx: RequestContext): Promise<void> {
  await inTransaction(ctx.em, async (em) => {
    for (const due of await findDueCalendars(em, ctx.now(), DUE_AT_ONCE)) await addCalendarJob(em, due);
  });
}

/** Jobs of external calendars for the queue. */
export const externalCalendarJobs: Jobs = {
  [CALENDAR_JOB]: (ctx, payload, signal) => sync(ctx, Number(payload.id), signal),
  'read-due-calendars': (ctx) => syncDue(ctx),
};

/** Every five minutes. */
export const EXTERNAL_CALENDAR_CRONTAB = '*/5 * * * * read-due-calendars';
