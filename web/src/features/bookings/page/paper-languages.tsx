import type { Locale } from '../../../i18n/locale';

/** Each in its own letters, for those who don't read the other. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', ur: 'اردو' };

/** The languages of papers and messages, to choose from. */
export const LANGUAGES = (Object.keys(NAMES) as Locale[]).map((value) => ({
  value,
  label: <span lang={value}>{NAMES[value]}</span>,
}));
