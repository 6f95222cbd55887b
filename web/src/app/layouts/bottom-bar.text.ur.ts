import type { Translation } from '../../i18n/text';
import type { bottomBarText as English } from './bottom-bar.text';

export const bottomBarText: Translation<typeof English> = {
  navigation: 'فوری روابط',
  browse: 'ہال دیکھیں',
  saved: 'محفوظ',
  bookings: 'بکنگز',
  account: 'اکاؤنٹ',
};
