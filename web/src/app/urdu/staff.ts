import type { Translations } from '../../i18n/translator';

/** Urdu of the control panel. By the names of the English texts. */
export const translations: Translations = {};
