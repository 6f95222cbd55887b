import type { Translation } from '../../i18n/text';
import type { ownerCommandsText as English } from './owner-commands.text';

export const ownerCommandsText: Translation<typeof English> = {
  label: 'بکنگ نمبر، نام، فون، ہال یا دن',
  bookings: 'بکنگز',
  days: 'دن',
  halls: 'ہال',
  actions: 'کام',
  screens: 'صفحات',
  addBooking: 'بکنگ درج کریں',
  addHall: 'ہال شامل کریں',
  sheet: 'آج کی فنکشن شیٹ',
};
