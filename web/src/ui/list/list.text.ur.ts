import { isolate, urduCount } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { listText as English } from './list.text';

export const listText: Translation<typeof English> = {
  bulk: {
    done: (count) => urduCount(count, '1 قطار میں تبدیلی ہو گئی۔', `${count} قطاروں میں تبدیلی ہو گئی۔`),
    names: (first, others) => (others === 0 ? first : `${first} اور ${others} مزید`),
  },
  filters: 'فلٹرز',
  removeFilter: (filter) => `فلٹر ${filter} ہٹائیں`,
  clearFilters: 'فلٹر صاف کریں',
  search: 'تلاش کریں',
  clearSearch: 'تلاش صاف کریں',
  error: 'خرابی',
  previous: 'پچھلا',
  next: 'اگلا',
  pages: 'صفحات',
  page: (page, pages) => `${pages} میں سے صفحہ ${page}`,
  rows: (total) => (total === '1' ? '1 قطار' : `${total} قطاریں`),
  added: (count) => urduCount(count, '1 نئی قطار دکھائیں', `${count} نئی قطاریں دکھائیں`),
  views: {
    label: 'محفوظ منظر',
    save: 'منظر محفوظ کریں',
    submit: 'محفوظ کریں',
    name: 'نام',
    nameHint: 'یہ صرف آپ کو، اسی براؤزر میں نظر آتا ہے۔ اسی نام کا پہلا منظر اس سے بدل جاتا ہے۔',
    full: (most) => `ایک فہرست میں آپ کے ${most} منظر رہ سکتے ہیں۔ پہلے کوئی ایک ہٹائیں۔`,
    remove: (name) => `منظر ${isolate(name)} ہٹائیں`,
  },
  total: (count, orMore) => (orMore ? `${count} سے زیادہ` : count),
};
