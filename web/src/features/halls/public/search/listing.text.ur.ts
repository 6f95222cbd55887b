import { HallOrder } from '@mehfil/api/domain/halls/search';
import type { Translation } from '../../../../i18n/text';
import { isolate, urduCount } from '../../../../i18n/urdu';
import type { listingText as English } from './listing.text';

const NEARBY = 'آپ کے قریب';

export const listingText: Translation<typeof English> = {
  count: (total, shown, orMore) => {
    if (orMore) return `${shown} سے زیادہ ہال`;
    return urduCount(total, '1 ہال', `${shown} ہال`);
  },
  sentence: {
    whole: (halls, { place, days, hours, guests }) => {
      const where = place === undefined ? halls : `${place === NEARBY ? NEARBY : `${place} میں`} ${halls}`;
      const free = days && `${[days, hours].filter(Boolean).join(' ')} خالی`;
      return [where, free, guests && `${guests} مہمانوں کے لیے`].filter(Boolean).join('، ');
    },
    nearby: NEARBY,
    onDay: (day) => `${day} کو`,
    inRange: (range, weekdays) =>
      weekdays.length === 0 ? `${range} میں کسی دن` : `${range} میں کسی ${weekdays.join(' یا ')} کو`,
    hours: (from, to) => `${isolate(from)} سے ${isolate(to)} تک`,
    parts: { DAYTIME: 'دوپہر میں', EVENING: 'شام میں' },
  },
  weekday: (day) => ['اتوار', 'پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ'][day] ?? '',
  conditions: 'آپ کی شرطیں',
  remove: (condition) => `${condition} ہٹائیں`,
  loosen: 'آپ کیا بدل سکتے ہیں',
  without: (condition, halls) => `”${condition}“ کے بغیر: ${halls}`,
  order: 'ترتیب',
  orders: {
    [HallOrder.RATING]: 'بہترین ریٹنگ پہلے',
    [HallOrder.RECOMMENDED]: 'ہماری تجویز',
    [HallOrder.REVIEWS]: 'زیادہ جائزوں والے پہلے',
    [HallOrder.PRICE]: 'کم قیمت پہلے',
    [HallOrder.PRICE_DESC]: 'زیادہ قیمت پہلے',
    [HallOrder.CAPACITY]: 'چھوٹے ہال پہلے',
    [HallOrder.CAPACITY_DESC]: 'بڑے ہال پہلے',
    [HallOrder.DISTANCE]: 'قریب ترین پہلے',
  },
  nearFailed: 'آپ کی جگہ معلوم نہیں ہو سکی۔ دیکھ لیں کہ اس سائٹ کو مقام کی اجازت ہے، یا شہر لکھ دیں۔',
  more: 'مزید ہال دکھائیں',
  loadingMore: 'مزید ہال لوڈ ہو رہے ہیں…',
  loading: 'ہال لوڈ ہو رہے ہیں',
  nearbyDates: 'قریبی تاریخوں پر خالی',
  noFeatured: 'کوئی نمایاں ہال نہیں ملا',
  noVenues: 'کوئی ہال نہیں ملا',
  emptyText: 'کوئی اور جگہ یا دن، کم مہمان یا بڑا بجٹ آزما کر دیکھیں۔',
  list: 'فہرست',
  map: 'نقشہ',
  view: 'منظر',
};
