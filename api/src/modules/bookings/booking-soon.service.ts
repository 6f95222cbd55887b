import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { notifyInApp } from '../notifications/notification.changes.js';
import { findSoon } from './booking-soon.queries.js';

/** Bookings per transaction. */
const BATCH = 100;
const MINUTE_MS = 60_000;
const KIND = NotificationKind.BOOKING_SOON;

/**
 * Tells customers in the app that their booking is within a day, once for each start. Any number of servers may run it concurrently:
 * nobody is told of one event twice.
 */
export async function tellOfSoonBookings(ctx: RequestContext): Promise<void> {
  for (let found = BATCH; found === BATCH;) {
    found = await inTransaction(ctx.em, async (em) => {
      const bookings = await findSoon(em, ctx.now(), BATCH);
      const notices = bookings.map(({ id, userId, startTime }) => ({
        audience: NotificationAudience.CUSTOMER,
        kind: KIND,
        userIds: [userId],
        subject: { bookingId: id },
        event: startTime.getTime() / MINUTE_MS,
      }));
      await notifyInApp(ctx, em, notices);
      return bookings.length;
    });
  }
}
