import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor } from '../../domain/accounts/second-factor.js';
import { findQuietEnd } from '../../domain/notifications/quiet-hours.js';
import type { Jobs } from '../../jobs/queue.js';
import { queueMails } from '../notifications/outbox.service.js';
import { createMessagesMail } from './thread.mails.js';
import {
  findWaitingReaders,
  postponeMails,
  saveMailed,
  takeDueThreads,
  type QuietReader,
} from './thread-mail.queries.js';

/** Threads per transaction. */
const BATCH = 50;

function findQuietEndOf({ quietHours }: QuietReader, now: Date): Date | null {
  return quietHours && findQuietEnd(quietHours, now);
}

/**
 * Mails what readers haven't read five minutes after it was sent, or after their quiet hours: one mail per reader and thread for all of
 * it.
 */
async function mailUnreadMessages(ctx: RequestContext): Promise<void> {
  const mustHaveFactor = needsSecondFactor(ctx.app.env.requireSecondFactor, Role.BUSINESS);
  for (let taken = BATCH; taken === BATCH;) {
    taken = await inTransaction(ctx.em, async (em) => {
      const threadIds = await takeDueThreads(em, ctx.now(), BATCH);
      const readers = await findWaitingReaders(em, threadIds, mustHaveFactor);
      const waits = readers.map((reader) => ({ reader, until: findQuietEndOf(reader, ctx.now()) }));
      const mailed = waits.filter(({ until }) => until === null).map(({ reader }) => reader);
      await queueMails(ctx, em, mailed.map(createMessagesMail));
      await saveMailed(em, mailed);
      await postponeMails(
        em,
        waits.flatMap(({ reader: { threadId }, until }) => (until === null ? [] : [{ threadId, until }])),
      );
      return threadIds.length;
    });
  }
}

/** Jobs of threads. */
export const threadJobs: Jobs = { 'mail-unread-messages': (ctx) => mailUnreadMessages(ctx) };

/** Every minute. */
export const THREAD_CRONTAB = '* * * * * mail-unread-messages';
