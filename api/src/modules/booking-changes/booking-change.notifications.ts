import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { notifyBookingChange, type NotifiedBookings } from '../bookings/booking.notifications.js';
import { createChangeMails, type ChangeEvent } from './booking-change.mails.js';

/** Notifies both sides of what happened to a change of a booking, in its transaction. */
export function notifyOfChange(
  ctx: RequestContext,
  em: EntityManager,
  bookingId: number,
  event: ChangeEvent,
): Promise<NotifiedBookings> {
  const createMails = (booking: Parameters<typeof createChangeMails>[1]) => createChangeMails(event, booking);
  return notifyBookingChange(ctx, em, [bookingId], { kind: event.kind, createMails });
}
