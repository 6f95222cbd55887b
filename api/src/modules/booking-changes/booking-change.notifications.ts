import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { BookingSource } from '../../domain/bookings/entry.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import type { InAppNotice } from '../bookings/booking.mails.js';
import { notifyBookingChange, type NotifiedBookings } from '../bookings/booking.notifications.js';
import { createChangeMails, type ChangeEvent } from './booking-change.mails.js';

const KINDS: Readonly<Record<ChangeEvent['kind'], NotificationKind>> = {
  'change-proposed': NotificationKind.CHANGE_PROPOSED,
  changed: NotificationKind.BOOKING_CHANGED,
  'change-refused': NotificationKind.CHANGE_REFUSED,
  'change-withdrawn': NotificationKind.CHANGE_WITHDRAWN,
  'change-expired': NotificationKind.CHANGE_EXPIRED,
};

const OFFER_KINDS: typeof KINDS = {
  'change-proposed': NotificationKind.OFFER_MADE,
  changed: NotificationKind.OFFER_ACCEPTED,
  'change-refused': NotificationKind.OFFER_REFUSED,
  'change-withdrawn': NotificationKind.OFFER_WITHDRAWN,
  'change-expired': NotificationKind.OFFER_EXPIRED,
};

/** To the side that didn't do it; of an expiry to the side that waited. */
function toNotice({ kind, by, changeId, answer, isFinalGuests }: ChangeEvent): InAppNotice {
  const isToCustomer = (by === BookingSource.CUSTOMER) === (kind === 'change-expired');
  const audience = isToCustomer ? NotificationAudience.CUSTOMER : NotificationAudience.BUSINESS;
  const told = isFinalGuests ? NotificationKind.GUESTS_CHANGED : (answer ? OFFER_KINDS : KINDS)[kind];
  return { audience, kind: told, event: changeId };
}

/** Notifies both sides of what happened to a change of a booking, in its transaction; of a discount that isn't allowed the business alone. */
export function notifyOfChange(
  ctx: RequestContext,
  em: EntityManager,
  bookingId: number,
  event: ChangeEvent,
): Promise<NotifiedBookings> {
  const createMails = (booking: Parameters<typeof createChangeMails>[1]) => createChangeMails(event, booking);
  const isPrivate = event.discount !== undefined && event.discount.verdict !== 'approved';
  const notice = isPrivate ? {} : { inApp: toNotice(event) };
  return notifyBookingChange(ctx, em, [bookingId], { kind: event.kind, createMails, ...notice });
}
