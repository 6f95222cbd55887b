/**
 * What the database keeps by itself and entities don't write: columns that entities leave out, by table. Tests compare
 * entities with migrations apart from these.
 */
export const DATABASE_OWNED_COLUMNS: Record<string, string[]> = {
  halls: ['search_text', 'location_text'],
};
