import type { Translation } from '../../../i18n/text';
import type { maintenanceText as English } from './maintenance.text';

export const maintenanceText: Translation<typeof English> = {
  title: 'محفل کی دیکھ بھال جاری ہے',
  active: 'دیکھ بھال جاری',
  expected: 'متوقع اختتام',
  noEnd: 'جلد اطلاع دی جائے گی',
  check: 'صورتِ حال دیکھیں',
  home: 'مرکزی صفحے پر جائیں',
};
