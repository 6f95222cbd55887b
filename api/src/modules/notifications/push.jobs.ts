import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { OpenCount } from '../../http/open-count.js';
import { addJob, type JobPayload, type Jobs } from '../../jobs/queue.js';
import { NOTIFICATION_LIMITS } from '../../domain/notifications/limits.js';
import { findQuietEnd } from '../../domain/notifications/quiet-hours.js';
import { inSpan } from '../../telemetry/tracing.js';
import { addGatherJob, GATHER_JOB } from './notification.changes.js';
import {
  deleteSubscription,
  incrementFailures,
  saveSuccess,
  type PushedBrowser,
} from './notification-settings.changes.js';
import { getPushKey } from './push.keys.js';
import { createPushMessage, createTestMessage, type PushMessage } from './push.message.js';
import {
  claimUnpushed,
  findBrowser,
  findBrowsers,
  findPushed,
  findPushedPerson,
  releasePushed,
  type PushedPerson,
} from './push.queries.js';
import { sendPush, type PushOutcome } from './push.sender.js';

/** The job that pushes to one browser; runs in its own lane (jobs.ts). */
export const PUSH_JOB = 'deliver-push';

const { pushedForMs, pushWaitsMs, pushFailuresMost, pushFailingMostMs } = NOTIFICATION_LIMITS;
const { pushesAtOncePerAccount, pushTurnWaitMs } = NOTIFICATION_LIMITS;

/** The attempts under way in this process per account, so that one with slow push services leaves workers to the others. */
const attemptsUnderWay = new OpenCount(pushesAtOncePerAccount);

type Browser = NonNullable<Awaited<ReturnType<typeof findBrowser>>>;

/** When the quiet hours end that keep a job from pushing; a test is sent at any hour. */
function findWait({ quietHours }: PushedPerson, { test }: JobPayload, now: Date): Date | null {
  return quietHours && test === undefined ? findQuietEnd(quietHours, now) : null;
}

/** Takes up what somebody hasn't read and wasn't pushed yet, once for all their browsers; in quiet hours at their end. */
async function gather(ctx: RequestContext, userId: number): Promise<void> {
  const now = ctx.now();
  await inTransaction(ctx.em, async (em) => {
    const person = await findPushedPerson(em, ctx.app.env.requireSecondFactor, userId);
    const browsers = await findBrowsers(em, { userId, serverKey: getPushKey(ctx.app.env), now });
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

/** In quiet hours, what was taken up waits for their end, and is gathered again with what comes until then. */
async function waitUntil(ctx: RequestContext, quietEnd: Date, userId: number, { gathered }: JobPayload): Promise<void> {
  await inTransaction(ctx.em, async (em) => {
    await releasePushed(em, userId, new Date(Number(gathered)));
    await addGatherJob(em, userId, quietEnd);
  });
}

/**
 * Counts a failure of a browser, and ends it after too many for too long; tries again later what may be taken then. A test is sent
 * once, and isn't counted.
 */
async function recordFailure(
  ctx: RequestContext,
  browser: PushedBrowser,
  payload: JobPayload,
  outcome: Extract<PushOutcome, { reason: string }>,
): Promise<void> {
  const now = ctx.now();
  ctx.app.log.warn({ reason: outcome.reason, sessionId: browser.sessionId }, 'a push notification was not taken');
  if (payload.test !== undefined) return;
  const attempt = Number(payload.attempt ?? 0);
  await inTransaction(ctx.em, async (em) => {
    const failing = await incrementFailures(em, browser, now);
    if (!failing) return;
    const failingMs = now.getTime() - failing.failingSince.getTime();
    if (failing.failures >= pushFailuresMost && failingMs >= pushFailingMostMs) {
      await deleteSubscription(em, browser);
      return;
    }
    const waitMs = pushWaitsMs[attempt];
    if (outcome.became === 'refused' || waitMs === undefined) return;
    const runAt = new Date(now.getTime() + Math.max(waitMs, outcome.waitMs));
    await addJob(em, PUSH_JOB, { ...payload, attempt: attempt + 1 }, { runAt });
  });
}

/** Pushes to a browser what is to be pushed to it, unless its account's turn hasn't come. */
async function push(
  ctx: RequestContext,
  browser: Browser,
  payload: JobPayload,
  message: PushMessage,
  signal?: AbortSignal,
): Promise<void> {
  const account = String(browser.userId);
  if (!attemptsUnderWay.take(account)) {
    await addJob(ctx.em, PUSH_JOB, payload, { runAt: new Date(ctx.now().getTime() + pushTurnWaitMs) });
    return;
  }
  try {
    const outcome = await inSpan(ctx.app.tracing, 'push', () => sendPush(ctx.app.env, browser, message, signal));
    if (outcome.became === 'taken') await saveSuccess(ctx.em, browser, ctx.now());
    else if (outcome.became === 'gone') await deleteSubscription(ctx.em, browser);
    else await recordFailure(ctx, browser, payload, outcome);
  } finally {
    attemptsUnderWay.release(account);
  }
}

/** Pushes a message to a browser, several times if need be, for a day. */
async function deliver(ctx: RequestContext, payload: JobPayload, signal?: AbortSignal): Promise<void> {
  const { sessionId, test, gathered } = payload;
  const now = ctx.now();
  if (now.getTime() - Number(test ?? gathered) > pushedForMs) return;
  const browser = await findBrowser(ctx.em, { sessionId: Number(sessionId), serverKey: getPushKey(ctx.app.env), now });
  const person = browser && (await findPushedPerson(ctx.em, ctx.app.env.requireSecondFactor, browser.userId));
  if (!person) return;
  const quietEnd = findWait(person, payload, now);
  if (quietEnd) {
    await waitUntil(ctx, quietEnd, person.id, payload);
    return;
  }
  const message = await createMessage(ctx, person, payload);
  if (message) await push(ctx, browser, payload, message, signal);
}

/** Push jobs for the queue. */
export const pushJobs: Jobs = {
  [GATHER_JOB]: (ctx, { userId }) => gather(ctx, Number(userId)),
  [PUSH_JOB]: deliver,
};
