import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor } from '../../domain/accounts/second-factor.js';
import type { Jobs } from '../../jobs/queue.js';
import { queueMails } from '../notifications/outbox.service.js';
import { createMessagesMail } from './thread.mails.js';
import { findWaitingReaders, saveMailed, takeDueThreads } from './thread-mail.queries.js';

/** Threads per transaction. */
const BATCH = 50;

/** Mails what readers haven't read five minutes after it was sent: one mail per reader and thread for all of it. */
async function mailUnreadMessages(ctx: RequestContext): Promise<void> {
  const mustHaveFactor = needsSecondFactor(ctx.app.env.requireSecondFactor, Role.BUSINESS);
  for (let taken = BATCH; taken === BATCH;) {
    taken = await inTransaction(ctx.em, async (em) => {
      const threadIds = await takeDueThreads(em, ctx.now(), BATCH);
      const readers = await findWaitingReaders(em, threadIds, mustHaveFactor);
      await queueMails(ctx, em, readers.map(createMessagesMail));
      await saveMailed(em, readers);
      return threadIds.length;
    });
  }
}

/** Jobs of threads. */
export const threadJobs: Jobs = { 'mail-unread-messages': (ctx) => mailUnreadMessages(ctx) };

/** Every minute. */
export const THREAD_CRONTAB = '* * * * * mail-unread-messages';
