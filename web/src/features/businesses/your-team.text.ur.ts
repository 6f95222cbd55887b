import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { yourTeamText as English } from './your-team.text';

export const yourTeamText: Translation<typeof English> = {
  business: 'کاروبار',
  role: 'آپ کا کردار',
  may: 'آپ کیا کر سکتے ہیں',
  mails: 'نئی درخواستوں کی ای میلز',
  mailsHint: 'نئی درخواستیں بہرحال کاروباری پورٹل میں نظر آتی ہیں۔',
  mailsOn: { title: 'نئی درخواستوں کی ای میلز چالو ہیں' },
  mailsOff: { title: 'نئی درخواستوں کی ای میلز بند ہیں' },
  mailsFailed: { title: 'ای میلز کی ترتیب نہیں بدلی', fallback: 'براہِ کرم دوبارہ کوشش کریں۔' },
  leave: 'ٹیم چھوڑیں',
  question: (business) => `${isolate(business)} کی ٹیم چھوڑ دیں؟`,
  meaning:
    'کاروبار تک آپ کی رسائی اور اس کی ای میلز فوراً ختم ہو جائیں گی۔ آپ کا اکاؤنٹ اور آپ کی اپنی بکنگز ویسی ہی رہیں گی۔ واپس آنے کے لیے نئی دعوت درکار ہو گی۔',
  left: (business) => `آپ نے ${isolate(business)} کی ٹیم چھوڑ دی`,
  notLeft: { title: 'آپ ٹیم نہیں چھوڑ سکے', fallback: 'براہِ کرم دوبارہ کوشش کریں۔' },
};
