import type { Translation } from '../../../../i18n/text';
import type { planSettingsText as English } from './plan-settings.text';

export const planSettingsText: Translation<typeof English> = {
  title: 'ادائیگی کا منصوبہ',
  text: 'نئی بکنگز کی ادائیگی کب ہو۔ گاہک درخواست سے پہلے اسے پڑھتے ہیں؛ بکنگز میں جو طے ہوا وہی رہتا ہے۔',
  hallTitle: 'اس ہال کی ادائیگی کا منصوبہ',
  hallText: 'اس ہال کی نئی بکنگز کی ادائیگی کب ہو، اگر آپ کے باقی ہالوں سے مختلف ہو۔',
  how: 'بکنگز کی ادائیگی کیسے ہو',
  business: { WHOLE: 'تقریب کے دن تک پوری رقم', PARTS: 'حصوں میں' },
  hall: { WHOLE: 'باقی کاروبار کی طرح', PARTS: 'اپنے منصوبے سے' },
  save: 'منصوبہ محفوظ کریں',
  saving: 'محفوظ ہو رہا ہے…',
  saved: { title: 'ادائیگی کا منصوبہ محفوظ ہو گیا' },
  failed: { title: 'ادائیگی کا منصوبہ محفوظ نہیں ہو سکا' },
};
