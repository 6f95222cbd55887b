import { isolate } from '../i18n/urdu';
import type { Translation } from '../i18n/text';
import type { screensText as English } from './screens.text';

export const screensText: Translation<typeof English> = {
  notFound: {
    title: 'صفحہ نہیں ملا',
    text: 'ہو سکتا ہے صفحہ کہیں اور منتقل ہو گیا ہو، یا پتے میں کوئی غلطی ہو۔',
    action: 'مرکزی صفحے پر جائیں',
  },
  session: {
    title: 'آپ کے اکاؤنٹ تک رسائی نہیں ہو سکی',
    text: 'آپ اب بھی سائن ان ہیں۔ اپنا انٹرنیٹ دیکھ لیں اور دوبارہ کوشش کریں۔',
    retry: 'دوبارہ کوشش کریں',
  },
  noRight: {
    title: 'یہ آپ کی ذمہ داری میں شامل نہیں',
    text: (business) => `${isolate(business)} کی ٹیم میں آپ کو اس صفحے کی اجازت نہیں۔ مالک یہ اجازت دے سکتے ہیں۔`,
    action: 'بکنگز پر جائیں',
  },
  account: {
    line: 'ہر خوشی کا آغاز ایک جگہ سے ہوتا ہے۔',
    sub: 'پاکستان بھر کے ہال، مارکیاں اور صحن، ایسی قیمتوں پر جن پر آپ بھروسا کر سکیں۔',
  },
};
