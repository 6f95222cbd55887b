import type { Translation } from '../i18n/text';
import type { sessionEndText as English } from './session-end.text';

export const sessionEndText: Translation<typeof English> = {
  title: 'آپ سائن آؤٹ ہو گئے ہیں',
  text: 'آپ کا سیشن ختم ہو گیا۔ آپ پڑھنا جاری رکھ سکتے ہیں؛ آپ کا لکھا ہوا سائن ان کرنے پر پھر سامنے ہو گا۔',
  signIn: 'سائن ان کریں',
};
