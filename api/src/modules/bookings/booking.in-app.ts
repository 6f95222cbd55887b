import { isEntered, type BookingSource } from '../../domain/bookings/entry.js';
import { CancellationReason, OFFER_ENDS } from '../../domain/bookings/transitions.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import type { NewNotification } from '../notifications/notification.changes.js';
import type { BookingEvent, InAppNotice } from './booking.mails.js';

const { CUSTOMER, BUSINESS } = NotificationAudience;

/** Cancellations that the business didn't decide on. */
const OF_BUSINESS: ReadonlySet<CancellationReason> = new Set([
  CancellationReason.WITHDRAWN,
  CancellationReason.CANCELLED_BY_CUSTOMER,
  CancellationReason.CANCELLED_BY_STAFF,
  CancellationReason.ACCOUNT_DELETED,
  CancellationReason.GROUP_ENDED,
  CancellationReason.PAYMENT_MISSING,
]);

function ofCancellation({ reason, by }: Extract<BookingEvent, { kind: 'cancelled' }>): InAppNotice[] {
  // The notices of its offer tell it.
  if (OFFER_ENDS.includes(reason)) return [];
  const isDeclined = reason === CancellationReason.DECLINED;
  const kind = isDeclined ? NotificationKind.BOOKING_DECLINED : NotificationKind.BOOKING_CANCELLED;
  const isOwnersOwn = reason === CancellationReason.ACCOUNT_DELETED && by === 'other';
  return [
    ...(by === 'customer' ? [] : [{ audience: CUSTOMER, kind } as const]),
    ...(OF_BUSINESS.has(reason) && !isOwnersOwn ? [{ audience: BUSINESS, kind } as const] : []),
  ];
}

/** Tells the reminder of a hold apart from what it reminds of. */
const HOLD_REMINDER = 0;

/** At half time of a hold, whose turn it is: the business is to answer or to check a proof, or the customer to pay. */
function ofHold(paymentDueAt: Date | null, hasProof: boolean): InAppNotice {
  const event = HOLD_REMINDER;
  if (paymentDueAt === null) return { audience: BUSINESS, kind: NotificationKind.BOOKING_REQUESTED, event };
  if (hasProof) return { audience: BUSINESS, kind: NotificationKind.PROOF_SENT, event };
  return { audience: CUSTOMER, kind: NotificationKind.PAYMENT_DUE, event };
}

interface NotifiedBooking {
  id: number;
  source: BookingSource;
  paymentDueAt: Date | null;
  userId: number | null;
  ownerId: number;
  readers: readonly { userId: number }[];
}

function toNotices(event: BookingEvent, { source, paymentDueAt }: NotifiedBooking): InAppNotice[] {
  switch (event.kind) {
    case 'requested':
      return isEntered(source) ? [] : [{ audience: BUSINESS, kind: NotificationKind.BOOKING_REQUESTED }];
    case 'confirmed':
      return [
        { audience: CUSTOMER, kind: NotificationKind.BOOKING_CONFIRMED },
        ...(event.instantly ? [{ audience: BUSINESS, kind: NotificationKind.BOOKING_CONFIRMED } as const] : []),
      ];
    case 'cancelled':
      return ofCancellation(event);
    case 'accepted':
      // Of several functions, all are confirmed at once.
      return paymentDueAt === null ? [] : [{ audience: CUSTOMER, kind: NotificationKind.BOOKING_ACCEPTED }];
    case 'hold-reminder':
      return [ofHold(paymentDueAt, event.hasProof === true)];
    case 'hold-ended':
    case 'stays':
      return [];
    default:
      return [event.inApp ?? []].flat();
  }
}

/** What customer and team are told of an event in the app; guests have none. */
export function createNotifications(event: BookingEvent, booking: NotifiedBooking): NewNotification[] {
  const { id: bookingId, userId, ownerId, readers } = booking;
  const people: Readonly<Record<InAppNotice['audience'], readonly number[]>> = {
    [CUSTOMER]: userId === null ? [] : [userId],
    [BUSINESS]: [ownerId, ...readers.map((reader) => reader.userId)],
  };
  return toNotices(event, booking).map((notice) => ({
    ...notice,
    userIds: people[notice.audience],
    subject: { bookingId },
  }));
}
