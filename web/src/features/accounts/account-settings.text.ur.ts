import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { accountSettingsText as English } from './account-settings.text';

/** Urdu of the own account's settings. */
export const accountSettingsText: Translation<typeof English> = {
  title: 'ترتیبات',
  text: 'محفل پر آپ کی شناخت، اور سائن ان کا طریقہ۔',
  account: {
    title: 'اکاؤنٹ کی معلومات',
    text: 'جن ہالوں سے آپ تاریخ مانگتے ہیں، وہ آپ کا نام، ای میل اور فون نمبر دیکھتے ہیں۔',
    name: 'پورا نام',
    username: 'یوزر نیم',
    usernameHint: 'انگریزی حروف، ہندسے اور انڈر اسکور',
    email: 'ای میل',
    currentPassword: 'موجودہ پاس ورڈ',
    currentPasswordHint: 'نئے ای میل پتے کے لیے ضروری ہے',
    emailSent: 'ہم نے آپ کے نئے پتے پر ایک لنک بھیجا ہے۔ تبدیلی مکمل کرنے کے لیے اسے کھولیں۔',
    phone: 'فون نمبر',
    phoneHint: 'اختیاری۔ مثلاً \u2066+92 300 1234567\u2069',
    submit: 'محفوظ کریں',
    submitting: 'محفوظ ہو رہا ہے…',
    success: 'آپ کی ترتیبات محفوظ ہو گئیں',
    failure: 'ترتیبات محفوظ نہیں ہو سکیں',
  },
  password: {
    title: 'پاس ورڈ تبدیل کریں',
    text: 'باقی تمام آلات سے آپ سائن آؤٹ ہو جائیں گے۔',
    current: 'موجودہ پاس ورڈ',
    next: 'نیا پاس ورڈ',
    nextHint: 'کم از کم 8 حروف',
    confirm: 'نیا پاس ورڈ دوبارہ',
    submit: 'پاس ورڈ تبدیل کریں',
    submitting: 'تبدیل ہو رہا ہے…',
    success: 'پاس ورڈ تبدیل ہو گیا',
    failure: 'پاس ورڈ تبدیل نہیں ہو سکا',
  },
  team: {
    title: 'آپ کی ٹیم',
    text: 'جس کاروبار کے لیے آپ کام کرتے ہیں، اور وہاں آپ کیا کر سکتے ہیں۔',
  },
  sessions: {
    title: 'آپ کہاں کہاں سائن ان ہیں',
    text: 'جو آلات اب آپ کے استعمال میں نہیں یا جنھیں آپ نہیں پہچانتے، ان سے سائن آؤٹ کر دیں۔ کوئی آپ کا نہ ہو تو پاس ورڈ بھی بدل لیں۔',
    unknown: 'نامعلوم آلہ',
    here: 'یہ آلہ',
    lastUsed: (when) => `آخری استعمال: ${isolate(when)}`,
    network: (address) => `نیٹ ورک ${isolate(address)}`,
    signOut: 'سائن آؤٹ',
    signOutDevice: (device) => `${isolate(device)} سے سائن آؤٹ کریں`,
    signedOut: 'وہاں سے سائن آؤٹ ہو گیا',
    signOutFailed: 'وہاں سے سائن آؤٹ نہیں ہو سکا',
    others: 'باقی ہر جگہ سے سائن آؤٹ',
    othersQuestion: 'باقی ہر جگہ سے سائن آؤٹ کر دیں؟',
    othersText: 'اس آلے کے سوا ہر آلہ فوراً سائن آؤٹ ہو جائے گا۔',
    othersDone: 'باقی ہر جگہ سے سائن آؤٹ ہو گیا',
    loadFailed: 'آپ کے آلات لوڈ نہیں ہو سکے',
  },
};
