import type { Translation } from '../../../../i18n/text';
import type { generalSettingsText as English } from './general-settings.text';

/** Urdu of the general settings. */
export const generalSettingsText: Translation<typeof English> = {
  title: 'عمومی ترتیبات',
  money: 'کرنسی، رعایت اور ٹیکس',
  currency: 'کرنسی',
  currencyHint: 'آپ کے ہالوں اور خدمات کی تمام قیمتوں کی کرنسی۔ موجودہ بکنگز اپنی کرنسی رکھتی ہیں۔',
  discount: 'عام رعایت (%)',
  tax: 'ٹیکس کی شرح (%)',
  invoices: 'انوائس',
  invoicesHint: 'آپ کے انوائس پر کاروبار کے نام، پتے اور فون کے ساتھ۔ موجودہ بکنگز کے انوائس نہیں بدلتے۔',
  taxNumber: 'ٹیکس نمبر',
  taxNumberHint: '\u200fNTN، STRN یا VAT نمبر',
  logo: {
    label: 'لوگو',
    alt: 'آپ کا لوگو',
    choose: 'لوگو چنیں',
    replace: 'لوگو بدلیں',
    remove: 'لوگو ہٹائیں',
    upload: {
      failed: 'لوگو اپ لوڈ نہیں ہو سکا',
      tryAgain: 'براہِ کرم دوبارہ کوشش کریں۔',
      tooLarge: { title: 'لوگو بہت بڑا ہے', description: 'براہِ کرم زیادہ سے زیادہ \u20665 MB\u2069 کی تصویر چنیں۔' },
    },
  },
  booking: 'آپ بکنگ کیسے لیتے ہیں',
  bookingHint: 'اوقاتِ کار، وقفے، فاصلہ اور پیشگی مدت ”دستیابی“ میں ہیں۔',
  timeZone: 'ٹائم زون',
  timeZoneHint: 'آپ کے ہالوں کے اوقات اسی زون میں درج اور دکھائے جاتے ہیں۔ موجودہ بکنگز اپنا زون رکھتی ہیں۔',
  instant: 'درخواستوں کی خودکار تصدیق',
  instantHint: 'ہال خالی ہو تو درخواست کی فوراً تصدیق ہو جاتی ہے۔ ورنہ ہر ایک آپ منظور کرتے ہیں۔',
  submit: 'ترتیبات محفوظ کریں',
  current: 'موجودہ ترتیبات',
  currentCurrency: 'کرنسی',
  currentDiscount: 'عام رعایت',
  currentTax: 'ٹیکس کی شرح',
  saved: { title: 'کاروبار کی ترتیبات محفوظ ہو گئیں' },
  notSaved: { title: 'کاروبار کی ترتیبات محفوظ نہیں ہو سکیں' },
  saving: 'محفوظ ہو رہا ہے…',
};
