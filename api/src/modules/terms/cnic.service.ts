import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError } from '../../domain/input/errors.js';
import { CNIC_MESSAGES, isOpenToCnic } from '../../domain/terms/cnic.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { loadBooking } from '../bookings/booking-answer.service.js';
import { deleteCnics, saveCnic } from '../bookings/booking-cnic.changes.js';
import { decryptCnic } from '../bookings/booking-cnic.encryption.js';
import { findStoredCnic } from '../bookings/booking-cnic.queries.js';
import { lockBooking } from '../bookings/booking-locks.queries.js';
import { touchBooking } from '../bookings/booking.notifications.js';
import { isOwnCustomer } from '../bookings/booking.policy.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import { canGiveCnic, canReadCnic, canRemoveCnic, givesCnic } from './cnic.policy.js';
import type { BookingContract } from './terms.types.js';

/** What the viewer of a contract reads of its CNIC, and may do about it. */
export async function presentCnic(
  ctx: RequestContext,
  row: BookingRow,
): Promise<Pick<BookingContract, 'isCnicGiven' | 'cnic' | 'viewerCanGiveCnic' | 'viewerCanRemoveCnic'>> {
  const viewer = requireViewer(ctx);
  const stored = await findStoredCnic(ctx.em, row.id);
  const isGiven = stored !== undefined;
  return {
    isCnicGiven: isGiven,
    cnic: isGiven && canReadCnic(viewer, row) ? await decryptCnic(ctx.app.env, row.id, stored) : null,
    viewerCanGiveCnic: canGiveCnic(viewer, row, isGiven, ctx.now()),
    viewerCanRemoveCnic: canRemoveCnic(viewer, row, isGiven),
  };
}

/** @throws DomainError CONFLICT once the event is over or the booking cancelled, and for one that the viewer can't read */
function assertGivable(ctx: RequestContext, row: BookingRow, isGiven: boolean): void {
  if (!isOpenToCnic(row, ctx.now())) throw new DomainError('CONFLICT', CNIC_MESSAGES.closed);
  if (canGiveCnic(requireViewer(ctx), row, isGiven, ctx.now())) return;
  throw new DomainError('CONFLICT', CNIC_MESSAGES.given, { field: 'cnic' });
}

/** @returns whether anything changed @throws DomainError CONFLICT for one that the viewer can't read */
async function removeCnic(ctx: RequestContext, em: EntityManager, row: BookingRow, isGiven: boolean): Promise<boolean> {
  if (!isGiven) return false;
  if (!canRemoveCnic(requireViewer(ctx), row, isGiven)) {
    throw new DomainError('CONFLICT', CNIC_MESSAGES.given, { field: 'cnic' });
  }
  await deleteCnics(em, [row.id]);
  return true;
}

/** What a member did; neither the number nor a part of it is in the log. */
async function recordCnic(
  ctx: RequestContext,
  em: EntityManager,
  { id, businessId }: BookingRow,
  isGiven: { before: boolean; after: boolean },
): Promise<void> {
  const given = isGiven.before ? 'booking.cnic-changed' : 'booking.cnic-given';
  const action = isGiven.after ? given : 'booking.cnic-removed';
  const subject = auditSubject('booking', id, { businessId });
  await recordBusinessAction(ctx, em, { action, ...subject, before: null, after: null });
}

/**
 * Stores the CNIC of who signs the contract of a booking, or removes it (docs/decisions/0098-cnic.md).
 * @param cnic as `formatCnic` writes it; null to remove it
 * @throws DomainError NOT_FOUND unless the booking is the viewer's, or one that the viewer's business entered; CONFLICT once the event is
 * over or the booking cancelled, and for one that the viewer can't read
 */
export async function setCnic(ctx: RequestContext, bookingId: number, cnic: string | null): Promise<void> {
  await inTransaction(ctx.em, async (em) => {
    await loadBooking(ctx, em, bookingId, givesCnic);
    await lockBooking(em, bookingId);
    const row = await loadBooking(ctx, em, bookingId, givesCnic);
    const before = (await findStoredCnic(em, bookingId)) !== undefined;
    if (cnic === null) {
      if (!(await removeCnic(ctx, em, row, before))) return;
    } else {
      assertGivable(ctx, row, before);
      await saveCnic(ctx, em, bookingId, cnic);
    }
    await touchBooking(em, bookingId, ctx.now());
    if (isOwnCustomer(requireViewer(ctx), row)) return;
    await recordCnic(ctx, em, row, { before, after: cnic !== null });
  });
}
