import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Jobs } from '../../jobs/queue.js';
import { getOfferEnd } from '../../domain/waiting-list/offers.js';
import { findHallSettings } from '../availability/hall-settings.queries.js';
import { lockUnits } from '../halls/hall-units.js';
import { queueMails } from '../notifications/outbox.service.js';
import {
  endOverdue,
  findFreeEntry,
  findHallsToServe,
  findWaitedHalls,
  holdOffer,
  missOffers,
  type FreeEntry,
} from './waiting-list.ledger.js';
import { createMissedMail, createOfferMail } from './waiting-list.mails.js';
import { findEntries } from './waiting-list.queries.js';

/** Offers the time of an entry to its customer, unless it can't be requested any more. */
async function offer(ctx: RequestContext, em: EntityManager, entry: FreeEntry): Promise<void> {
  const now = ctx.now();
  const hall = await findHallSettings(em, entry.hallId, now);
  const until = hall && getOfferEnd(entry, hall, now);
  if (!until || !(await holdOffer(em, entry, until, now))) return;
  const offered = await findEntries(em, [entry.id], now);
  await queueMails(
    ctx,
    em,
    offered.map((each) => createOfferMail(each, until)),
  );
}

/**
 * Serves the waiting lists of halls, and of those that share space with them: ends what the clock has ended, and offers what is
 * free in the order of joining, each time under a fresh hold. Call it in every transaction that locks the units of the halls:
 * before it takes a time, so that nobody passes the list, and after it has freed one.
 * @returns whether anybody waits, or has an offer
 */
export async function serveWaitingLists(
  ctx: RequestContext,
  em: EntityManager,
  hallIds: readonly number[],
): Promise<boolean> {
  const waited = await findWaitedHalls(em, hallIds);
  if (waited.length === 0) return false;
  const now = ctx.now();
  const missed = await missOffers(em, waited, now);
  await endOverdue(em, waited, now);
  if (missed.length > 0) await queueMails(ctx, em, (await findEntries(em, missed, now)).map(createMissedMail));
  let entry = await findFreeEntry(em, { hallIds: waited, after: 0 }, now);
  while (entry) {
    await offer(ctx, em, entry);
    entry = await findFreeEntry(em, { hallIds: waited, after: entry.id }, now);
  }
  return true;
}

/** Halls per round of the job. */
const BATCH = 50;

/**
 * Serves the waiting lists on which the clock, or anything else, has freed a time. Nothing waits for it: whoever takes a time serves
 * them first. Any number of servers may run it concurrently.
 */
export async function serveAllWaitingLists(ctx: RequestContext): Promise<void> {
  for (let after = 0; ;) {
    const hallIds = await findHallsToServe(ctx.em, { after, limit: BATCH }, ctx.now());
    for (const hallId of hallIds) {
      await inTransaction(ctx.em, async (em) => {
        await lockUnits(em, hallId);
        await serveWaitingLists(ctx, em, [hallId]);
      });
    }
    if (hallIds.length < BATCH) return;
    after = hallIds.at(-1) ?? after;
  }
}

/** The jobs of waiting lists, for the queue. */
export const waitingListJobs: Jobs = { 'serve-waiting-lists': serveAllWaitingLists };

/** Each minute. */
export const WAITING_LIST_CRONTAB = '* * * * * serve-waiting-lists';
