import { sql, type SqlBool } from 'kysely';

/** What a booking (`b`) is for: one of several functions says it by its name (docs/decisions/0071-occasions.md). */
export const BOOKING_OCCASION = sql<string | null>`coalesce(b.occasion, b.function_name)`;

/** The enquiry that a booking (`b`) is an offer for, while that is open (docs/decisions/0079-offers.md). */
export const ENQUIRY_OF_OFFER = sql<number | null>`(select e.id from enquiries e where e.offer_id = b.id)`;

/** Whether a booking (`b`) is more than an offer that its customer hasn't accepted, which takes no time (docs/decisions/0079-offers.md). */
export const IS_AGREED_OR_ASKED = sql<SqlBool>`(not b.is_offered or b.accepted_at is not null or b.confirmed_at is not null)`;
