import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor } from '../../domain/accounts/second-factor.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import type { Jobs } from '../../jobs/queue.js';
import { notifyInApp } from '../notifications/notification.changes.js';
import { findBookingReaders } from '../threads/thread-mail.queries.js';
import { takeDueTasks, type DueDay } from './booking-task.queries.js';

/** Tasks per transaction. */
const BATCH = 50;

/** Several tasks of a booking on one day are told of once: a statement can't hold the same event twice. */
function dropRepeated(due: readonly DueDay[]): DueDay[] {
  return [...new Map(due.map((each) => [`${each.bookingId} ${each.day}`, each])).values()];
}

/** Reminds everybody who answers requests of a business of tasks whose day has come, once for each booking and day. */
async function remindOfTasks(ctx: RequestContext): Promise<void> {
  const mustHaveFactor = needsSecondFactor(ctx.app.env.requireSecondFactor, Role.BUSINESS);
  for (let taken = BATCH; taken === BATCH;) {
    taken = await inTransaction(ctx.em, async (em) => {
      const due = await takeDueTasks(em, ctx.now(), BATCH);
      const told = dropRepeated(due);
      const ids = told.map(({ bookingId }) => bookingId);
      const readers = await findBookingReaders(em, ids, mustHaveFactor);
      const notice = { audience: NotificationAudience.BUSINESS, kind: NotificationKind.TASK_DUE };
      const notices = told.map(({ bookingId, day }) => ({
        ...notice,
        userIds: readers.get(bookingId) ?? [],
        subject: { bookingId },
        event: Number(day.replaceAll('-', '')),
      }));
      await notifyInApp(ctx, em, notices);
      return due.length;
    });
  }
}

/** Jobs of tasks. */
export const bookingTaskJobs: Jobs = { 'remind-of-tasks': (ctx) => remindOfTasks(ctx) };

/** Hourly: time zones have their mornings at different hours. */
export const BOOKING_TASK_CRONTAB = '23 * * * * remind-of-tasks';
