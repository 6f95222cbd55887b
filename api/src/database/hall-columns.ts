import { sql } from 'kysely';

/** The title of a hall (`h`): its name, else its number. */
export const HALL_TITLE = sql<string>`coalesce(h.hall_name, 'Hall ' || h.hall_number)`;

/** The picture of a hall (`h`) in lists; null without one. */
export const HALL_IMAGE = sql<string | null>`coalesce(h.profile_image, h.slider_images[1])`;
