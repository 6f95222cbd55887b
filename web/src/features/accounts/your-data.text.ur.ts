import { ERASED_IN_URDU, KEPT_IN_URDU } from '@mehfil/api/domain/personal-data/erasure-urdu';
import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { yourDataText as English } from './your-data.text';

export const yourDataText: Translation<typeof English> = {
  title: 'آپ کی معلومات',
  text: 'انھیں ساتھ لے جائیں، یا اپنا اکاؤنٹ ختم کریں۔',
  download: {
    title: 'اپنی معلومات ڈاؤن لوڈ کریں',
    text: 'ایک فائل میں آپ کا پروفائل، بکنگز، تاثرات، تبصرے، محفوظ کردہ ہال، سائن ان اور فائلیں، اور مالکان کے لیے کاروبار اور اس کے ہال: JSON میں، اور اسپریڈ شیٹ کے جدولوں میں۔',
    submit: 'ڈاؤن لوڈ کریں',
    submitting: 'تیار ہو رہی ہے…',
    done: 'آپ کی معلومات محفوظ کی جا رہی ہیں',
    failed: 'آپ کی معلومات ڈاؤن لوڈ نہیں ہو سکیں',
    tooOften: 'دن میں پانچ بار ڈاؤن لوڈ کیا جا سکتا ہے۔ براہِ کرم کل دوبارہ کوشش کریں۔',
    failedText: 'براہِ کرم دوبارہ کوشش کریں۔',
  },
  deletion: {
    title: 'اپنا اکاؤنٹ ختم کریں',
    text: 'یہ عمل واپس نہیں ہو سکتا۔',
    open: 'اکاؤنٹ ختم کریں…',
    question: 'اپنا اکاؤنٹ ختم کر دیں؟',
    erased: 'کیا مٹا دیا جائے گا',
    erasedPoints: ERASED_IN_URDU,
    kept: 'کیا باقی رہے گا، اور کیوں',
    keptPoints: KEPT_IN_URDU,
    mail: (email) => `ہم ${isolate(email)} پر ایک آخری ای میل سے اس کی اطلاع دیں گے۔`,
    passkey: 'پاس کی سے ختم کریں',
    password: 'ختم کرنے کے لیے آپ کا پاس ورڈ',
    submit: 'میرا اکاؤنٹ ختم کریں',
    submitting: 'ختم کیا جا رہا ہے…',
    done: 'آپ کا اکاؤنٹ ختم کر دیا گیا',
    failed: 'آپ کا اکاؤنٹ ختم نہیں کیا جا سکا',
  },
};
