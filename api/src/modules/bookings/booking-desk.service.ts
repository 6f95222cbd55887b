import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { DESK_MESSAGES } from '../../domain/bookings/inputs.js';
import { DomainError } from '../../domain/input/errors.js';
import { loadBooking, recordAnswer } from './booking-answer.service.js';
import type { BookingLabelsInput, BookingNotesInput } from './booking-desk.inputs.js';
import { getBooking } from './booking-list.service.js';
import { isOwnBusiness } from './booking.policy.js';
import type { BookingRow } from './booking.queries.js';
import type { BookingView } from './booking.types.js';

/** For how long one entry of the audit log tells of a person's changes of notes, or labels: they are saved as they are typed. */
const SAME_ENTRY_MINUTES = 15;

/** Whether the audit log tells of such a change of the viewer's by now. */
async function isRecorded(ctx: RequestContext, em: EntityManager, action: string, bookingId: number): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - SAME_ENTRY_MINUTES * 60_000);
  const entry = await em
    .getKysely<Database>()
    .selectFrom('audit_events')
    .select('id')
    .where('subject_type', '=', 'booking')
    .where('subject_id', '=', String(bookingId))
    .where('action', '=', `booking.${action}`)
    .where('actor_id', '=', requireViewer(ctx).id)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Changes what the desk has on a booking, and records it. @param change returns whether it changed something */
async function changeDesk(
  ctx: RequestContext,
  id: number,
  action: 'noted' | 'labeled',
  change: (em: EntityManager, row: BookingRow) => Promise<boolean>,
): Promise<BookingView> {
  await inTransaction(ctx.em, async (em) => {
    const row = await loadBooking(ctx, em, id, isOwnBusiness);
    if (!(await change(em, row))) return;
    if (!(await isRecorded(ctx, em, action, id))) await recordAnswer(ctx, em, action, row);
  });
  return getBooking(ctx, id);
}

/** The notes and labels of a booking, once nobody else can change them until the transaction has ended. */
async function lockDesk(em: EntityManager, id: number): Promise<{ notes: string | null; labels: string[] }> {
  return em
    .getKysely<Database>()
    .selectFrom('bookings')
    .select(['notes', 'labels'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Updates the owner's private notes on a booking, in any status, without a new revision or notifications.
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business; CONFLICT if they aren't the previous ones any more,
 * with what they are as `details.current`
 */
export function setBookingNotes(
  ctx: RequestContext,
  id: number,
  { notes = null, previousNotes }: BookingNotesInput,
): Promise<BookingView> {
  return changeDesk(ctx, id, 'noted', async (em) => {
    const current = await lockDesk(em, id);
    // A repeated request, whose first answer was lost.
    if (current.notes === (notes || null)) return false;
    if (previousNotes !== undefined && (previousNotes || null) !== current.notes) {
      throw new DomainError('CONFLICT', DESK_MESSAGES.notesChanged, {
        ...{ field: 'notes', details: { current: current.notes } },
      });
    }
    await em.getKysely<Database>().updateTable('bookings').set({ notes }).where('id', '=', id).execute();
    return true;
  });
}

/**
 * Sets the owner's private labels on a booking, in any status, without a new revision or notifications.
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business; CONFLICT if they aren't the previous ones any more,
 * with what they are as `details.current`
 */
export function labelBooking(
  ctx: RequestContext,
  id: number,
  { labels, previousLabels }: BookingLabelsInput,
): Promise<BookingView> {
  return changeDesk(ctx, id, 'labeled', async (em) => {
    const current = await lockDesk(em, id);
    if (isSameList(labels, current.labels)) return false;
    if (previousLabels && !isSameList(previousLabels, current.labels)) {
      throw new DomainError('CONFLICT', DESK_MESSAGES.labelsChanged, {
        ...{ field: 'labels', details: { current: current.labels } },
      });
    }
    await em.getKysely<Database>().updateTable('bookings').set({ labels }).where('id', '=', id).execute();
    return true;
  });
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
