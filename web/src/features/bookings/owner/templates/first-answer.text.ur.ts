import type { Translation } from '../../../../i18n/text';
import type { firstAnswerText as English } from './first-answer.text';

export const firstAnswerText: Translation<typeof English> = {
  title: 'خودکار پہلا جواب',
  text: 'جو مہمان آپ کو پہلی بار لکھتے ہیں انھیں یہ جواب فوراً مل جاتا ہے، ان کی زبان میں اگر آپ نے اس میں لکھا ہو۔ اس پر لکھا ہوتا ہے کہ یہ خود بخود بھیجا گیا، اور یہ آپ کا جواب شمار نہیں ہوتا۔',
  on: 'بھیجیں',
  onHint: 'ہر استفسار یا بکنگ میں ایک بار، پہلے پیغام کے بعد۔',
  save: 'پہلا جواب محفوظ کریں',
  saving: 'محفوظ ہو رہا ہے...',
  saved: { title: 'پہلا جواب محفوظ ہو گیا' },
  notSaved: { title: 'پہلا جواب محفوظ نہیں ہو سکا' },
};
