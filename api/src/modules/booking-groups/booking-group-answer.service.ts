import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type AnsweredBooking, type RequestContext } from '../../context.js';
import { OPEN_GROUP } from '../../domain/bookings/functions.js';
import { changeGroup, GROUP_MESSAGES, isAnswerable } from '../../domain/bookings/groups.js';
import { BookingAction } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { getPeriod } from '../../domain/time/zone.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { queueMails } from '../notifications/outbox.service.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { findGroup, writeAcceptance, writeGroupEnd } from './booking-group.queries.js';
import { findGroupHallIds, lockFunctions, type GroupRow } from '../bookings/booking-function.queries.js';
import { lockGroupWithConflicts, type BookingPlace, type LockedBooking } from '../bookings/booking-locks.queries.js';
import { assertFree, cancelBookings, confirmBooking } from '../bookings/booking.changes.js';
import { notifyBookingChange } from '../bookings/booking.notifications.js';
import { findFunctions, type FunctionRow } from './grouped-bookings.queries.js';
import { createGroupMails, type GroupEvent } from './booking-group.mails.js';

/** A group under the locks of the units of all its halls and of its bookings. */
export interface LockedGroup {
  group: GroupRow;
  functions: LockedBooking[];
  hallIds: number[];
}

/**
 * Locks the functions of a group with the units of their halls, and reads the group after that.
 * @throws DomainError NOT_FOUND
 */
export async function lockGroup(em: EntityManager, groupId: number): Promise<LockedGroup> {
  const locked = await lockFunctions(em, groupId);
  return { group: await readGroup(em, groupId), ...locked };
}

async function readGroup(em: EntityManager, groupId: number): Promise<GroupRow> {
  const group = await findGroup(em, groupId);
  if (!group) throw new DomainError('NOT_FOUND', GROUP_MESSAGES.notFound);
  return group;
}

/** Writes the mails about a group to its customer. */
export async function mailGroup(
  ctx: RequestContext,
  em: EntityManager,
  groupId: number,
  event: GroupEvent,
): Promise<void> {
  const [group, functions] = [await readGroup(em, groupId), await findFunctions(em, groupId)];
  await queueMails(ctx, em, createGroupMails(event, group, functions));
}

/** What a function takes, with the buffer that it holds. */
function toPlaces(
  functions: readonly FunctionRow[],
  units: ReadonlyMap<number, number[]>,
  now: Date,
): (BookingPlace & FunctionRow)[] {
  return functions.map((each) => ({
    ...each,
    bookingId: each.id,
    unitIds: units.get(each.hallId) ?? [],
    period: getPeriod(each),
    now,
  }));
}

/** @throws DomainError FINAL_STATUS once the group has ended, CONFLICT after its deadline */
function assertAnswerable(group: GroupRow, now: Date): void {
  const { status } = group;
  changeGroup({ status }, 'CONFIRM');
  if (isAnswerable({ status, answerBy: new Date(group.answerBy) }, now)) return;
  throw new DomainError('CONFLICT', GROUP_MESSAGES.late, { field: 'status' });
}

/**
 * Notes that the owner of a function accepts it; the last one confirms all functions. The caller has authorized the viewer.
 * @param assertAllowed refuses what the caller refuses of the locked booking
 * @throws DomainError FINAL_STATUS once the group has ended; CONFLICT after its deadline, and when it was accepted before
 */
export async function acceptFunction(
  ctx: RequestContext,
  em: EntityManager,
  { id, groupId }: { id: number; groupId: number },
  assertAllowed: (booking: AnsweredBooking) => void,
): Promise<void> {
  const now = ctx.now();
  const hallIds = await findGroupHallIds(em, [groupId]);
  const units = await lockUnitsOfHalls(em, hallIds);
  await serveWaitingLists(ctx, em, hallIds);
  const places = toPlaces(await findFunctions(em, groupId), units, now);
  const { functions, conflictingIds } = await lockGroupWithConflicts(em, groupId, places);
  const booking = functions.find((each) => each.id === id);
  if (!booking) throw new DomainError('NOT_FOUND', GROUP_MESSAGES.notFound);
  assertAllowed(booking);
  assertAnswerable(await readGroup(em, groupId), now);
  const accepted = (await findFunctions(em, groupId)).filter(({ acceptedAt }) => acceptedAt !== null);
  if (accepted.some((each) => each.id === id)) {
    throw new DomainError('CONFLICT', GROUP_MESSAGES.alreadyAccepted, { field: 'status' });
  }
  await writeAcceptance(em, id, requireViewer(ctx).id, now);
  if (accepted.length + 1 < places.length) await notifyBookingChange(ctx, em, [id], { kind: 'accepted' });
  else await confirmGroup(ctx, em, groupId, { units, conflictingIds });
}

/**
 * Confirms all functions of a group, and cancels the requests in their way. The caller holds the locks of the units and bookings;
 * every function is accepted.
 */
export async function confirmGroup(
  ctx: RequestContext,
  em: EntityManager,
  groupId: number,
  { units, conflictingIds }: { units: ReadonlyMap<number, number[]>; conflictingIds: readonly number[] },
): Promise<void> {
  const now = ctx.now();
  const places = toPlaces(await findFunctions(em, groupId), units, now);
  for (const { acceptedBy, ...place } of places) {
    await assertFree(ctx, em, place);
    await confirmBooking(ctx, em, { ...place, by: acceptedBy });
  }
  await writeGroupEnd(em, groupId, { status: changeGroup({ status: OPEN_GROUP }, 'CONFIRM'), reason: null, now });
  const ids = places.map(({ id }) => id);
  await notifyBookingChange(ctx, em, ids, { kind: 'confirmed', instantly: false });
  await mailGroup(ctx, em, groupId, { kind: 'confirmed' });
  await cancelBookings(ctx, em, conflictingIds, { action: BookingAction.LOSE_SLOT, by: null });
}
