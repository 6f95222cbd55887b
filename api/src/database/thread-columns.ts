import { sql } from 'kysely';

/** When an enquiry whose thread it is (`t`) was answered with an offer, the latest one; null without any. */
const OFFERED_AT = sql`(
  select o.created_at from bookings o
    where o.is_offered and o.id in (t.booking_id, (select e.offer_id from enquiries e where e.id = t.enquiry_id)))`;

/**
 * How long the customer of a thread (`t`), who began it, waited for the first answer that a person of the business wrote, or for an
 * offer; null before that, and of a thread that the business began.
 */
export const ANSWER_WAIT = sql<string | null>`(
  select least((
      select a.created_at from messages a
        where a.thread_id = q.thread_id and a.side = 'business' and not a.is_automatic and a.sequence > q.sequence
        order by a.sequence limit 1), ${OFFERED_AT}) - q.created_at
    from (select m.* from messages m where m.thread_id = t.id order by m.sequence limit 1) q
    where q.side = 'customer')`;
