import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { DESK_MESSAGES } from '../../domain/bookings/inputs.js';
import { DomainError } from '../../domain/input/errors.js';
import { isJustRecorded } from '../audit/audit.service.js';
import { loadBooking, recordAnswer } from './booking-answer.service.js';
import type { BookingLabelsInput, BookingNotesInput } from './booking-desk.inputs.js';
import { getBooking } from './booking-list.service.js';
import { isOwnBusiness } from './booking.policy.js';
import type { BookingRow } from './booking.queries.js';
import type { BookingView } from './booking.types.js';

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
    const told = { action: `booking.${action}`, subjectType: 'booking', subjectId: id } as const;
    if (!(await isJustRecorded(ctx, em, told))) await recordAnswer(ctx, em, action, row);
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
