import { sql } from 'kysely';

/** What a booking (`b`) is for: one of several functions says it by its name (docs/decisions/0071-occasions.md). */
export const BOOKING_OCCASION = sql<string | null>`coalesce(b.occasion, b.function_name)`;
