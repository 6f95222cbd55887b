import type { Translation } from '../../../i18n/text';
import type { savedHallsText as English } from './saved-halls.text';

export const savedHallsText: Translation<typeof English> = {
  title: 'محفوظ کردہ ہال',
  list: 'آپ کے محفوظ کردہ ہال',
  text: 'وہ ہال جو آپ کی نظر میں ہیں۔',
  empty: 'ابھی کوئی ہال محفوظ نہیں',
  emptyHint: 'جو ہال پسند آئے اُس کے دل کو دبائیں، وہ آپ کو یہاں ملے گا۔',
  browse: 'ہال دیکھیں',
  loadFailed: 'آپ کے محفوظ کردہ ہال لوڈ نہیں ہو سکے',
  more: 'مزید ہال دکھائیں',
};
