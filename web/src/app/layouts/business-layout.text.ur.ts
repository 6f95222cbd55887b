import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { businessLayoutText as English } from './business-layout.text';

export const businessLayoutText: Translation<typeof English> = {
  navigation: 'کاروبار',
  welcome: (name) => `خوش آمدید، ${isolate(name)}`,
  accountText: 'آپ کیسے سائن ان ہوتے ہیں، اور ہم آپ کو کہاں لکھیں۔',
  dashboard: 'ڈیش بورڈ',
  setup: 'سیٹ اپ',
  halls: 'ہال',
  bookings: 'بکنگز',
  messages: 'پیغامات',
  enquiries: 'استفسارات',
  visits: 'ہال دیکھنے والے',
  calendar: 'کیلنڈر',
  guests: 'گاہک',
  reviews: 'تاثرات',
  settings: 'ترتیبات',
  billing: 'بلنگ',
  team: 'ٹیم',
  support: 'سپورٹ',
};
