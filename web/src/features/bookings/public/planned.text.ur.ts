import type { Translation } from '../../../i18n/text';
import type { plannedText as English } from './planned.text';

export const plannedText: Translation<typeof English> = {
  title: 'آپ کے چنے ہوئے ہال',
  choose: (name) => `${name} کے لیے چنیں`,
  chosen: (name) => `${name} کے لیے چنا گیا`,
  chooseHours: (name) => `${name} کے اوقات چنیں`,
  bookable: (hours) => `${hours} کی بکنگ ہو سکتی ہے۔`,
  signIn: (name) => `${name} کے لیے چننے سے پہلے سائن ان کریں`,
  guests: (count) => `${count} مہمان`,
  oneMore: 'دونوں کی اکٹھی درخواست کے لیے کسی اور تقریب کا ہال بھی چنیں۔',
};
