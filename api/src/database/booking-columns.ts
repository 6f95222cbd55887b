import { sql, type SqlBool } from 'kysely';

/** What a booking (`b`) is for: one of several functions says it by its name (docs/decisions/0071-occasions.md). */
export const BOOKING_OCCASION = sql<string | null>`coalesce(b.occasion, b.function_name)`;

/** The enquiry that a booking (`b`) is an offer for, while that is open (docs/decisions/0079-offers.md). */
export const ENQUIRY_OF_OFFER = sql<number | null>`(select e.id from enquiries e where e.offer_id = b.id)`;

/** Whether a booking (`b`) is an offer that its customer hasn't accepted: `isUnacceptedOffer` in SQL (docs/decisions/0079-offers.md). */
export const IS_UNACCEPTED_OFFER = sql<SqlBool>`(b.is_offered and b.accepted_at is null and b.confirmed_at is null)`;

/** Whether a booking (`b`) is more than such an offer, which takes no time. */
export const IS_AGREED_OR_ASKED = sql<SqlBool>`not ${IS_UNACCEPTED_OFFER}`;
