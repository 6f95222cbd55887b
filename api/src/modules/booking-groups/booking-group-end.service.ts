import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { GroupEnd, OPEN_GROUP } from '../../domain/bookings/functions.js';
import { changeGroup, GROUP_MESSAGES } from '../../domain/bookings/groups.js';
import { BookingAction, isOpen } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { isOwnGroup } from './booking-group.policy.js';
import { findGroup, findOverdueGroups, writeGroupEnd } from './booking-group.queries.js';
import { cancelBookings } from '../bookings/booking.changes.js';
import { lockGroup, mailGroup } from './booking-group-answer.service.js';
import { getGroup } from './booking-group-list.service.js';
import { findFunctions } from './grouped-bookings.queries.js';
import type { GroupedBookings } from './grouped-bookings.types.js';

/**
 * Ends a group that waits: its pending functions are cancelled, their times are free. The caller holds the locks of the units
 * and bookings, has cancelled the function that ended it, and serves the waiting lists.
 */
export async function endGroup(
  ctx: RequestContext,
  em: EntityManager,
  groupId: number,
  reason: GroupEnd,
): Promise<void> {
  const status = changeGroup({ status: OPEN_GROUP }, reason);
  if (!(await writeGroupEnd(em, groupId, { status, reason, now: ctx.now() }))) return;
  const pending = (await findFunctions(em, groupId)).filter((each) => isOpen(each.status));
  const ids = pending.map(({ id }) => id);
  await cancelBookings(ctx, em, ids, { action: BookingAction.END_GROUP, by: null });
  // A closed account gets no more mail: all of its functions have ended with it.
  if (reason === GroupEnd.CLOSED && ids.length === 0) return;
  await mailGroup(ctx, em, groupId, { kind: 'ended', reason });
}

/** Groups per round of the job. */
const BATCH = 50;

/**
 * Ends the groups that weren't answered in time. Any number of servers may run it concurrently.
 * @returns how many ended
 */
export async function endOverdueGroups(ctx: RequestContext): Promise<number> {
  let ended = 0;
  for (;;) {
    const due = await findOverdueGroups(ctx.em, ctx.now(), BATCH);
    for (const groupId of due) {
      const isEnded = await inTransaction(ctx.em, async (em) => {
        const { group, hallIds } = await lockGroup(em, groupId);
        if (group.status !== OPEN_GROUP) return false;
        await endGroup(ctx, em, groupId, GroupEnd.EXPIRED);
        await serveWaitingLists(ctx, em, hallIds);
        return true;
      });
      if (isEnded) ended += 1;
    }
    if (due.length < BATCH) return ended;
  }
}

/**
 * Cancels all functions of one of the viewer's groups, while they wait for answers.
 * @throws DomainError NOT_FOUND unless it is the viewer's; FINAL_STATUS unless it waits
 */
export async function cancelBookingGroup(ctx: RequestContext, id: number): Promise<GroupedBookings> {
  await inTransaction(ctx.em, async (em) => {
    const seen = await findGroup(em, id);
    if (!seen || !isOwnGroup(requireViewer(ctx), seen)) throw new DomainError('NOT_FOUND', GROUP_MESSAGES.notFound);
    const { group, functions, hallIds } = await lockGroup(em, id);
    changeGroup(group, GroupEnd.CANCELLED);
    const ids = functions.filter(({ status }) => isOpen(status)).map((each) => each.id);
    await cancelBookings(ctx, em, ids, { action: BookingAction.WITHDRAW, by: requireViewer(ctx).id });
    await endGroup(ctx, em, id, GroupEnd.CANCELLED);
    await serveWaitingLists(ctx, em, hallIds);
  });
  return getGroup(ctx, id);
}
