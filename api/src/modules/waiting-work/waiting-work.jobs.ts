import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor } from '../../domain/accounts/second-factor.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { planReminder, WaitingWork, type Reminder } from '../../domain/notifications/waiting-work.js';
import type { Jobs } from '../../jobs/queue.js';
import { notifyInApp, type NewNotification } from '../notifications/notification.changes.js';
import { queueMails } from '../notifications/outbox.service.js';
import { removeEarlierReminders } from './waiting-work.changes.js';
import { createWaitingWorkMail } from './waiting-work.mails.js';
import {
  findTeamMembers,
  findWaitingWork,
  type Run,
  type TeamMember,
  type WaitingRow,
} from './waiting-work.queries.js';

/** People per transaction. */
const BATCH = 500;
const HOUR_MS = 3_600_000;

/** Somebody whose time has come. */
type Reminded = TeamMember & Reminder;

/** The reminder of somebody whose time has come since the run before. */
function planInRun(member: TeamMember, { scheduledAt }: Run): Reminded[] {
  const reminder = planReminder(scheduledAt, member.timeZone, member.quietHours);
  const waitedMs = reminder ? scheduledAt.getTime() - reminder.at.getTime() : -1;
  return reminder && waitedMs >= 0 && waitedMs < HOUR_MS ? [{ ...member, ...reminder }] : [];
}

/** Those for whom something waits, with it. */
function joinWork(people: readonly Reminded[], rows: readonly WaitingRow[]) {
  const toKey = ({ businessId, userId }: Pick<WaitingRow, 'businessId' | 'userId'>) => `${businessId} ${userId}`;
  const works = new Map<string, WaitingRow[]>();
  for (const row of rows) works.set(toKey(row), [...(works.get(toKey(row)) ?? []), row]);
  return people.flatMap((person) => {
    const work = works.get(toKey(person));
    return work ? [{ ...person, work }] : [];
  });
}

/** Of one day: a repeated run tells nobody again. */
function toNotification({ businessId, userId, day }: Reminded): NewNotification {
  return {
    audience: NotificationAudience.BUSINESS,
    kind: NotificationKind.WORK_WAITING,
    userIds: [userId],
    subject: { businessId },
    event: Number(day.replaceAll('-', '')),
  };
}

/** Tells people of what waits; of tasks alone by mail, since the app tells of each. */
async function remind(ctx: RequestContext, em: EntityManager, people: readonly Reminded[]): Promise<void> {
  const told = joinWork(people, await findWaitingWork(em, people, ctx.now()));
  if (told.length === 0) return;
  const notified = told.filter(({ work }) => work.some(({ kind }) => kind !== WaitingWork.TASKS));
  await removeEarlierReminders(em, told);
  await notifyInApp(ctx, em, notified.map(toNotification));
  await queueMails(ctx, em, told.filter(({ isMailed }) => isMailed).map(createWaitingWorkMail));
}

/**
 * Reminds everybody who answers for a business of what has waited, once a day in its morning or at the end of their quiet hours, in the
 * app and by mail. Any number of servers may run it concurrently.
 */
async function remindOfWaitingWork(ctx: RequestContext, run: Run): Promise<void> {
  const mustHaveFactor = needsSecondFactor(ctx.app.env.requireSecondFactor, Role.BUSINESS);
  let after: Pick<TeamMember, 'businessId' | 'userId'> = { businessId: 0, userId: 0 };
  for (let taken = BATCH; taken === BATCH;) {
    const members = await findTeamMembers(ctx.em, run, mustHaveFactor, { after, limit: BATCH });
    const people = members.flatMap((member) => planInRun(member, run));
    if (people.length > 0) await inTransaction(ctx.em, (em) => remind(ctx, em, people));
    taken = members.length;
    after = members.at(-1) ?? after;
  }
}

/** Jobs of what waits. */
export const waitingWorkJobs: Jobs = {
  'remind-of-waiting-work': (ctx, { scheduledAt }) => {
    const now = ctx.now();
    return remindOfWaitingWork(ctx, { now, scheduledAt: scheduledAt === undefined ? now : new Date(scheduledAt) });
  },
};

/** Hourly: time zones have their mornings at different hours. Runs that no server made are made up while it is still day. */
export const WAITING_WORK_CRONTAB = '7 * * * * remind-of-waiting-work ?fill=12h';
