import { isolate } from '../../../i18n/urdu';
import type { Translation } from '../../../i18n/text';
import type { saveToggleText as English } from './save-toggle.text';

export const saveToggleText: Translation<typeof English> = {
  save: 'محفوظ کریں',
  saved: 'محفوظ ہے',
  saveHall: (title) => `${isolate(title)} محفوظ کریں`,
  added: { title: 'محفوظ ہو گیا' },
  removed: { title: 'محفوظ فہرست سے ہٹا دیا گیا' },
  failed: 'یہ ہال محفوظ نہیں ہو سکا',
  unsaveFailed: 'یہ ہال محفوظ فہرست سے ہٹایا نہیں جا سکا',
  listsLost: 'ہال دوبارہ محفوظ ہو گیا، مگر آپ کی کسی فہرست میں نہیں',
};
