import type { Translation } from '../../i18n/text';
import type { autosaveText as English } from './autosave.text';

export const autosaveText: Translation<typeof English> = {
  saving: 'محفوظ ہو رہا ہے…',
  saved: 'محفوظ ہو گیا',
  failed: (reason) => (reason ? `محفوظ نہیں ہوا: ${reason}` : 'محفوظ نہیں ہوا'),
  retry: 'دوبارہ کوشش کریں',
  undecided: 'آپ کا لکھا محفوظ نہیں ہوا۔ طے کریں کہ کیا رہے:',
  mine: 'میرا محفوظ کریں',
  theirs: 'ان کا رکھیں',
};
