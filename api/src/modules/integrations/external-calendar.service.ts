import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { INTEGRATION_MESSAGES, toCalendarAddress } from '../../domain/integrations/inputs.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { hasForbiddenCharacters } from '../../domain/text/text.js';
import { createSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { lockBusiness, requireTradingBusiness } from '../businesses/business.access.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { Hall } from '../halls/hall.entity.js';
import { makeDue } from './external-calendar.changes.js';
import { ExternalCalendar as CalendarRow } from './external-calendar.entity.js';
import { fetchCalendar } from './external-calendar.fetch.js';
import type { AddExternalCalendarInput } from './external-calendar.inputs.js';
import { findCalendars, findHallsOfCalendar } from './external-calendar.queries.js';
import type { ReadCalendar } from './external-calendar.reader.js';
import { addCalendarJob, getCalendarProblem, storeCalendar } from './external-calendar.sync.js';
import type { ExternalCalendar } from './external-calendar.types.js';

const { externalCalendarsMax, externalCalendarNameMaxCharacters, calendarSyncMs } = INTEGRATION_LIMITS;

/** The external calendars of the viewer's business, oldest first. */
export async function listExternalCalendars(ctx: RequestContext): Promise<ExternalCalendar[]> {
  const business = await requireTradingBusiness(ctx);
  return findCalendars(ctx.em, business.id, ctx.now());
}

async function requireCalendar(ctx: RequestContext, em: EntityManager, id: number): Promise<ExternalCalendar> {
  const business = await requireTradingBusiness(ctx, em);
  const found = (await findCalendars(em, business.id, ctx.now())).find((calendar) => calendar.id === id);
  if (!found) throw new DomainError('NOT_FOUND', 'There is no such calendar');
  return found;
}

/** The hall of a new calendar; null for all of them. */
async function findHall(
  em: EntityManager,
  businessId: number,
  hallId: number | null | undefined,
): Promise<Hall | null> {
  if (hallId === null || hallId === undefined) return null;
  const hall = await em.findOne(Hall, { id: hallId, business: businessId, deletedAt: null });
  if (!hall) throw new DomainError('NOT_FOUND', 'Hall not found', { field: 'hallId' });
  return hall;
}

/** Reads a new calendar, so that its owner sees at once whether that works. */
async function read(ctx: RequestContext, url: string, zone: string): Promise<ReadCalendar> {
  try {
    return await fetchCalendar(ctx, { url, zone });
  } catch (error) {
    const problem = getCalendarProblem(error);
    if (problem === undefined || error instanceof DomainError) throw error;
    throw invalidInput([{ field: 'url', message: problem }]);
  }
}

/** A calendar's own name, as far as it can be shown in a line, or its host. */
function toName(title: string | null, url: string): string {
  const name = title !== null && !hasForbiddenCharacters(title) ? title.trim() : '';
  return (name || new URL(url).host).slice(0, externalCalendarNameMaxCharacters);
}

/** The audited values of a calendar. Only the host of its URL, since the rest can be a secret. */
function toAudited({ name, url, hallId }: { name: string; url: string; hallId: number | null }): Snapshot {
  return createSnapshot({ name, host: new URL(url).host, url, hallId }, ['url']);
}

/**
 * Adds a calendar to the viewer's business and takes the time of its events. Audited.
 * @throws DomainError FORBIDDEN unless the business is approved; NOT_FOUND for another owner's hall; INVALID_INPUT on url for what
 * can't be read; CONFLICT at the limit of calendars; TOO_MANY_REQUESTS
 */
export async function addExternalCalendar(
  ctx: RequestContext,
  { url: address, hallId, name }: AddExternalCalendarInput,
): Promise<ExternalCalendar> {
  const url = toCalendarAddress(address);
  const { timeZone } = await requireTradingBusiness(ctx);
  await ctx.app.limits.calendarReadByAccount.take(String(requireViewer(ctx).id));
  const found = await read(ctx, url, timeZone);
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business.id);
    const hall = await findHall(em, business.id, hallId);
    if ((await em.count(CalendarRow, { business: business.id })) >= externalCalendarsMax)
      throw new DomainError('CONFLICT', INTEGRATION_MESSAGES.tooManyCalendars);
    const calendar = em.create(CalendarRow, {
      business: ref(business),
      hall: hall && ref(hall),
      name: name ?? toName(found.title, url),
      url,
      nextSyncAt: new Date(ctx.now().getTime() + calendarSyncMs),
      createdAt: ctx.now(),
    });
    await em.flush();
    await storeCalendar(ctx, em, calendar.id, found);
    await recordCalendar(ctx, em, 'added', calendar.id, {
      before: null,
      after: toAudited({ name: calendar.name, url, hallId: hall?.id ?? null }),
    });
    return requireCalendar(ctx, em, calendar.id);
  });
}

function recordCalendar(
  ctx: RequestContext,
  em: EntityManager,
  action: 'added' | 'removed',
  id: number,
  values: { before: Snapshot | null; after: Snapshot | null },
): Promise<void> {
  const subject = auditSubject('external-calendar', id, { naming: ['name'] });
  return recordChange(ctx, em, { action: `external_calendar.${action}`, ...subject, ...values });
}

/**
 * Reads a calendar of the viewer's business now rather than at its turn.
 * @returns the calendar as it is, before it is read
 * @throws DomainError NOT_FOUND; FORBIDDEN unless the business is approved; TOO_MANY_REQUESTS
 */
export async function syncExternalCalendar(ctx: RequestContext, id: number): Promise<ExternalCalendar> {
  await ctx.app.limits.calendarReadByAccount.take(String(requireViewer(ctx).id));
  return inTransaction(ctx.em, async (em) => {
    await requireCalendar(ctx, em, id);
    const business = await requireTradingBusiness(ctx, em);
    await makeDue(em, id, ctx.now());
    await addCalendarJob(em, { id, businessId: business.id });
    return requireCalendar(ctx, em, id);
  });
}

/**
 * Removes a calendar of the viewer's business; the time of its events is free again. Audited.
 * @throws DomainError NOT_FOUND; FORBIDDEN unless the business is approved
 */
export async function removeExternalCalendar(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const calendar = await requireCalendar(ctx, em, id);
    await lockUnitsOfHalls(em, await findHallsOfCalendar(em, id));
    await em.nativeDelete(CalendarRow, { id });
    await recordCalendar(ctx, em, 'removed', id, { before: toAudited(calendar), after: null });
    return true;
  });
}
