import type { Translation } from '../../../../i18n/text';
import { isolate } from '../../../../i18n/urdu';
import type { askHallText as English } from './ask-hall.text';

export const askHallText: Translation<typeof English> = {
  ask: 'ہال سے پوچھیں',
  title: (hall) => `${isolate(hall)} سے پوچھیں`,
  intro: 'کاروبار یہیں جواب دے گا اور ہم آپ کو ای میل سے بتائیں گے۔ آپ کے رابطے کی معلومات نہیں دکھائی جاتیں۔',
  text: 'آپ کا سوال',
  placeholder: 'آپ کیا جاننا چاہتے ہیں؟',
  inPart: { DAYTIME: 'تقریب دن کے وقت ہوگی۔ ', EVENING: 'تقریب شام کے وقت ہوگی۔ ' },
  day: 'دن',
  dayHint: 'اگر کوئی دن ذہن میں ہے',
  guests: 'مہمان',
  send: 'بھیجیں',
  sending: 'بھیجا جا رہا ہے…',
  failed: 'سوال نہیں بھیجا جا سکا',
};
