import { sql } from 'kysely';

/**
 * How long the customer of a thread (`t`), who began it, waited for the first answer that a person of the business wrote, or for
 * the first offer; null before that, and of a thread that the business began.
 */
export const ANSWER_WAIT = sql<string | null>`(
  select least((
      select a.created_at from messages a
        where a.thread_id = q.thread_id and a.side = 'business' and not a.is_automatic and a.sequence > q.sequence
        order by a.sequence limit 1), t.first_offered_at) - q.created_at
    from (select m.* from messages m where m.thread_id = t.id order by m.sequence limit 1) q
    where q.side = 'customer')`;
