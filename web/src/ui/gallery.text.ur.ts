import { isolate } from '../i18n/urdu';
import type { Translation } from '../i18n/text';
import type { galleryText as English } from './gallery.text';

export const galleryText: Translation<typeof English> = {
  kind: 'سلائیڈ شو',
  label: 'تصاویر',
  empty: 'کوئی تصویر موجود نہیں',
  emptyHint: 'تصاویر شامل ہوتے ہی یہاں نظر آئیں گی۔',
  previous: 'پچھلی تصویر',
  next: 'اگلی تصویر',
  open: 'پوری اسکرین پر دیکھیں',
  close: 'پوری اسکرین سے واپس جائیں',
  counter: (current, total) => isolate(`${current} / ${total}`),
  show: (current, total) => `${total} میں سے تصویر ${current} دکھائیں`,
  picture: (title, current) => `${isolate(title)}، تصویر ${current}`,
  more: (count) => isolate(`+${count}`),
};
