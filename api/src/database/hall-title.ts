import { sql } from 'kysely';

/** The title of a hall (`h`): its name, else its number. */
export const HALL_TITLE = sql<string>`coalesce(h.hall_name, 'Hall ' || h.hall_number)`;
