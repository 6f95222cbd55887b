import { isolate } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { termsSettingsText as English } from './terms-settings.text';

export const termsSettingsText: Translation<typeof English> = {
  title: 'کاروبار کی شرائط',
  text: 'ایڈوانس، اوقات، سجاوٹ، نقصان وغیرہ کے بارے میں آپ کے اصول۔ گاہک ہر درخواست کے ساتھ انہیں پڑھ کر قبول کرتے ہیں، اور یہ معاہدے میں لکھے ہوتے ہیں۔ بکنگ میں وہی نسخہ رہتا ہے جو قبول کیا گیا۔',
  english: 'انگریزی متن',
  urdu: 'اردو متن',
  hint: 'سادہ متن۔ خالی سطر سے نیا پیراگراف شروع ہوتا ہے۔ دونوں متن خالی محفوظ کرنے سے شرائط ختم ہو جاتی ہیں۔',
  urduHint: 'اختیاری۔ اردو پڑھنے والے پہلے اسے دیکھتے ہیں؛ قبول دونوں متن کیے جاتے ہیں۔',
  save: 'نیا نسخہ محفوظ کریں',
  saving: 'محفوظ ہو رہا ہے...',
  saved: { title: 'نیا نسخہ محفوظ ہو گیا' },
  failed: { title: 'شرائط محفوظ نہیں ہو سکیں' },
  endDialog: {
    title: 'شرائط ختم کریں؟',
    text: 'اس کے بعد درخواستیں شرائط کے بغیر ہوں گی۔ بکنگ میں وہی رہتا ہے جو قبول کیا گیا۔',
    confirmLabel: 'شرائط ختم کریں',
    cancelLabel: 'رہنے دیں',
  },
  versions: 'نسخے',
  none: 'ابھی کوئی شرائط نہیں: درخواستیں ان کے بغیر ہوتی ہیں۔',
  version: (version) => `نسخہ ${version}`,
  by: (name, moment) => `${isolate(name)}، ${isolate(moment)}`,
  current: 'درخواستوں کے ساتھ اب یہی قبول ہوتا ہے',
  ended: 'شرائط ختم کیں',
  read: 'پڑھیں',
  previous: 'نئے',
  next: 'پرانے',
};
