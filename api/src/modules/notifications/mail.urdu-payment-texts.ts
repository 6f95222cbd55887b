/** What mails about payments say in Urdu, by the English sentence. */
export const PAYMENT_SENTENCES: readonly (readonly [english: string, urdu: string])[] = [
  ['Your payment for {hall} was received', '{hall} کے لیے آپ کی ادائیگی موصول ہو گئی'],
  [
    'The hall owner recorded your payment. Please keep this mail as your receipt.',
    'ہال کے مالک نے آپ کی ادائیگی درج کر لی ہے۔ براہِ کرم یہ ای میل بطور رسید محفوظ رکھیں۔',
  ],
  ['A payment was received', 'ایک ادائیگی موصول ہوئی'],
  [
    'A payment was recorded for the booking that was made on Mehfil with this e-mail address.',
    'اس ای میل پتے کے ساتھ محفل پر کی گئی بکنگ کے لیے ایک ادائیگی درج کی گئی ہے۔',
  ],
  [
    '{business} recorded your payment. Please keep this mail as your receipt.',
    '{business} نے آپ کی ادائیگی درج کر لی ہے۔ براہِ کرم یہ ای میل بطور رسید محفوظ رکھیں۔',
  ],
  ['A payment for {hall} was given back', '{hall} کے لیے ایک ادائیگی واپس کر دی گئی'],
  [
    'The hall owner recorded that money was given back to you. Please call if it hasn’t arrived.',
    'ہال کے مالک نے درج کیا ہے کہ آپ کو رقم واپس کر دی گئی۔ اگر رقم نہیں ملی تو براہِ کرم فون کریں۔',
  ],
  ['A payment was given back', 'ایک ادائیگی واپس کر دی گئی'],
  [
    'Money was given back for the booking that was made on Mehfil with this e-mail address.',
    'اس ای میل پتے کے ساتھ محفل پر کی گئی بکنگ کی رقم واپس کر دی گئی ہے۔',
  ],
  [
    '{business} recorded that money was given back to you. Please call if it hasn’t arrived.',
    '{business} نے درج کیا ہے کہ آپ کو رقم واپس کر دی گئی۔ اگر رقم نہیں ملی تو براہِ کرم فون کریں۔',
  ],
  ['A payment for {hall} is due soon', '{hall} کی ایک ادائیگی جلد واجب ہے'],
  [
    'Please make the payment below by its day. If you have paid already, send a proof of it on the page of your booking.',
    'براہِ کرم نیچے دی گئی رقم اس کی تاریخ تک ادا کریں۔ اگر ادا کر چکے ہیں تو اپنی بکنگ کے صفحے پر اس کا ثبوت بھیجیں۔',
  ],
  ['A payment for your booking is due soon', 'آپ کی بکنگ کی ایک ادائیگی جلد واجب ہے'],
  [
    'A payment for the booking that was made on Mehfil with this e-mail address is due soon.',
    'اس ای میل پتے کے ساتھ محفل پر کی گئی بکنگ کی ایک ادائیگی جلد واجب ہے۔',
  ],
  [
    '{business} asks you to make the payment below by its day. Please call if you have paid already.',
    '{business} کی درخواست ہے کہ نیچے دی گئی رقم اس کی تاریخ تک ادا کریں۔ اگر ادا کر چکے ہیں تو براہِ کرم فون کریں۔',
  ],
  ['A payment for {hall} is overdue', '{hall} کی ایک ادائیگی کی تاریخ گزر چکی ہے'],
  [
    'The payment below isn’t recorded yet. If you have paid already, send a proof of it on the page of your booking.',
    'نیچے دی گئی رقم ابھی درج نہیں ہوئی۔ اگر ادا کر چکے ہیں تو اپنی بکنگ کے صفحے پر اس کا ثبوت بھیجیں۔',
  ],
  ['A payment for your booking is overdue', 'آپ کی بکنگ کی ایک ادائیگی کی تاریخ گزر چکی ہے'],
  [
    'A payment for the booking that was made on Mehfil with this e-mail address isn’t recorded yet.',
    'اس ای میل پتے کے ساتھ محفل پر کی گئی بکنگ کی ایک ادائیگی ابھی درج نہیں ہوئی۔',
  ],
  [
    '{business} hasn’t recorded the payment below yet. Please call if you have paid already.',
    '{business} نے نیچے دی گئی رقم ابھی درج نہیں کی۔ اگر ادا کر چکے ہیں تو براہِ کرم فون کریں۔',
  ],
  ['New payment dates for {hall}', '{hall} کی ادائیگی کی نئی تاریخیں'],
  [
    'The hall owner changed when your payments are due. Please call if this isn’t what you agreed.',
    'ہال کے مالک نے آپ کی ادائیگیوں کی تاریخیں بدل دی ہیں۔ اگر یہ طے شدہ بات کے مطابق نہیں تو براہِ کرم فون کریں۔',
  ],
  ['New payment dates for a booking', 'ایک بکنگ کی ادائیگی کی نئی تاریخیں'],
  [
    'The payment dates of the booking that was made on Mehfil with this e-mail address have changed.',
    'اس ای میل پتے کے ساتھ محفل پر کی گئی بکنگ کی ادائیگی کی تاریخیں بدل گئی ہیں۔',
  ],
  [
    '{business} changed when your payments are due. Please call if this isn’t what you agreed.',
    '{business} نے آپ کی ادائیگیوں کی تاریخیں بدل دی ہیں۔ اگر یہ طے شدہ بات کے مطابق نہیں تو براہِ کرم فون کریں۔',
  ],
  ['Your proof of payment for {hall} was rejected', '{hall} کے لیے آپ کا ادائیگی کا ثبوت رد کر دیا گیا'],
  [
    'The hall owner could not accept your proof of payment. You can send another one on the page of your booking.',
    'ہال کے مالک آپ کا ادائیگی کا ثبوت قبول نہیں کر سکے۔ آپ اپنی بکنگ کے صفحے پر دوسرا ثبوت بھیج سکتے ہیں۔',
  ],
  ['A proof of payment was rejected', 'ادائیگی کا ایک ثبوت رد کر دیا گیا'],
  [
    'A proof of payment was rejected for the booking that was made on Mehfil with this e-mail address.',
    'اس ای میل پتے کے ساتھ محفل پر کی گئی بکنگ کے لیے ادائیگی کا ایک ثبوت رد کر دیا گیا ہے۔',
  ],
  ['{business} could not accept your proof of payment.', '{business} آپ کا ادائیگی کا ثبوت قبول نہیں کر سکے۔'],
];
