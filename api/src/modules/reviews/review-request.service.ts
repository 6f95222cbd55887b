import type { RequestContext } from '../../context.js';
import { isOneOf, type Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import type { Jobs } from '../../jobs/queue.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { notifyInApp, type NewNotification } from '../notifications/notification.changes.js';
import { queueMails } from '../notifications/outbox.service.js';
import { createReviewRequestMail } from './review-request.mails.js';
import { lockBookingsToReview, type PastBooking } from './review-request.queries.js';

/** Bookings per transaction. */
const BATCH = 50;

/**
 * Asks customers for a review by mail and in the app, the day after their booking and once for each hall. Any number of servers may run it concurrently.
 * @returns how many were asked
 */
export async function askForReviews(ctx: RequestContext): Promise<number> {
  let asked = 0;
  for (;;) {
    const batch = await inTransaction(ctx.em, async (em) => {
      const bookings = await lockBookingsToReview(em, ctx.now(), BATCH);
      if (bookings.length === 0) return 0;
      await em
        .getKysely<Database>()
        .updateTable('bookings')
        .set({ review_asked_at: ctx.now() })
        .where(
          isOneOf(
            'id',
            bookings.map(({ id }) => id),
          ),
        )
        .execute();
      const asked = withoutRepeats(bookings);
      await queueMails(ctx, em, asked.map(createReviewRequestMail));
      await notifyInApp(ctx, em, asked.map(toNotification));
      return bookings.length;
    });
    asked += batch;
    if (batch < BATCH) return asked;
  }
}

/** Two bookings of a hall that ended on the same day are one question. */
function withoutRepeats(bookings: readonly PastBooking[]): PastBooking[] {
  return [...new Map(bookings.map((booking) => [`${booking.hallId}:${booking.email}`, booking])).values()];
}

function toNotification({ id, userId }: PastBooking): NewNotification {
  const { CUSTOMER: audience } = NotificationAudience;
  return { audience, kind: NotificationKind.REVIEW_REQUESTED, userIds: [userId], subject: { bookingId: id } };
}

/** The job for the queue. */
export const reviewRequestJobs: Jobs = {
  'ask-for-reviews': async (ctx) => {
    await askForReviews(ctx);
  },
};

/** Hourly: time zones begin their day at different hours. */
export const REVIEW_REQUEST_CRONTAB = '4 * * * * ask-for-reviews';
