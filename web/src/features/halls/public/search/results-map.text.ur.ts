import { urduCount } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { resultsMapText as English } from './results-map.text';

export const resultsMapText: Translation<typeof English> = {
  label: 'ملنے والے ہالوں کا نقشہ',
  shown: (count) => urduCount(count, 'نقشے پر 1 ہال', `نقشے پر ${count} ہال، بہترین ریٹنگ والے پہلے`),
  inView: 'نقشے کے اس حصے کے ہال',
  noneInView: 'نقشے کے اس حصے میں کوئی ہال نہیں۔ نقشہ ہلائیں یا زوم کم کریں۔',
  unplaced: 'وہ ہال جن کی جگہ نقشے پر معلوم نہیں',
};
