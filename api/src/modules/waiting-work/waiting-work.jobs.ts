import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor } from '../../domain/accounts/second-factor.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { findQuietEnd, toQuietHours } from '../../domain/notifications/quiet-hours.js';
import type { Jobs } from '../../jobs/queue.js';
import { replaceInApp, type NewNotification } from '../notifications/notification.changes.js';
import { queueMails } from '../notifications/outbox.service.js';
import { createWaitingWorkMail } from './waiting-work.mails.js';
import { findAwake, findWaitingWork, type WaitingRow } from './waiting-work.queries.js';

/** Businesses per transaction. */
const BATCH = 200;

/** Whether somebody has quiet hours, so that they are told later in the day. */
function isQuiet({ quietFrom, quietUntil, quietZone }: WaitingRow, now: Date): boolean {
  const hours = toQuietHours({ quietFrom, quietUntil, timeZone: quietZone });
  return hours !== null && findQuietEnd(hours, now) !== null;
}

/** The rows of each person together. */
function groupByPerson(rows: readonly WaitingRow[]): (readonly [WaitingRow, ...WaitingRow[]])[] {
  const people = new Map<string, [WaitingRow, ...WaitingRow[]]>();
  for (const row of rows) {
    const key = `${row.businessId} ${row.userId}`;
    const before = people.get(key);
    if (before) before.push(row);
    else people.set(key, [row]);
  }
  return [...people.values()];
}

/** Told once a day: the day is what tells the events apart. */
function toNotification({ businessId, userId, today }: WaitingRow): NewNotification {
  return {
    audience: NotificationAudience.BUSINESS,
    kind: NotificationKind.WORK_WAITING,
    userIds: [userId],
    subject: { businessId },
    event: Number(today.replaceAll('-', '')),
  };
}

/**
 * Reminds everybody who answers for a business of what has waited for an answer, once a day in its morning, or behind their quiet hours,
 * in the app and by mail. Any number of servers may run it concurrently.
 */
async function remindOfWaitingWork(ctx: RequestContext): Promise<void> {
  const mustHaveFactor = needsSecondFactor(ctx.app.env.requireSecondFactor, Role.BUSINESS);
  let after = 0;
  for (let taken = BATCH; taken === BATCH;) {
    const ids = await findAwake(ctx.em, ctx.now(), { after, limit: BATCH });
    await inTransaction(ctx.em, async (em) => {
      const rows = await findWaitingWork(em, ids, ctx.now(), mustHaveFactor);
      const told = groupByPerson(rows.filter((row) => !isQuiet(row, ctx.now())));
      await replaceInApp(
        ctx,
        em,
        told.map(([first]) => toNotification(first)),
      );
      const mailed = told.filter(([{ isMailed }]) => isMailed);
      await queueMails(
        ctx,
        em,
        mailed.map((work) => createWaitingWorkMail({ ...work[0], work })),
      );
    });
    taken = ids.length;
    after = ids.at(-1) ?? after;
  }
}

/** Jobs of what waits. */
export const waitingWorkJobs: Jobs = { 'remind-of-waiting-work': (ctx) => remindOfWaitingWork(ctx) };

/** Hourly: time zones have their mornings at different hours. */
export const WAITING_WORK_CRONTAB = '7 * * * * remind-of-waiting-work';
