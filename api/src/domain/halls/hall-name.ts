import type { Locale } from '../accounts/locales.js';

/** The names of a booked hall. */
export interface BookedHall {
  hallTitle: string;
  hallNameUrdu: string | null;
}

/** The name of a booked hall in a language, where it has one. Addresses are made of the ordinary title. */
export function hallNameIn(locale: Locale, { hallTitle, hallNameUrdu }: BookedHall): string {
  return (locale === 'ur' ? hallNameUrdu : null) ?? hallTitle;
}
