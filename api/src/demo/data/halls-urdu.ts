/** What a hall of the demo says to readers of Urdu. */
interface UrduHall {
  hallNameUrdu: string;
  descriptionUrdu: string;
}

const hall = (hallNameUrdu: string, descriptionUrdu: string): UrduHall => ({ hallNameUrdu, descriptionUrdu });

/** Halls of the demo that have a name in Urdu, by their ordinary name; the others are shown as they are. */
export const URDU_HALLS: ReadonlyMap<string, UrduHall> = new Map([
  [
    'Margalla House Garden',
    hall('مارگلہ ہاؤس گارڈن', 'مارگلہ کی پہاڑیوں کے دامن میں سایہ دار لان۔ پُرسکون شادی کے لیے خاندانوں کی پہلی پسند۔'),
  ],
  [
    'Blue Area Sky Lounge',
    hall('بلیو ایریا اسکائی لاؤنج', 'شہر کی روشنیوں کے اوپر ایک روشن ہال، چھوٹی اور باوقار تقریبات کے لیے۔'),
  ],
  ['Bani Gala Lakeside', hall('بنی گالہ لیک سائیڈ', 'جھیل کے کنارے کھلا سبزہ زار؛ شام کی تقریب کے لیے بہترین جگہ۔')],
  [
    'Chak Shahzad Orchard',
    hall('چک شہزاد باغ', 'پھل دار درختوں کے بیچ کھلا باغ، جہاں مہندی کی شام یادگار بن جاتی ہے۔'),
  ],
  ['Sawan Courtyard', hall('ساون آنگن', 'روایتی آنگن جس کے گرد برآمدے ہیں؛ مہندی اور ڈھولکی کے لیے موزوں۔')],
  [
    'Qissa Khwani Haveli',
    hall('قصہ خوانی حویلی', 'پرانے شہر کی طرز پر بنی حویلی، لکڑی کے جھروکے اور قہوے کی مہک کے ساتھ۔'),
  ],
  ['Clifton Grand Ballroom', hall('کلفٹن گرینڈ بال روم', 'فانوسوں سے سجا کشادہ بال روم، بڑی بارات اور ولیمے کے لیے۔')],
  ['Saahil Beach Pavilion', hall('ساحل بیچ پویلین', 'سمندر کی ہوا اور غروبِ آفتاب کا منظر؛ کھلے آسمان تلے تقریب۔')],
  ['Sea View Terrace', hall('سی ویو ٹیرس', 'سمندر کے سامنے ٹیرس، شام کی چھوٹی دعوتوں کے لیے۔')],
  ['Gulshan Family Lawn', hall('گلشن فیملی لان', 'مناسب قیمت میں صاف ستھرا لان؛ خواتین کے لیے پردے کا الگ انتظام۔')],
  ['Johar Marquee', hall('جوہر مارکی', 'ایئرکنڈیشنڈ مارکی، بارات اور ولیمے کے لیے کشادہ پارکنگ کے ساتھ۔')],
  [
    'Shahjahan Marquee',
    hall('شاہجہاں مارکی', 'بڑی بارات کے لیے شاہانہ مارکی؛ ضرورت ہو تو دو حصوں میں بھی مل سکتی ہے۔'),
  ],
  [
    'Shahjahan Marquee, Jasmine Wing',
    hall('شاہجہاں مارکی، چنبیلی ونگ', 'شاہجہاں مارکی کا ایک حصہ، درمیانی تقریبات کے لیے۔'),
  ],
  [
    'Shahjahan Marquee, Tuberose Wing',
    hall('شاہجہاں مارکی، رجنی گندھا ونگ', 'شاہجہاں مارکی کا دوسرا حصہ، اپنے الگ داخلی راستے کے ساتھ۔'),
  ],
  ['Noor Mahal Ballroom', hall('نور محل بال روم', 'روشنیوں اور آئینوں سے سجا ہال، جہاں ہر تصویر شاندار آتی ہے۔')],
  [
    'Lawrence Garden Lawn',
    hall('لارنس گارڈن لان', 'پرانے درختوں کے سائے میں سرسبز لان، دن کی تقریب کے لیے خوب صورت جگہ۔'),
  ],
  ['Anarkali Rooftop Terrace', hall('انارکلی روف ٹاپ ٹیرس', 'پرانے لاہور کے نظارے کے ساتھ چھت پر تقریب۔')],
  ['Gulistan Banquet', hall('گلستان بینکوئٹ', 'گھریلو ماحول اور لذیذ کھانا؛ مناسب بجٹ میں پوری تقریب۔')],
  ['Haveli Dilruba', hall('حویلی دلربا', 'روایتی حویلی کا آنگن، چراغوں اور گیندے کے پھولوں سے سجا ہوا۔')],
  [
    'Bagh-e-Sehr Farmhouse',
    hall('باغِ سحر فارم ہاؤس', 'شہر سے ذرا باہر کھلا فارم ہاؤس؛ بڑی تقریب کے لیے وسیع سبزہ زار۔'),
  ],
  ['Clock Tower Courtyard', hall('گھنٹہ گھر آنگن', 'فیصل آباد کے دل میں روایتی آنگن، ہر مہمان کے لیے پہنچنا آسان۔')],
  ['Pehalwan Lawn', hall('پہلوان لان', 'گوجرانوالہ کے کھانوں کی روایت اور دل کھول کر مہمان نوازی۔')],
  ['Aam Bagh Lawn', hall('آم باغ لان', 'ملتان کے آم کے باغ میں سایہ دار لان۔')],
  ['Qila Courtyard', hall('قلعہ آنگن', 'نیلی ٹائلوں سے سجا آنگن، ملتان کی روایت کے رنگ میں۔')],
  ['Rukn-e-Alam Banquet', hall('رکنِ عالم بینکوئٹ', 'کشادہ اور ٹھنڈا ہال، ملتان کے مرکز میں۔')],
]);
