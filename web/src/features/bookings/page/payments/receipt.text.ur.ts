import { isolate } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { receiptText as English } from './receipt.text';

export const receiptText: Translation<typeof English> = {
  title: 'رسید',
  open: 'رسید',
  openOf: (number) => `رسید ${isolate(number)}`,
  from: 'رقم دینے والے',
  booking: 'برائے',
  payment: 'ادائیگی',
  reference: (reference) => `حوالہ نمبر ${isolate(reference)}`,
  by: (name) => `رقم وصول کی: ${isolate(name)}`,
  amount: 'وصول شدہ رقم',
  takenBack: 'یہ رسید واپس لی جا چکی ہے اور کسی ادائیگی کا ثبوت نہیں۔',
  mark: 'واپس لی گئی',
  signature: (business) => `برائے ${isolate(business)}: نام، دستخط`,
};
