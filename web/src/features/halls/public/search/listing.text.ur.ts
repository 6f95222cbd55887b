import type { Translation } from '../../../../i18n/text';
import { urduCount } from '../../../../i18n/urdu';
import type { listingText as English } from './listing.text';

/** Urdu of lists of halls. */
export const listingText: Translation<typeof English> = {
  count: (total, shown, orMore) => {
    if (orMore) return `${shown} سے زیادہ ہال`;
    return urduCount(total, '1 ہال', `${shown} ہال`);
  },
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
