/** The terms of the demo owner's business, in both languages. */
export const DEMO_TERMS = {
  text: `Booking. A date is ours to keep for you once the advance is paid. The advance counts towards the total.

Guests. Please tell us the final number of guests seven days before the function. More guests than agreed are charged at the agreed rate per person, if the hall can seat them.

Hours. The function ends at the agreed hour, and by the hour that the law of the city sets. Music stops half an hour before.

Decoration and sound. Your own decorators and DJs are welcome. Walls, chandeliers and carpets must be left as they were found; nails and open fire are not allowed.

Fireworks and aerial firing are forbidden by law and end the function at once.

Damage. What guests break is charged at its cost, with a bill.

Load shedding. Our generator carries lights, fans and air conditioning for the agreed hours.`,
  textUrdu: `بکنگ۔ ایڈوانس کی ادائیگی کے بعد تاریخ آپ کے لیے محفوظ ہو جاتی ہے۔ ایڈوانس کل رقم میں شمار ہوتا ہے۔

مہمان۔ براہِ کرم تقریب سے سات دن پہلے مہمانوں کی حتمی تعداد بتا دیں۔ طے شدہ تعداد سے زیادہ مہمانوں کا خرچ، گنجائش ہو تو، طے شدہ فی کس نرخ پر لیا جائے گا۔

اوقات۔ تقریب طے شدہ وقت پر، اور شہر کے قانون کے مقررہ وقت تک ختم ہو گی۔ موسیقی آدھا گھنٹہ پہلے بند ہو گی۔

سجاوٹ اور ساؤنڈ۔ آپ اپنے ڈیکوریٹر اور ڈی جے لا سکتے ہیں۔ دیواریں، فانوس اور قالین جیسے ملے تھے ویسے چھوڑیں؛ کیل ٹھونکنا اور کھلی آگ منع ہے۔

آتش بازی اور ہوائی فائرنگ قانوناً منع ہے، اور اس پر تقریب فوراً ختم کر دی جائے گی۔

نقصان۔ مہمانوں سے جو کچھ ٹوٹے گا، اس کی قیمت بل کے ساتھ لی جائے گی۔

لوڈ شیڈنگ۔ طے شدہ اوقات میں روشنی، پنکھے اور ایئر کنڈیشننگ ہمارے جنریٹر پر چلتے ہیں۔`,
};
