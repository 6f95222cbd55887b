import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { addJob, type JobPayload, type Jobs } from '../../jobs/queue.js';
import { NOTIFICATION_LIMITS } from '../../domain/notifications/limits.js';
import { findQuietEnd } from '../../domain/notifications/quiet-hours.js';
import { inSpan } from '../../telemetry/tracing.js';
import { addGatherJob, GATHER_JOB } from './notification.changes.js';
import { deleteSubscriptions, saveSuccess } from './notification-settings.changes.js';
import { derivePushKeys } from './push.keys.js';
import { createPushMessage, createTestMessage, type PushMessage } from './push.message.js';
import {
  claimUnpushed,
  findBrowser,
  findBrowsers,
  findPushed,
  findPushedPerson,
  type PushedPerson,
} from './push.queries.js';
import { sendPush } from './push.sender.js';

/** The job that pushes to one browser; runs in its own lane (jobs.ts). */
export const PUSH_JOB = 'deliver-push';

const { pushedForMs } = NOTIFICATION_LIMITS;

function getServerKey({ app }: RequestContext): string {
  return derivePushKeys(app.env.jwtSecret).publicKey;
}

/** When the quiet hours end that keep a job from pushing; a test is sent at any hour. */
function findWait({ quietHours }: PushedPerson, { test }: JobPayload, now: Date): Date | null {
  return quietHours && test === undefined ? findQuietEnd(quietHours, now) : null;
}

/** Takes up what somebody hasn't read and wasn't pushed yet, once for all their browsers; in quiet hours at their end. */
async function gather(ctx: RequestContext, userId: number): Promise<void> {
  const now = ctx.now();
  await inTransaction(ctx.em, async (em) => {
    const person = await findPushedPerson(em, userId);
    const browsers = await findBrowsers(em, { userId, serverKey: getServerKey(ctx), now });
    if (!person || browsers.length === 0) return;
    const quietEnd = findWait(person, {}, now);
    if (quietEnd) {
      await addGatherJob(em, userId, quietEnd);
      return;
    }
    const turnedOnAt = Math.min(...browsers.map(({ createdAt }) => createdAt.getTime()));
    const since = new Date(Math.max(now.getTime() - pushedForMs, turnedOnAt));
    const count = await claimUnpushed(em, person, { since, now });
    if (count === 0) return;
    for (const { sessionId } of browsers) await addJob(em, PUSH_JOB, { sessionId, gathered: now.getTime() });
  });
}

/** What to push of a job: a test, or what was taken up at a moment and is still unread. */
async function createMessage(
  ctx: RequestContext,
  person: PushedPerson,
  { test, gathered }: JobPayload,
): Promise<PushMessage | undefined> {
  if (test !== undefined) return createTestMessage(person.role, person.locale);
  const told = await findPushed(ctx.em, person, new Date(Number(gathered)));
  return told[0] && createPushMessage(told[0], told.length, person.locale);
}

/** Pushes to a browser. A failure is thrown, and the queue tries again, for a day. */
async function deliver(ctx: RequestContext, payload: JobPayload, signal?: AbortSignal): Promise<void> {
  const { sessionId, test, gathered } = payload;
  const now = ctx.now();
  if (now.getTime() - Number(test ?? gathered) > pushedForMs) return;
  const id = Number(sessionId);
  const browser = await findBrowser(ctx.em, { sessionId: id, serverKey: getServerKey(ctx), now });
  const person = browser && (await findPushedPerson(ctx.em, browser.userId));
  if (!person) return;
  const quietEnd = findWait(person, payload, now);
  if (quietEnd) {
    await addJob(ctx.em, PUSH_JOB, payload, { runAt: quietEnd });
    return;
  }
  const message = await createMessage(ctx, person, payload);
  if (!message) return;
  const isTaken = await inSpan(ctx.app.tracing, 'push', () => sendPush(ctx.app.env, browser, message, signal));
  if (isTaken) await saveSuccess(ctx.em, id, now);
  else await deleteSubscriptions(ctx.em, [id]);
}

/** Push jobs for the queue. */
export const pushJobs: Jobs = {
  [GATHER_JOB]: (ctx, { userId }) => gather(ctx, Number(userId)),
  [PUSH_JOB]: deliver,
};
