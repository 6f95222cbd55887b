import type { Translation } from '../../i18n/text';
import type { commandPaletteText as English } from './command-palette.text';

export const commandPaletteText: Translation<typeof English> = {
  open: 'تلاش کریں یا جائیں',
  title: 'یہاں جائیں',
  results: 'نتائج',
  searching: 'تلاش جاری ہے...',
  none: 'کچھ نہیں ملا',
  hint: 'تیر والی کلیدیں چنتی ہیں، Enter کھولتا ہے، Escape بند کرتا ہے۔ ہر صفحے پر ? تمام کلیدیں دکھاتا ہے۔',
};
