import { toHundredths } from '../../domain/money/money.js';
import type { MenuInput } from '../../modules/menus/menu.inputs.js';

const dish = (name: string, nameUrdu: string, surcharge = 0) => ({
  ...{ name, nameUrdu },
  surcharge: toHundredths(surcharge),
});

const SERVED = { choose: null, isMain: false };
const ANYWHERE = { hallIds: null, shiftNames: [], firstDay: null, lastDay: null, isFixed: false };

/** The menus of the demo owner's business: one dish as the law of Lahore has it, by bands of guests, and a feast. */
export const DEMO_MENUS: readonly MenuInput[] = [
  {
    ...ANYWHERE,
    name: 'One dish walima',
    nameUrdu: 'ون ڈش ولیمہ',
    description: 'From our own kitchen, served at the table.',
    courses: [
      {
        ...{ name: 'Main course', nameUrdu: 'مین کورس', choose: 1, isMain: true },
        dishes: [
          dish('Chicken qorma', 'چکن قورمہ'),
          dish('Chicken biryani', 'چکن بریانی'),
          dish('Mutton qorma', 'مٹن قورمہ', 650),
        ],
      },
      {
        ...SERVED,
        ...{ name: 'Beside it', nameUrdu: 'ساتھ میں' },
        dishes: [dish('Naan', 'نان'), dish('Raita', 'رائتہ'), dish('Fresh salad', 'تازہ سلاد')],
      },
      {
        ...{ name: 'Sweet', nameUrdu: 'میٹھا', choose: 1, isMain: false },
        dishes: [dish('Kheer', 'کھیر'), dish('Gajar halwa', 'گاجر کا حلوہ', 90)],
      },
    ],
    bands: [
      { fromGuests: 1, price: toHundredths(2450) },
      { fromGuests: 200, price: toHundredths(2250) },
      { fromGuests: 400, price: toHundredths(2100) },
    ],
    guaranteedHeads: 100,
    childrenShare: 50,
  },
  {
    ...ANYWHERE,
    name: 'Mehfil feast',
    nameUrdu: 'محفل کی دعوت',
    description: 'For dinners of companies and families, where more than one dish may be served.',
    courses: [
      {
        ...SERVED,
        ...{ name: 'Starter', nameUrdu: 'اسٹارٹر' },
        dishes: [dish('Chicken corn soup', 'چکن کارن سوپ'), dish('Fish crackers', 'فش کریکر')],
      },
      {
        ...{ name: 'Main course', nameUrdu: 'مین کورس', choose: 3, isMain: true },
        dishes: [
          dish('Mutton karahi', 'مٹن کڑاہی', 500),
          dish('Chicken tikka', 'چکن تکہ'),
          dish('Beef pulao', 'بیف پلاؤ'),
          dish('Daal makhni', 'دال مکھنی'),
        ],
      },
      {
        ...SERVED,
        ...{ name: 'Sweet', nameUrdu: 'میٹھا' },
        dishes: [dish('Kulfi', 'قلفی'), dish('Shahi tukray', 'شاہی ٹکڑے'), dish('Kashmiri tea', 'کشمیری چائے')],
      },
    ],
    bands: [{ fromGuests: 1, price: toHundredths(3600) }],
    guaranteedHeads: 80,
  },
];
