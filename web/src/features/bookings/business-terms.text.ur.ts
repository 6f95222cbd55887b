import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { businessTermsText as English } from './business-terms.text';

export const businessTermsText: Translation<typeof English> = {
  title: (business) => `${isolate(business)} کی شرائط`,
  version: (version, day) => `نسخہ ${version}، ${isolate(day)}`,
  read: 'شرائط پڑھیں',
  close: 'بند کریں',
  accept: (name, business) =>
    `میں، ${isolate(name)}، نے ${isolate(business)} کی شرائط پڑھ لی ہیں اور انہیں قبول کرتا/کرتی ہوں۔`,
  acceptUnnamed: (business) => `میں نے ${isolate(business)} کی شرائط پڑھ لی ہیں اور انہیں قبول کرتا/کرتی ہوں۔`,
  cnic: 'آپ کا شناختی کارڈ نمبر (اختیاری)',
  cnicHint: (business) =>
    `${isolate(business)} کے ساتھ معاہدے کے لیے۔ خفیہ کر کے محفوظ کیا جاتا ہے؛ صرف آپ، اس کا مالک اور مینیجر اسے دیکھتے ہیں۔`,
  cnicHintSeveral: (businesses) =>
    `${businesses.map(isolate).join('، ')} کے ساتھ معاہدوں کے لیے۔ خفیہ کر کے محفوظ کیا جاتا ہے؛ صرف آپ، ان کے مالک اور مینیجر اسے دیکھتے ہیں۔`,
  loading: 'شرائط لائی جا رہی ہیں',
};
