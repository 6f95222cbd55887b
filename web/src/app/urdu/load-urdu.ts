import type { WordArea } from '../../i18n/locale-store';
import { createTranslator, type Translations } from '../../i18n/translator';
import { sayInUrdu } from '@mehfil/api/domain/urdu/phrases';

const AREAS: Readonly<Record<WordArea, () => Promise<{ translations: Translations }>>> = {
  public: () => import('./public'),
  talk: () => import('./talk'),
  owner: () => import('./owner'),
  staff: () => import('./staff'),
};

/** Knows the Urdu texts, which no English page loads. */
export const urdu = createTranslator(async (area) => (await AREAS[area]()).translations, sayInUrdu);
