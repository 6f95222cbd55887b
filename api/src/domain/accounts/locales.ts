/** Languages that the product speaks, as BCP 47 names them. */
export const LOCALES = ['en', 'ur'] as const;
/** A language that the product speaks. */
export type Locale = (typeof LOCALES)[number];

/** Said of any other language. */
export const LOCALE_MESSAGE = 'Language must be en or ur';

/** The BCP 47 tag of days in Urdu, with the digits of the product's figures. */
export const URDU_DATES = 'ur-PK-u-nu-latn';
