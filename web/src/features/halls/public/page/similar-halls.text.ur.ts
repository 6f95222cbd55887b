import { isolate } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { similarHallsText as English } from './similar-halls.text';

export const similarHallsText: Translation<typeof English> = {
  title: 'ملتے جلتے ہال',
  freeOn: (day) => `ملتے جلتے ہال جو ${isolate(day)} کو خالی ہیں`,
  freeThen: 'ملتے جلتے ہال جو ان دنوں خالی ہیں',
};
