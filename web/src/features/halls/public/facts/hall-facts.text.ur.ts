import { isolate, urduCount } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { hallFactsText as English } from './hall-facts.text';

const HOURS_OF_DAY = 24;

export const hallFactsText: Translation<typeof English> = {
  title: 'ایک نظر میں',
  labels: {
    rounds: 'گول میزوں پر',
    theater: 'قطاروں میں',
    standing: 'کھڑے ہو کر',
    parking: 'پارکنگ',
    generator: 'جنریٹر',
    bridalRoom: 'برائیڈل روم',
    catering: 'باہر کی کیٹرنگ',
    decor: 'باہر کی سجاوٹ',
    answers: 'مالک کا جواب',
  },
  guests: (guests) => `${guests} مہمان`,
  noParking: 'نہیں',
  cars: (cars, isOne) => `${cars} ${isOne ? 'گاڑی' : 'گاڑیاں'}`,
  valet: 'ویلے',
  noValet: 'ویلے نہیں',
  carsAndValet: (cars) => `${cars}، ویلے کے ساتھ`,
  generator: { NONE: 'نہیں', PARTIAL: 'ہال کے کچھ حصے کا', FULL: 'پورے ہال کا' },
  policy: { ALLOWED: 'اجازت ہے', NOT_ALLOWED: 'اجازت نہیں' },
  charged: (amount) => `${isolate(amount)} فی بکنگ`,
  yes: 'ہے',
  no: 'نہیں',
  answersWithin: (hours) =>
    hours < 2 * HOURS_OF_DAY
      ? urduCount(hours, '1 گھنٹے میں', `${hours} گھنٹوں میں`)
      : `${Math.ceil(hours / HOURS_OF_DAY)} دنوں میں`,
  floorPlan: 'ہال کا نقشہ',
  floorPlanOf: (title) => `${isolate(title)} کا نقشہ`,
  openFloorPlan: 'ہال کا نقشہ کھولیں',
};
