import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { cityRulesText as English } from './city-rules.text';

/** What staff name as sources, as far as it is known. */
const SOURCES: Readonly<Record<string, string>> = {
  'Punjab Marriage Functions Act 2016': 'پنجاب میرج فنکشنز ایکٹ 2016',
  'Order of the Deputy Commissioner against smog': 'اسموگ کی روک تھام کے لیے ڈپٹی کمشنر کا حکم',
};

export const cityRulesText: Translation<typeof English> = {
  title: 'شہر کے قواعد',
  closing: (city, time) => `${isolate(city)} میں تقریبات ${isolate(time)} تک ختم ہونی ضروری ہیں۔`,
  oneDish: {
    customer: (city) =>
      `${isolate(city)} میں شادی پر صرف ایک ڈش پیش کی جا سکتی ہے۔ براہِ کرم ایسا مینو چنیں جو اس کے مطابق ہو، یا ہال سے طے کر لیں۔`,
    owner: (city) =>
      `${isolate(city)} میں شادی پر صرف ایک ڈش پیش کی جا سکتی ہے۔ براہِ کرم گاہک سے ایسا مینو طے کر لیں جو اس کے مطابق ہو۔`,
  },
  tooLate: 'چنا ہوا وقت اس سے آگے جاتا ہے۔',
  refused: 'اس سے آگے جانے والی بکنگ قبول نہیں ہوتی۔',
  ownersOnly: 'گاہکوں کی بکنگ اس کی وجہ سے رد ہوتی ہے؛ آپ کی بکنگ پر صرف اطلاع ہے۔',
  source: (source) => `ماخذ: ${SOURCES[source] ?? isolate(source)}`,
};
