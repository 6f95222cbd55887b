import type { Translation } from '../../i18n/text';
import type { shortcutsText as English } from './shortcuts.text';

export const shortcutsText: Translation<typeof English> = {
  title: 'کی بورڈ کی کلیدیں',
  groups: {
    page: {
      title: 'ہر صفحے پر',
      keys: [
        ['Ctrl K', 'تلاش کریں یا جائیں'],
        ['?', 'یہ کلیدیں'],
      ],
    },
    list: {
      title: 'فہرستوں میں',
      keys: [
        ['j', 'اگلی سطر'],
        ['k', 'پچھلی سطر'],
        ['Enter', 'کھولیں'],
      ],
    },
    requests: {
      title: 'درخواست پر',
      keys: [
        ['a', 'منظور کریں'],
        ['d', 'انکار کریں'],
      ],
    },
    calendar: {
      title: 'کیلنڈر میں',
      keys: [
        ['← → ↑ ↓', 'ساتھ والا دن یا ہال'],
        ['Page Up, Page Down', 'پچھلا یا اگلا مہینہ'],
        ['Enter', 'کھولیں یا درج کریں'],
      ],
    },
    applications: {
      title: 'درخواستِ کاروبار پر',
      keys: [
        ['a', 'منظور کریں'],
        ['r', 'رد کریں'],
        ['u', 'واپس لیں، جب تک پیش کیا جائے'],
      ],
    },
  },
};
