import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { toPageRequest, type Connection, type PagingInput } from '../../graphql/paging.js';
import type { AuditAction } from '../../domain/audit/sentences.js';
import { findDue, TASK_LIMITS, TASK_MESSAGES } from '../../domain/bookings/tasks.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { followUpProblem } from '../../domain/threads/enquiries.js';
import { localDay } from '../../domain/time/zone.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { loadBooking } from '../bookings/booking-answer.service.js';
import { mayDecide } from '../bookings/booking.policy.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import { lockBusiness, requireTradingBusiness } from '../businesses/business.access.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import {
  deleteTask,
  findDueTasks,
  findTask,
  findTasks,
  insertTask,
  setDone,
  updateTask,
  type DueTaskRow,
  type TaskRow,
} from './booking-task.queries.js';
import type { AddBookingTaskInput, BookingTasks, ChangeBookingTaskInput } from './booking-task.types.js';

/**
 * The tasks of a booking.
 * @throws DomainError NOT_FOUND unless the viewer answers requests of its hall, and didn't make it as its customer
 */
export async function getBookingTasks(ctx: RequestContext, bookingId: number): Promise<BookingTasks> {
  const { timeZone } = await loadBooking(ctx, ctx.em, bookingId, mayDecide);
  const today = localDay(ctx.now(), timeZone);
  const rows = await findTasks(ctx.em, bookingId);
  const tasks = rows.map((row) => ({ ...row, ...findDue(row, today) }));
  return { bookingId, today, tasks, canBeAdded: rows.length < TASK_LIMITS.tasksMax };
}

/**
 * The tasks of the viewer's business whose day has come, the longest overdue first.
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application
 */
export async function listDueTasks(ctx: RequestContext, paging?: PagingInput | null): Promise<Connection<DueTaskRow>> {
  const page = toPageRequest(paging);
  const { id: businessId } = await requireTradingBusiness(ctx);
  return findDueTasks(ctx.em, { businessId, userId: requireViewer(ctx).id }, ctx.now(), page);
}

/** Records in the audit log that something was done, but not what the task says: staff read it. */
async function audit(
  ctx: RequestContext,
  em: EntityManager,
  action: AuditAction,
  { id, businessId }: BookingRow,
): Promise<void> {
  const subject = auditSubject('booking', id, { businessId });
  await recordBusinessAction(ctx, em, { action, ...subject, before: null, after: null });
}

/** @throws DomainError INVALID_INPUT naming the day */
function checkDay(ctx: RequestContext, { timeZone }: BookingRow, day: string | null): void {
  const problem = day === null ? null : followUpProblem(day, localDay(ctx.now(), timeZone));
  if (problem !== null) throw invalidInput([{ field: 'day', message: problem }]);
}

/**
 * Adds a task to a booking, in any status.
 * @throws DomainError NOT_FOUND as `getBookingTasks`; CONFLICT for too many; INVALID_INPUT for a day that is over or too far;
 * IDEMPOTENCY_MISMATCH
 */
export async function addBookingTask(
  ctx: RequestContext,
  bookingId: number,
  input: AddBookingTaskInput,
): Promise<BookingTasks> {
  const once = { operation: 'addBookingTask', key: input.clientMutationId, request: { bookingId, ...input } };
  await inTransaction(ctx.em, (em) =>
    createOnce(ctx, em, once, async () => {
      const row = await loadBooking(ctx, em, bookingId, mayDecide);
      const { text, day = null } = input;
      checkDay(ctx, row, day);
      await lockBusiness(em, row.businessId);
      if ((await findTasks(em, bookingId)).length >= TASK_LIMITS.tasksMax) {
        throw new DomainError('CONFLICT', TASK_MESSAGES.full, { field: 'text' });
      }
      const author = { createdBy: requireViewer(ctx).id, createdAt: ctx.now() };
      const id = await insertTask(em, { bookingId, businessId: row.businessId, text, day, ...author });
      await audit(ctx, em, 'booking.task-added', row);
      return { id };
    }),
  );
  return getBookingTasks(ctx, bookingId);
}

/** Changes a task that the viewer may read, in a transaction. @throws DomainError NOT_FOUND */
async function changeTask(
  ctx: RequestContext,
  id: number,
  change: (em: EntityManager, task: TaskRow, row: BookingRow) => Promise<AuditAction | null>,
): Promise<BookingTasks> {
  const bookingId = await inTransaction(ctx.em, async (em) => {
    const task = await findTask(em, id);
    if (!task) throw new DomainError('NOT_FOUND', TASK_MESSAGES.notFound);
    const row = await loadBooking(ctx, em, task.bookingId, mayDecide).catch((error: unknown) => {
      const isHidden = error instanceof DomainError && error.code === 'NOT_FOUND';
      throw isHidden ? new DomainError('NOT_FOUND', TASK_MESSAGES.notFound) : error;
    });
    const action = await change(em, task, row);
    if (action !== null) await audit(ctx, em, action, row);
    return row.id;
  });
  return getBookingTasks(ctx, bookingId);
}

/**
 * Changes what a task says, and its day.
 * @throws DomainError NOT_FOUND unless the viewer reads it; INVALID_INPUT for another day that is over or too far
 */
export function changeBookingTask(
  ctx: RequestContext,
  id: number,
  { text, day = null }: ChangeBookingTaskInput,
): Promise<BookingTasks> {
  return changeTask(ctx, id, async (em, task, row) => {
    if (day !== task.day) checkDay(ctx, row, day);
    await updateTask(em, id, { text, day });
    return 'booking.task-changed';
  });
}

/** Says that a task is done; who said so first stays named. @throws DomainError NOT_FOUND unless the viewer reads it */
export function finishBookingTask(ctx: RequestContext, id: number): Promise<BookingTasks> {
  const done = { at: ctx.now(), by: requireViewer(ctx).id };
  return changeTask(ctx, id, async (em) => ((await setDone(em, id, done)) ? 'booking.task-done' : null));
}

/** Takes back that a task is done. @throws DomainError NOT_FOUND unless the viewer reads it */
export function reopenBookingTask(ctx: RequestContext, id: number): Promise<BookingTasks> {
  return changeTask(ctx, id, async (em) => ((await setDone(em, id, null)) ? 'booking.task-reopened' : null));
}

/** Removes a task. @throws DomainError NOT_FOUND unless the viewer reads it */
export function removeBookingTask(ctx: RequestContext, id: number): Promise<BookingTasks> {
  return changeTask(ctx, id, async (em) => {
    await deleteTask(em, id);
    return 'booking.task-removed';
  });
}
