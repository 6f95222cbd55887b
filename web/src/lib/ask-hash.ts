/** The end of a hall's address that opens *Ask the hall*: signing in leads back to it. */
export const ASK_HASH = '#ask';
