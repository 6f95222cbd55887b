/** What stands above an article's Urdu text. */
interface UrduArticle {
  titleUrdu: string;
  excerptUrdu: string;
}

/** Articles of the demo that have an Urdu version, by their slug; its text stands in `articles/<slug>.ur.html`. */
export const URDU_ARTICLES: ReadonlyMap<string, UrduArticle> = new Map([
  [
    'how-to-choose-a-hall',
    {
      titleUrdu: 'دل ہارنے سے پہلے: شادی ہال کا انتخاب کیسے کریں',
      excerptUrdu:
        'مہمان دو بار گنیے، ہال اسی وقت دیکھیے جس وقت آپ کی تقریب ہو گی، اور وہ پوچھیے جو نرخ نامے میں درج نہیں۔ یہ تین باتیں آدھے چکر بچا دیتی ہیں۔',
    },
  ],
  [
    'mehndi-night-ideas',
    {
      titleUrdu: 'مہندی کی شام کے لیے چند خیال',
      excerptUrdu:
        'دن کی روشنی میں آغاز کیجیے، فرش پر بیٹھیے، مہمانوں کو کچھ بنانے دیجیے، اور رقص کی مشق ضرور کیجیے مگر حد میں۔',
    },
  ],
  [
    'wedding-budget-pakistan',
    {
      titleUrdu: 'اس سال تین سو مہمانوں کا ولیمہ کتنے میں ہوتا ہے',
      excerptUrdu: 'ایک سچا حساب، مد بہ مد: روپیہ کہاں سب سے زیادہ کام آتا ہے، اور کہاں بچت مہنگی پڑتی ہے۔',
    },
  ],
  [
    'winter-wedding-lawn',
    {
      titleUrdu: 'سردیوں میں لان پر شادی',
      excerptUrdu: 'دھند، اوس، ٹھنڈے پاؤں اور سال کی سب سے خوب صورت روشنی: لان چائے کے آخری کپ تک گرم کیسے رہے۔',
    },
  ],
]);
