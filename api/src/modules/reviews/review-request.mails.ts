import { period, say } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import type { PastBooking } from './review-request.queries.js';

const KIND = 'review-request';

/** Asks a customer for a review of a hall. */
export function createReviewRequestMail(booking: PastBooking): Mail {
  const { id, hallId, hallTitle, businessName, customerName, email, startTime, endTime, timeZone } = booking;
  return {
    to: email,
    kind: KIND,
    text: {
      subject: say`How was your function at ${hallTitle}?`,
      greeting: say`Hello ${customerName},`,
      paragraphs: [
        say`We hope that everything went well at ${hallTitle} of ${businessName}. A few words from you help the next family to choose, and the owner to do better. Your review carries the mark “Verified booking”.`,
        'We ask once for each hall.',
      ],
      facts: [['When', period(startTime, endTime, timeZone)]],
      action: { label: 'Write a review', path: `/hall/${hallId}?tab=reviews` },
    },
    dedupeKey: `${KIND}:${id}`,
  };
}
