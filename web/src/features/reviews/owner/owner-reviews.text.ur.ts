import { isolate, urduCount } from '../../../i18n/urdu';
import type { Translation } from '../../../i18n/text';
import type { ownerReviewsText as English } from './owner-reviews.text';

export const ownerReviewsText: Translation<typeof English> = {
  title: 'تاثرات',
  views: { all: 'سب', lowest: 'کم ریٹنگ والے' },
  text: 'آپ کے گاہک کیا کہتے ہیں۔ ہر رائے کی ہر صورت کا ایک بار جواب دیا جا سکتا ہے؛ آپ کا جواب سب اس کے نیچے پڑھتے ہیں۔',
  count: (total) => (total === '1' ? '1 رائے' : `${total} تاثرات`),
  filters: 'فلٹرز',
  hall: 'ہال',
  anyHall: 'تمام ہال',
  rating: 'ریٹنگ',
  anyRating: 'کوئی بھی ریٹنگ',
  stars: (count) => urduCount(count, '1 ستارہ', `${count} ستارے`),
  answers: 'جوابات',
  anyAnswer: 'سب',
  unanswered: 'بغیر جواب کے',
  order: 'ترتیب',
  orders: { NEWEST: 'تازہ ترین', OLDEST: 'پرانی پہلے', LOWEST: 'کم ریٹنگ پہلے', HIGHEST: 'زیادہ ریٹنگ پہلے' },
  empty: 'ابھی کوئی رائے نہیں',
  emptyText: 'گاہک آپ کے ہالوں کے بارے میں جو لکھیں گے وہ یہاں نظر آئے گا۔',
  nothing: 'ان فلٹرز سے کوئی رائے نہیں ملی',
  review: 'رائے',
  author: 'مہمان',
  written: 'تاریخ',
  answer: 'جواب',
  answered: 'جواب دیا جا چکا',
  earlierVersion: 'پہلی صورت پر',
  actions: 'اقدامات',
  noComment: 'صرف ریٹنگ، کوئی تبصرہ نہیں۔',
  by: (name) => `${isolate(name)} کی رائے`,
};
