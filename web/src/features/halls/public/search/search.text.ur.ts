import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { isolate, urduCount } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { searchText as English } from './search.text';

/** Urdu of the search panel, the hall cards and the lists. */
export const searchText: Translation<typeof English> = {
  panel: {
    label: 'ہال تلاش کریں',
    where: 'کہاں',
    date: 'تاریخ',
    guests: 'مہمان',
    budget: 'بجٹ',
    rating: 'ریٹنگ',
    search: 'تلاش کریں',
    reset: 'تلاش صاف کریں',
    more: 'مزید اختیارات',
    moreCount: (count) => `مزید اختیارات (${count})`,
    compact: 'کہاں، کب، کتنے مہمان؟',
    compactHint: 'شہر · کوئی بھی دن · کوئی بھی تعداد',
    any: {
      where: 'شہر یا علاقہ',
      date: 'کوئی بھی دن',
      guests: 'کوئی بھی تعداد',
      budget: 'کوئی بھی بجٹ',
      rating: 'کوئی بھی ریٹنگ',
    },
    nearby: 'میرے قریب',
    weekdays: ['اتوار', 'پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ'],
    parts: { [PartOfDay.DAYTIME]: 'دوپہر', [PartOfDay.EVENING]: 'شام' },
    guestCount: (count) => `${count} مہمان`,
    capacities: { 50: '100 تک', 100: '100 تا 300', 300: '300 تا 500', 500: '500 یا زیادہ' },
    under: (amount) => `${isolate(amount)} سے کم`,
    over: (amount) => `${isolate(amount)} سے`,
    ratings: (rating) => (rating === '5.0' ? rating : `${rating} یا زیادہ`),
  },
  card: {
    capacity: (guests) => `${guests} مہمانوں تک`,
    more: (count) => `مزید ${count}`,
    from: 'ابتدائی قیمت',
    byHour: (amount) => `اور ${isolate(amount)} فی گھنٹہ`,
    freeDays: (count) => urduCount(count, '1 دن خالی', `${count} دن خالی`),
    units: { FIXED: 'فی بکنگ', PER_HOUR: 'فی گھنٹہ', PER_PERSON: 'فی کس' },
    reviews: (count) => urduCount(count, '1 رائے', `${count} تاثرات`),
    rated: (rating) => `5 میں سے ${rating} ریٹنگ`,
    unrated: 'نیا',
    premium: 'پریمیم',
    instant: 'فوری بکنگ',
    details: 'تفصیل دیکھیں',
    detailsOf: (hall) => `تفصیل دیکھیں، ${isolate(hall)}`,
    away: (distance) => `${distance} کلومیٹر دور`,
    services: 'خدمات',
  },
  results: {
    detecting: 'آپ کی کرنسی معلوم کی جا رہی ہے…',
    failed: 'ہال لوڈ نہیں ہو سکے',
    failedText: 'اپنا انٹرنیٹ دیکھ لیں اور دوبارہ کوشش کریں۔',
    retry: 'دوبارہ کوشش کریں',
  },
  landing: {
    viewFeatured: 'تمام نمایاں ہال دیکھیں',
    viewAll: 'مزید ہال دیکھیں',
    noFeatured: 'ابھی کوئی نمایاں ہال نہیں',
    noFeaturedText: 'جلد دوبارہ آئیے، ہمارے چنیدہ پریمیم ہال یہاں ہوں گے۔',
    noVenues: 'کوئی ہال نہیں ملا',
    noVenuesText: 'تلاش کی شرائط بدل کر دیکھیں، یا اوپر نمایاں ہال ملاحظہ کریں۔',
  },
  listing: {
    featured: { title: 'نمایاں ہال', eyebrow: 'پریمیم انتخاب' },
    all: { title: 'تمام ہال', eyebrow: 'سب ہال ملاحظہ کریں' },
  },
  compare: {
    add: 'موازنہ',
    addHall: (title) => `${isolate(title)} کا موازنہ کریں`,
    full: (most) => `آپ زیادہ سے زیادہ ${most} ہالوں کا موازنہ کر سکتے ہیں`,
  },
};
