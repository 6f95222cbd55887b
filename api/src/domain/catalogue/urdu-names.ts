/**
 * What halls commonly sell and have, in English and Urdu: categories, types, services, amenities and shifts, with the descriptions that the
 * demo gives them. Catalogues have no texts in Urdu of their own.
 */
const NAMES: readonly (readonly [english: string, urdu: string])[] = [
  // Categories.
  ['Wedding', 'شادی'],
  ['Baraat', 'بارات'],
  ['Walima', 'ولیمہ'],
  ['Mehndi', 'مہندی'],
  ['Nikah', 'نکاح'],
  ['Reception', 'استقبالیہ'],
  ['Walima & Reception', 'ولیمہ اور استقبالیہ'],
  ['Mehndi & Mayun', 'مہندی اور مایوں'],
  ['Corporate', 'کاروباری تقریبات'],
  ['Conference', 'کانفرنس'],
  ['Birthday', 'سالگرہ'],
  [
    'Baraat and wedding dinners, with stage and entrance.',
    'بارات اور شادی کے کھانے، اسٹیج اور استقبالی راستے کے ساتھ۔',
  ],
  ['Receptions by day or evening, seated dinners.', 'دن یا شام کے استقبالیے، نشستوں پر کھانا۔'],
  ['Evenings of henna, music and dance, with floor seating.', 'مہندی، گیتوں اور رقص کی شامیں، فرشی نشست کے ساتھ۔'],
  [
    'Conferences, launches, trainings and annual dinners.',
    'کانفرنسیں، افتتاحی تقریبات، تربیتی نشستیں اور سالانہ عشائیے۔',
  ],

  // Parts of payment plans.
  ['Advance', 'پیشگی'],
  ['Rest', 'بقایا'],

  // Types.
  ['Banquet hall', 'بینکوئٹ ہال'],
  ['Ballroom', 'بال روم'],
  ['Marquee', 'مارکی'],
  ['Garden', 'باغ'],
  ['Lawn', 'لان'],
  ['Garden & lawn', 'باغ اور لان'],
  ['Haveli & courtyard', 'حویلی اور آنگن'],
  ['Rooftop', 'چھت'],
  ['Farmhouse', 'فارم ہاؤس'],
  ['Indoors, air-conditioned.', 'چھت تلے، ایئر کنڈیشنڈ۔'],
  ['A large tent or pavilion without pillars.', 'ستونوں کے بغیر بڑا شامیانہ یا پویلین۔'],
  ['Under the open sky, with a cover at hand.', 'کھلے آسمان تلے، ضرورت پر سائبان کے ساتھ۔'],
  ['A house with a yard in its middle.', 'حویلی جس کے بیچ میں آنگن ہے۔'],
  ['Above the city.', 'شہر سے اوپر۔'],

  // What comes with a hall.
  ['Stage and seating', 'اسٹیج اور نشستیں'],
  ['Standby generator', 'اسٹینڈ بائی جنریٹر'],
  ['Service staff', 'خدمت کا عملہ'],
  ['Air conditioning and heating', 'ٹھنڈک اور ہیٹنگ'],
  ['Canopy in case of rain', 'بارش میں سائبان'],
  ['Valet parking', 'ویلے پارکنگ'],
  ['Bridal lounge', 'دلہن کا کمرہ'],
  [
    'Stage with sofa, tables, covered chairs and linen for every guest.',
    'صوفے والا اسٹیج، میزیں، میز پوش اور ہر مہمان کے لیے غلاف والی کرسی۔',
  ],
  [
    'Takes over within seconds, for as long as the function lasts.',
    'چند سیکنڈ میں چل پڑتا ہے، اور تقریب کے اختتام تک چلتا ہے۔',
  ],
  ['Waiters, a floor manager and attendants in the lounges.', 'ویٹر، فلور مینیجر، اور کمروں میں خدمت گار۔'],
  ['As the season asks.', 'موسم کے مطابق۔'],
  ['Raised over the seating within three hours.', 'تین گھنٹے میں نشستوں کے اوپر لگ جاتا ہے۔'],
  ['At the gate, from an hour before the function.', 'گیٹ پر، تقریب سے ایک گھنٹہ پہلے سے۔'],
  ['With mirrors, a bathroom and a door to the stage.', 'آئینوں، غسل خانے اور اسٹیج تک دروازے کے ساتھ۔'],

  // What can be chosen.
  ['Chicken biryani menu', 'چکن بریانی مینو'],
  ['Mutton menu', 'مٹن مینو'],
  ['High tea', 'ہائی ٹی'],
  ['Live barbecue', 'لائیو باربی کیو'],
  ['Seafood counter', 'سی فوڈ کاؤنٹر'],
  ['Dessert bar', 'میٹھے کا کاؤنٹر'],
  ['Fresh flower stage', 'تازہ پھولوں کا اسٹیج'],
  ['Photography and film', 'فوٹوگرافی اور فلم'],
  ['DJ and dance floor', 'ڈی جے اور ڈانس فلور'],
  ['Qawwali party', 'قوالی پارٹی'],
  ['Dhol and shehnai', 'ڈھول اور شہنائی'],
  ['Screens and projection', 'اسکرینیں اور پروجیکشن'],
  ['Guest shuttle', 'مہمانوں کی گاڑیاں'],
  ['Catering', 'کیٹرنگ'],
  ['Decoration', 'سجاوٹ'],
  ['Photography', 'فوٹوگرافی'],
  ['Generator', 'جنریٹر'],
  ['Biryani, qorma, naan, salad, raita and kheer.', 'بریانی، قورمہ، نان، سلاد، رائتہ اور کھیر۔'],
  [
    'Mutton qorma, chicken boti, pulao, naan, two sweets and kashmiri chai.',
    'مٹن قورمہ، چکن بوٹی، پلاؤ، نان، دو میٹھے اور کشمیری چائے۔',
  ],
  [
    'Twelve small things, savoury and sweet, with tea and coffee.',
    'بارہ نمکین اور میٹھے لوازمات، چائے اور کافی کے ساتھ۔',
  ],
  [
    'Seekh, malai boti and fish from the coals, at a station among the guests.',
    'سیخ کباب، ملائی بوٹی اور مچھلی، مہمانوں کے سامنے کوئلوں پر تیار۔',
  ],
  ['Prawns, pomfret and crab from the morning’s auction.', 'صبح کی نیلامی سے تازہ جھینگے، پاپلیٹ اور کیکڑے۔'],
  ['Gulab jamun, jalebi, kulfi, trifle and fresh fruit.', 'گلاب جامن، جلیبی، قلفی، ٹرائفل اور تازہ پھل۔'],
  [
    'Roses, tuberoses and chrysanthemums from Pattoki, in your colours.',
    'پتوکی کے گلاب، رجنی گندھا اور گلِ داؤدی، آپ کے پسندیدہ رنگوں میں۔',
  ],
  [
    'Two photographers and one camera, album and edited film in six weeks.',
    'دو فوٹوگرافر اور ایک کیمرا؛ البم اور مکمل فلم چھ ہفتوں میں۔',
  ],
  ['Sound, lights and a dance floor of six by six meters.', 'ساؤنڈ، روشنیاں اور چھ ضرب چھ میٹر کا ڈانس فلور۔'],
  ['Nine musicians, two sets.', 'نو قوال اور سازندے، دو نشستیں۔'],
  ['For the entrance of the baraat.', 'بارات کی آمد کے لیے۔'],
  ['Two LED walls with an operator.', 'دو ایل ای ڈی اسکرینیں، آپریٹر کے ساتھ۔'],
  ['Two coasters between the hall and a place in the city.', 'ہال اور شہر کے ایک مقام کے درمیان دو کوسٹر۔'],

  // What halls have.
  ['Parking', 'پارکنگ'],
  ['Sound system', 'ساؤنڈ سسٹم'],
  ['Guards at the gate', 'گیٹ پر محافظ'],
  ['Wi-Fi', 'وائی فائی'],
  ['Air conditioning', 'ایئر کنڈیشننگ'],
  ['Kitchen for caterers', 'کیٹرنگ کے لیے باورچی خانہ'],
  ['Prayer room', 'نماز کی جگہ'],
  ['Bridal suite', 'دلہن کا سویٹ'],
  ['Step-free entrance', 'سیڑھیوں کے بغیر داخلہ'],
  ['Play corner for children', 'بچوں کے کھیلنے کی جگہ'],

  // Shifts.
  ['Lunch', 'لنچ'],
  ['Dinner', 'ڈنر'],
  ['Morning', 'صبح'],
  ['Afternoon', 'دوپہر'],
  ['Evening', 'شام'],
];

const URDU_NAMES: ReadonlyMap<string, string> = new Map(NAMES.map(([english, urdu]) => [english.toLowerCase(), urdu]));

/** A name or description of a catalogue in Urdu; as it is where none is known. */
export function toUrduName(name: string): string {
  return URDU_NAMES.get(name.trim().toLowerCase()) ?? name;
}
