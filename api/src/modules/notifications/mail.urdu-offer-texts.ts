/** What mails about offers say in Urdu, by the English sentence. */
export const OFFER_SENTENCES: readonly (readonly [english: string, urdu: string])[] = [
  ['{business} makes you an offer', '{business} نے آپ کو پیشکش کی ہے'],
  [
    '{business} answers your request for {hall} with an offer. It is valid until {when}; you can accept or decline it on the page of your booking.',
    '{business} نے {hall} کے لیے آپ کی درخواست کے جواب میں پیشکش کی ہے۔ یہ {when} تک کارآمد ہے؛ آپ اپنی بکنگ کے صفحے پر اسے قبول یا نامنظور کر سکتے ہیں۔',
  ],
  [
    'Once you accept it, the hall is booked as it says.',
    'جیسے ہی آپ اسے قبول کریں گے، ہال اسی کے مطابق بک ہو جائے گا۔',
  ],
  [
    'Once you accept it, the time is held for you until the first payment, which confirms the booking.',
    'جیسے ہی آپ اسے قبول کریں گے، پہلی ادائیگی تک وقت آپ کے لیے محفوظ رہے گا، اور وہ ادائیگی بکنگ کی تصدیق کر دے گی۔',
  ],
  [
    '{business} answers your question about {hall} with an offer. It is valid until {when}; you can accept or decline it on its page. Nothing is booked until you accept it.',
    '{business} نے {hall} کے بارے میں آپ کے سوال کے جواب میں پیشکش کی ہے۔ یہ {when} تک کارآمد ہے؛ آپ اس کے صفحے پر اسے قبول یا نامنظور کر سکتے ہیں۔ جب تک آپ اسے قبول نہ کریں، کچھ بک نہیں ہوتا۔',
  ],
  [
    '{business} took back its offer for {hall}. You can go on writing to it about your question.',
    '{business} نے {hall} کے لیے اپنی پیشکش واپس لے لی۔ آپ اپنے سوال کے بارے میں اسے لکھتے رہ سکتے ہیں۔',
  ],
  [
    'The customer accepted your offer: it is their booking now, with the details below.',
    'گاہک نے آپ کی پیشکش قبول کر لی: اب یہ ان کی بکنگ ہے، جس کی تفصیلات یہ ہیں۔',
  ],
  [
    'The customer declined your offer. You can make another one in the enquiry.',
    'گاہک نے آپ کی پیشکش نامنظور کر دی۔ آپ استفسار میں دوسری پیشکش کر سکتے ہیں۔',
  ],
  [
    'The customer did not answer your offer in time. You can make another one in the enquiry.',
    'گاہک نے وقت پر آپ کی پیشکش کا جواب نہیں دیا۔ آپ استفسار میں دوسری پیشکش کر سکتے ہیں۔',
  ],
  ['The offer for {hall} has ended', '{hall} کی پیشکش ختم ہو گئی'],
  [
    'Another booking was confirmed for this time, so this offer can no longer be accepted. Please ask the hall owner for another one.',
    'اس وقت کے لیے کسی اور بکنگ کی تصدیق ہو گئی، اس لیے یہ پیشکش اب قبول نہیں ہو سکتی۔ براہِ کرم ہال کے مالک سے نئی پیشکش مانگیں۔',
  ],
  [
    'This offer was not accepted in time. Please ask the hall owner for another one.',
    'یہ پیشکش وقت پر قبول نہیں ہوئی۔ براہِ کرم ہال کے مالک سے نئی پیشکش مانگیں۔',
  ],
  [
    'This offer ended because the venue is not available on Mehfil at present.',
    'یہ پیشکش ختم ہو گئی کیونکہ یہ ہال فی الحال محفل پر دستیاب نہیں۔',
  ],
  ['This offer ended because an account was closed.', 'یہ پیشکش ختم ہو گئی کیونکہ ایک اکاؤنٹ بند کر دیا گیا۔'],
  [
    'The customer’s account was closed, and this offer with it.',
    'گاہک کا اکاؤنٹ بند ہو گیا، اور اس کے ساتھ یہ پیشکش بھی ختم ہو گئی۔',
  ],
  [
    'Another booking was confirmed for that time, so this offer can no longer be accepted.',
    'اس وقت کے لیے کسی اور بکنگ کی تصدیق ہو گئی، اس لیے یہ پیشکش اب قبول نہیں ہو سکتی۔',
  ],
  ['Note: {note}', 'نوٹ: {note}'],
  ['An offer for your booking request was made', 'آپ کی بکنگ کی درخواست پر پیشکش آئی ہے'],
  [
    'The hall’s owner answered the booking request that was made on Mehfil with this e-mail address with an offer. Nothing is booked unless it is accepted.',
    'اس ای میل پتے کے ساتھ محفل پر کی گئی درخواست کے جواب میں ہال کے مالک نے پیشکش کی ہے۔ قبول کیے بغیر کچھ بک نہیں ہو گا۔',
  ],
  ['The offer for {hall} was withdrawn', '{hall} کی پیشکش واپس لے لی گئی'],
  [
    '{business} took back its offer for {hall}. Your request still waits for an answer.',
    '{business} نے {hall} کے لیے اپنی پیشکش واپس لے لی۔ آپ کی درخواست اب بھی جواب کی منتظر ہے۔',
  ],
  ['An offer for your booking request was withdrawn', 'آپ کی بکنگ کی درخواست پر کی گئی پیشکش واپس لے لی گئی'],
  [
    'An offer for the booking request that was made on Mehfil with this e-mail address was withdrawn. The request still waits for an answer.',
    'اس ای میل پتے کے ساتھ محفل پر کی گئی درخواست کے لیے پیشکش واپس لے لی گئی۔ درخواست اب بھی جواب کی منتظر ہے۔',
  ],
  ['Your offer for {hall} was accepted', '{hall} کے لیے آپ کی پیشکش قبول ہو گئی'],
  [
    'The customer accepted your offer, and with it you accepted the request. It has the details below now.',
    'گاہک نے آپ کی پیشکش قبول کر لی، اور اس کے ساتھ آپ نے درخواست منظور کر لی۔ اب اس کی تفصیلات یہ ہیں۔',
  ],
  ['Your offer for {hall} was declined', '{hall} کے لیے آپ کی پیشکش نامنظور ہوئی'],
  [
    'The customer declined your offer. The request still waits for your answer: you can make another offer.',
    'گاہک نے آپ کی پیشکش نامنظور کر دی۔ درخواست اب بھی آپ کے جواب کی منتظر ہے: آپ دوسری پیشکش کر سکتے ہیں۔',
  ],
  ['Your offer for {hall} has expired', '{hall} کے لیے آپ کی پیشکش کی میعاد ختم ہو گئی'],
  [
    'The customer did not answer your offer in time. The request still waits for your answer: you can make another offer.',
    'گاہک نے وقت پر آپ کی پیشکش کا جواب نہیں دیا۔ درخواست اب بھی آپ کے جواب کی منتظر ہے: آپ دوسری پیشکش کر سکتے ہیں۔',
  ],
  [
    'The customer left a note, which is shown with the booking.',
    'گاہک نے ایک نوٹ چھوڑا ہے، جو بکنگ کے ساتھ دکھایا گیا ہے۔',
  ],
  [
    'Your booking has the number of guests that you set. It has the details below now.',
    'آپ کی بکنگ میں مہمانوں کی وہی تعداد ہے جو آپ نے بتائی۔ اب اس کی تفصیلات یہ ہیں۔',
  ],
];
/** Labels of mails about offers, and of the terms that they change. */
export const OFFER_LABELS: Readonly<Record<string, string>> = {
  'New number of children': 'بچوں کی نئی تعداد',
  'Former number of children': 'بچوں کی پرانی تعداد',
  'New extras': 'نئی اضافی رقم',
  'Former extras': 'پرانی اضافی رقم',
};
