import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { AuditAction } from '../../domain/audit/sentences.js';
import { EXCEPTION_MESSAGES } from '../../domain/availability/inputs.js';
import { EXCEPTION_LIMITS } from '../../domain/availability/limits.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { isPastDay, localDay } from '../../domain/time/zone.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { toSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { lockBusiness, requireTradingBusiness } from '../businesses/business.access.js';
import { loadSettings } from '../businesses/business.service.js';
import { Hall } from '../halls/hall.entity.js';
import { ScheduleException } from './schedule-exception.entity.js';
import { findExceptions } from './schedule-exceptions.queries.js';
import type { ScheduleExceptionInput } from './schedule.inputs.js';
import { findSchedules } from './schedule.queries.js';
import type { BusinessSchedule, ScheduleExceptionType } from './schedule.types.js';

/** When the halls of the viewer's business can be booked. */
export async function getSchedule(ctx: RequestContext): Promise<BusinessSchedule> {
  const business = await requireTradingBusiness(ctx);
  const { id, timeZone, currency } = business;
  const { timeSlots, operatingHours } = await loadSettings(ctx.em, business);
  const halls = await findSchedules(ctx.em, id, { ...timeSlots, operatingHours }, ctx.now());
  const exceptions = await findExceptions(ctx.em, id, localDay(ctx.now(), timeZone));
  return { timeZone, currency, timeSlots, operatingHours, halls, exceptions };
}

function toException({ hall, ...exception }: ScheduleException): ScheduleExceptionType {
  const { id, firstDay, lastDay, openingTime, closingTime, note } = exception;
  return { id, hallId: hall?.id ?? null, firstDay, lastDay, openingTime, closingTime, note };
}

interface ExceptionChange {
  exception: ScheduleException;
  before: Snapshot | null;
  after: Snapshot | null;
}

function recordException(
  ctx: RequestContext,
  em: EntityManager,
  action: AuditAction,
  { exception, before, after }: ExceptionChange,
): Promise<void> {
  const { id, business } = exception;
  const subject = auditSubject('schedule-exception', id, { businessId: business.id, naming: ['firstDay'] });
  return recordBusinessAction(ctx, em, { action, ...subject, before, after });
}

/** The hall of an exception; null for all of them. */
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

/**
 * Closes halls on some days, or opens them at other hours. Bookings stay as they are.
 * @throws DomainError NOT_FOUND for another owner's hall; ALREADY_TAKEN when one of the days has an exception of the same kind;
 * INVALID_INPUT for days that are over; CONFLICT for too many to come
 */
export async function addException(ctx: RequestContext, input: ScheduleExceptionInput): Promise<ScheduleExceptionType> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business.id);
    const hall = await findHall(em, business.id, input.hallId);
    const { firstDay, openingTime = null, closingTime = null, note = null } = input;
    const lastDay = input.lastDay ?? firstDay;
    const today = localDay(ctx.now(), business.timeZone);
    if (isPastDay(lastDay, business.timeZone, ctx.now()))
      throw invalidInput([{ field: 'lastDay', message: EXCEPTION_MESSAGES.inPast }]);
    const others = await findExceptions(em, business.id, today);
    if (others.length >= EXCEPTION_LIMITS.perBusinessMax) throw new DomainError('CONFLICT', EXCEPTION_MESSAGES.tooMany);
    const exception = em.create(ScheduleException, {
      business: ref(business),
      hall: hall && ref(hall),
      ...{ firstDay, lastDay, openingTime, closingTime, note },
      createdAt: ctx.now(),
    });
    await em.flush();
    await recordException(ctx, em, 'calendar.exception-added', {
      exception,
      before: null,
      after: toSnapshot(exception),
    });
    return toException(exception);
  });
}

/**
 * Removes special hours or a closing: its days are ordinary ones again.
 * @returns what was removed
 * @throws DomainError NOT_FOUND unless it is the viewer's
 */
export async function removeException(ctx: RequestContext, id: number): Promise<ScheduleExceptionType> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const exception = await em.findOne(ScheduleException, { id, business: business.id });
    if (!exception) throw new DomainError('NOT_FOUND', 'Special day not found', { field: 'id' });
    const [removed, before] = [toException(exception), toSnapshot(exception)];
    await em.remove(exception).flush();
    await recordException(ctx, em, 'calendar.exception-removed', { exception, before, after: null });
    return removed;
  });
}
