import { urduCount } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { resultsMapText as English } from './results-map.text';

export const resultsMapText: Translation<typeof English> = {
  label: 'ملنے والے ہالوں کا نقشہ',
  shown: (count) => urduCount(count, 'نقشے پر 1 ہال', `نقشے پر ${count} ہال`),
  unplaced: 'وہ ہال جن کی جگہ نقشے پر معلوم نہیں',
};
