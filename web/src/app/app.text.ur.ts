import { isolate } from '../i18n/urdu';
import type { Translation } from '../i18n/text';
import type { appText as English } from './app.text';

export const appText: Translation<typeof English> = {
  home: '\u200fMehfil، مرکزی صفحہ',
  language: { failed: 'زبان تبدیل نہیں ہو سکی' },
  header: {
    navigation: 'مرکزی مینو',
    menu: 'مینو',
    halls: 'ہال دیکھیں',
    plan: 'شادی کا انتظام',
    blog: 'بلاگ',
    businessPortal: 'کاروباری پورٹل',
    signIn: 'سائن ان',
    getStarted: 'شروع کریں',
    openMenu: 'مینو کھولیں',
    closeMenu: 'مینو بند کریں',
    account: (name) => `${isolate(name)} کا اکاؤنٹ`,
    signOut: 'سائن آؤٹ',
    entries: {
      dashboard: 'ڈیش بورڈ',
      bookings: 'میری بکنگز',
      savedHalls: 'محفوظ کردہ ہال',
      settings: 'ترتیبات',
    },
  },
  error: {
    title: 'یہاں کچھ گڑبڑ ہو گئی',
    text: 'باقی صفحہ ٹھیک کام کر رہا ہے۔ دوبارہ کوشش کریں؛ مسئلہ برقرار رہے تو ہماری سپورٹ ٹیم مدد کرے گی۔',
    retry: 'دوبارہ کوشش کریں',
    outdated: 'نیا ورژن تیار ہے',
    outdatedText: 'یہ صفحہ کھلا تھا کہ محفل اپ ڈیٹ ہو گئی۔ جاری رکھنے کے لیے اسے دوبارہ لوڈ کریں۔',
    reload: 'دوبارہ لوڈ کریں',
    offline: 'آپ آف لائن ہیں',
    offlineText: 'انٹرنیٹ بحال ہوتے ہی یہ صفحہ خود کھل جائے گا۔',
  },
};
