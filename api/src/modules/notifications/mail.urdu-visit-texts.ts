type Sentences = readonly (readonly [english: string, urdu: string])[];

/** What the other side of a visit did: the business, which customers read by its name, or the customer. */
const BY_THE_OTHER_SIDE: Sentences = [
  [
    '{name} proposes a time for a visit of the hall. Please confirm it, decline it or propose another time.',
    '{name} نے ہال دیکھنے کا ایک وقت تجویز کیا ہے۔ براہِ کرم اسے منظور کریں، رد کریں یا دوسرا وقت تجویز کریں۔',
  ],
  [
    '{name} confirmed the visit. You’ll find it, with a calendar file, next to the messages.',
    '{name} نے یہ وقت منظور کر لیا ہے۔ تفصیل اور آپ کے کیلنڈر کی فائل پیغامات کے ساتھ موجود ہے۔',
  ],
  [
    '{name} can’t make the time that you proposed. You may propose another one.',
    'آپ کا تجویز کردہ وقت {name} کے لیے ممکن نہیں۔ آپ دوسرا وقت تجویز کر سکتے ہیں۔',
  ],
  [
    '{name} cancelled the visit. You may propose another time.',
    '{name} نے یہ ملاقات منسوخ کر دی ہے۔ آپ دوسرا وقت تجویز کر سکتے ہیں۔',
  ],
  ['{name} can’t make the time that you proposed.', 'آپ کا تجویز کردہ وقت {name} کے لیے ممکن نہیں۔'],
  ['{name} cancelled the visit.', '{name} نے یہ ملاقات منسوخ کر دی ہے۔'],
  [
    '{name} agreed on this visit with you. Please cancel it on its page if you can’t make it.',
    'یہ ملاقات {name} کے ساتھ طے ہے۔ اگر ممکن نہ ہو تو براہِ کرم اسے اس کے صفحے پر منسوخ کر دیں۔',
  ],
];

/** Urdu of the mails about visits of halls, by their English sentences (docs/decisions/0037-urdu.md). */
export const VISIT_SENTENCES: Sentences = [
  ['A time to see {hall}', '{hall} دیکھنے کا وقت'],
  ['The visit of {hall} is confirmed', '{hall} دیکھنے کا وقت طے ہو گیا'],
  ['The visit of {hall} was declined', '{hall} دیکھنے کا وقت منظور نہیں ہوا'],
  ['The visit of {hall} was cancelled', '{hall} کی ملاقات منسوخ ہو گئی'],
  ['You have a visit soon: {hall}', 'جلد ہال دیکھنے کا وقت ہے: {hall}'],
  [
    'Our staff ended the conversation, and with it the visit. Neither side cancelled it.',
    'ہمارے عملے نے یہ گفتگو ختم کر دی، اور اس کے ساتھ یہ ملاقات بھی۔ اسے کسی فریق نے منسوخ نہیں کیا۔',
  ],
  ...BY_THE_OTHER_SIDE,
  ...BY_THE_OTHER_SIDE.map(
    ([english, urdu]) => [english.replace('{name}', 'The customer'), urdu.replace('{name}', 'گاہک')] as const,
  ),
];
