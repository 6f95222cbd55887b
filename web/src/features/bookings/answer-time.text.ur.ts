import { urduCount } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { answerTimeText as English } from './answer-time.text';

export const answerTimeText: Translation<typeof English> = {
  usually: (count) =>
    count < 48
      ? `مالک عموماً ${urduCount(count, 'ایک گھنٹے', `${count} گھنٹوں`)} میں جواب دیتے ہیں۔`
      : `مالک عموماً ${Math.ceil(count / 24)} دن میں جواب دیتے ہیں۔`,
};
