/**
 * Urdu of the mails to owners and their teams, by their English sentences (docs/decisions/0037-urdu.md): as in `mail.urdu-customer-texts.ts`,
 * `{name}` stands for what a mail fills in.
 */
export const OWNER_SENTENCES: readonly (readonly [english: string, urdu: string])[] = [
  // Requests.
  ['A payment for {hall} waits for your check', '{hall} کی ایک ادائیگی آپ کی جانچ کی منتظر ہے'],
  [
    'The customer of {hall} sent a proof of payment. Please compare it with your account, then accept or reject it.',
    '{hall} کے گاہک نے ادائیگی کا ثبوت بھیجا ہے۔ براہِ کرم اسے اپنے اکاؤنٹ سے ملائیں، پھر قبول یا رد کریں۔',
  ],
  ['The payment details of {business} were changed', '{business} کی ادائیگی کی تفصیلات بدل گئی ہیں'],
  [
    'The payment details of {business} were changed on Mehfil. Customers with accepted and confirmed bookings see them now, with a note that they were changed.',
    'محفل پر {business} کی ادائیگی کی تفصیلات بدل گئی ہیں۔ جن گاہکوں کی بکنگ قبول یا تصدیق ہو چکی ہے، انھیں اب یہی تفصیلات نظر آتی ہیں، اس اطلاع کے ساتھ کہ یہ بدلی ہیں۔',
  ],
  [
    'If this was not you, please change your password at once and correct the details, then tell your customers not to pay yet.',
    'اگر یہ آپ نے نہیں کیا تو براہِ کرم فوراً اپنا پاس ورڈ بدلیں اور تفصیلات درست کریں، پھر اپنے گاہکوں کو بتائیں کہ ابھی ادائیگی نہ کریں۔',
  ],
  ['New booking request for {hall}', '{hall} کے لیے بکنگ کی نئی درخواست'],
  [
    'A customer would like to book {hall}. Name, contact details and special requests are shown with the booking. Please approve or decline the request.',
    'ایک گاہک {hall} بک کرنا چاہتے ہیں۔ ان کا نام، رابطے کی معلومات اور خاص فرمائشیں بکنگ کے ساتھ درج ہیں۔ براہِ کرم درخواست منظور کریں یا معذرت کریں۔',
  ],
  [
    'It holds its time until {when}. Until then nobody else can book that time.',
    'یہ وقت {when} تک رکا ہوا ہے۔ تب تک کوئی اور اسے بک نہیں کر سکتا۔',
  ],
  ['A discount for {hall} waits for your approval', '{hall} کی ایک رعایت آپ کی منظوری کی منتظر ہے'],
  [
    '{member} agreed on {agreed} instead of {quoted} for {hall}, which is more discount than they may give. Please approve or decline it.',
    '{member} نے {hall} کے لیے {quoted} کے بجائے {agreed} طے کیے ہیں۔ انھیں اتنی رعایت دینے کی اجازت نہیں۔ براہِ کرم اسے منظور کریں یا معذرت کریں۔',
  ],
  [
    'It holds its time until {when}. Without your approval it is cancelled then.',
    'اس کا وقت {when} تک رکا ہوا ہے۔ آپ کی منظوری کے بغیر یہ اس کے بعد منسوخ ہو جائے گی۔',
  ],
  [
    'It is a change of the booking below. Without your approval until {when} the booking stays as it is.',
    'یہ نیچے دی گئی بکنگ کی تبدیلی ہے۔ {when} تک آپ کی منظوری نہ ملی تو بکنگ ویسی ہی رہے گی۔',
  ],
  [
    'The owner approved your change of a booking of {hall} at {total}.',
    'مالک نے {hall} کی بکنگ میں آپ کی تبدیلی {total} پر منظور کر لی۔',
  ],
  [
    'Your change of a booking of {hall} was declined. The booking stays as it was.',
    '{hall} کی بکنگ میں آپ کی تبدیلی سے معذرت کر لی گئی۔ بکنگ ویسی ہی رہے گی۔',
  ],
  [
    'Nobody answered your change of a booking of {hall} in time. The booking stays as it was.',
    '{hall} کی بکنگ میں آپ کی تبدیلی کا وقت پر جواب نہیں آیا۔ بکنگ ویسی ہی رہے گی۔',
  ],
  ['Your discount for {hall} was approved', '{hall} کے لیے آپ کی دی ہوئی رعایت منظور ہو گئی'],
  ['Your discount for {hall} wasn’t approved', '{hall} کے لیے آپ کی دی ہوئی رعایت منظور نہیں ہوئی'],
  [
    'The booking of {hall} that you entered is confirmed at {total}.',
    '{hall} کی جو بکنگ آپ نے درج کی تھی، اس کی {total} پر تصدیق ہو گئی ہے۔',
  ],
  [
    'The booking of {hall} that you entered was declined. Its time is free again.',
    '{hall} کی جو بکنگ آپ نے درج کی تھی، اس سے معذرت کر لی گئی ہے۔ اس کا وقت پھر خالی ہے۔',
  ],
  [
    'Nobody answered in time, so the booking of {hall} that you entered was cancelled. Its time is free again.',
    '{hall} کی جو بکنگ آپ نے درج کی تھی، اس کا وقت پر جواب نہیں ملا، اس لیے وہ منسوخ ہو گئی۔ اس کا وقت پھر خالی ہے۔',
  ],
  ['A request for {hall} waits for your answer', '{hall} کی ایک درخواست آپ کے جواب کی منتظر ہے'],
  [
    'A customer’s request for {hall} holds its time until {when}, and half of that has passed. Please approve or decline it: afterwards the time is free for others again.',
    '{hall} کے لیے ایک گاہک کی درخواست نے {when} تک وقت روک رکھا ہے، اور اس کی آدھی مدت گزر چکی ہے۔ براہِ کرم اسے منظور کریں یا معذرت کریں: اس کے بعد یہ وقت دوسروں کے لیے پھر خالی ہو جائے گا۔',
  ],
  ['A request for {hall} no longer holds its time', '{hall} کی ایک درخواست کا وقت اب رکا ہوا نہیں'],
  [
    'A customer’s request for {hall} wasn’t agreed on while it held its time, which is free for others now. You can still approve it as long as nobody else books that time.',
    '{hall} کے لیے ایک گاہک کی درخواست مقررہ مدت میں طے نہیں ہوئی، اس لیے یہ وقت اب دوسروں کے لیے خالی ہے۔ جب تک کوئی اور یہ وقت بک نہ کرے، آپ اسے اب بھی منظور کر سکتے ہیں۔',
  ],

  ['The first payment for {hall} isn’t recorded yet', '{hall} کی پہلی ادائیگی ابھی درج نہیں ہوئی'],
  [
    'You accepted a request for {hall}, which holds its time until {when}. Please record the payment once it has come in: without it, the request lapses then.',
    'آپ نے {hall} کی ایک درخواست قبول کی تھی، جس کا وقت {when} تک رکا ہوا ہے۔ رقم ملتے ہی براہِ کرم ادائیگی درج کریں: اس کے بغیر درخواست تب ختم ہو جائے گی۔',
  ],
  [
    'No payment was recorded in time, so the request that you had accepted has lapsed. Its time is free again.',
    'وقت پر کوئی ادائیگی درج نہیں ہوئی، اس لیے جو درخواست آپ نے قبول کی تھی وہ ختم ہو گئی۔ اس کا وقت پھر خالی ہے۔',
  ],

  // Confirmed and cancelled bookings.
  ['New confirmed booking of {hall}', '{hall} کی نئی تصدیق شدہ بکنگ'],
  [
    'A customer booked {hall}. Your settings let requests confirm themselves, so it is in your calendar.',
    'ایک گاہک نے {hall} بک کیا ہے۔ آپ کی ترتیبات کے مطابق درخواستوں کی تصدیق خود ہو جاتی ہے، اس لیے یہ آپ کے کیلنڈر میں شامل ہے۔',
  ],
  ['A booking of {hall} was cancelled', '{hall} کی ایک بکنگ منسوخ ہو گئی'],
  ['The customer took this request back.', 'گاہک نے یہ درخواست واپس لے لی۔'],
  ['This booking has ended.', 'یہ بکنگ ختم ہو گئی ہے۔'],
  [
    'The customer cancelled this booking. Its time is free again.',
    'گاہک نے یہ بکنگ منسوخ کر دی۔ اس کا وقت پھر خالی ہے۔',
  ],
  [
    'Please refund the amount below, and record the refund with the booking.',
    'براہِ کرم نیچے درج رقم واپس کریں، اور واپسی بکنگ کے ساتھ درج کریں۔',
  ],
  [
    'The customer’s account was closed, and this request with it.',
    'گاہک کا اکاؤنٹ بند ہو گیا، اور اس کے ساتھ یہ درخواست بھی۔',
  ],
  [
    'Our team cancelled this booking. Its time is free again.',
    'ہماری ٹیم نے یہ بکنگ منسوخ کر دی۔ اس کا وقت پھر خالی ہے۔',
  ],
  ['About the confirmed booking of {hall}', '{hall} کی تصدیق شدہ بکنگ کے بارے میں'],
  [
    'The customer’s account was closed. The booking stays confirmed; please reach the customer by the details shown with the booking.',
    'گاہک کا اکاؤنٹ بند ہو گیا۔ بکنگ برقرار ہے؛ براہِ کرم بکنگ کے ساتھ درج معلومات پر گاہک سے رابطہ کریں۔',
  ],

  // Several functions.
  [
    'A customer would like to book {hall} for a {function}. Please accept or decline the request.',
    'ایک گاہک {function} کے لیے {hall} بک کرنا چاہتے ہیں۔ براہِ کرم درخواست قبول کریں یا معذرت کریں۔',
  ],
  [
    'Half of the time to answer this request for a {function} has passed. Please accept or decline it.',
    '{function} کی اس درخواست کے جواب کی آدھی مدت گزر چکی ہے۔ براہِ کرم اسے قبول کریں یا معذرت کریں۔',
  ],
  [
    'It is one of {count} functions that a customer requested together, and holds its time until {when}. If you accept, it becomes final once the other halls have accepted too; if one of them declines, all times are free again.',
    'یہ ان {count} تقریبات میں سے ایک ہے جو ایک گاہک نے اکٹھی مانگی ہیں، اور اس کا وقت {when} تک رکا ہوا ہے۔ آپ قبول کریں تو دوسرے ہالوں کے بھی قبول کرنے پر بکنگ حتمی ہو جائے گی؛ ان میں سے ایک نے بھی معذرت کی تو تمام اوقات پھر خالی ہو جائیں گے۔',
  ],
  ['The booking of {hall} is confirmed', '{hall} کی بکنگ کی تصدیق ہو گئی'],
  [
    'All functions that were requested together are accepted, so this booking is final and in your calendar.',
    'اکٹھی مانگی گئی تمام تقریبات قبول ہو گئیں، اس لیے یہ بکنگ حتمی ہے اور آپ کے کیلنڈر میں شامل ہے۔',
  ],
  ['A request for {hall} has ended', '{hall} کی ایک درخواست ختم ہو گئی'],
  [
    'The customer cancelled all functions that were requested together. Its time is free again.',
    'گاہک نے اکٹھی مانگی گئی تمام تقریبات منسوخ کر دیں۔ اس کا وقت پھر خالی ہے۔',
  ],
  [
    'Another of the functions that were requested together could not be had, so this one was cancelled. Its time is free again.',
    'اکٹھی مانگی گئی تقریبات میں سے ایک اور نہیں مل سکی، اس لیے یہ بھی منسوخ ہو گئی۔ اس کا وقت پھر خالی ہے۔',
  ],
  [
    'The customer’s account was closed, and this request with it. Its time is free again.',
    'گاہک کا اکاؤنٹ بند ہو گیا، اور اس کے ساتھ یہ درخواست بھی۔ اس کا وقت پھر خالی ہے۔',
  ],

  // Changes.
  ['A customer asks to change a booking of {hall}', 'ایک گاہک نے {hall} کی بکنگ میں تبدیلی مانگی ہے'],
  [
    'A customer asks for a change of a booking of {hall}. Please accept or refuse it until {when}; without an answer the booking stays as it is.',
    'ایک گاہک نے {hall} کی بکنگ میں تبدیلی کی درخواست کی ہے۔ براہِ کرم {when} تک اسے قبول کریں یا معذرت کریں؛ جواب نہ آیا تو بکنگ ویسی ہی رہے گی۔',
  ],
  ['A booking of {hall} was changed', '{hall} کی ایک بکنگ تبدیل ہو گئی'],
  [
    'The customer accepted your change of this booking, which has the details below now.',
    'گاہک نے اس بکنگ میں آپ کی تبدیلی قبول کر لی۔ اب اس کی تفصیلات یہ ہیں۔',
  ],
  ['The number of guests of a booking of {hall} was changed', '{hall} کی ایک بکنگ میں مہمانوں کی تعداد بدل گئی'],
  [
    'The customer set the final number of guests of this booking, which has the details below now. It was priced by the rates that were agreed.',
    'گاہک نے اس بکنگ کے مہمانوں کی حتمی تعداد بتا دی۔ اب اس کی تفصیلات یہ ہیں۔ قیمت طے شدہ نرخوں سے لگائی گئی ہے۔',
  ],
  ['A booking of {hall} stays as it was', '{hall} کی ایک بکنگ ویسی ہی رہے گی'],
  [
    'The customer did not accept your change. The booking stays as it was.',
    'گاہک نے آپ کی تبدیلی قبول نہیں کی۔ بکنگ ویسی ہی رہے گی۔',
  ],
  [
    'The customer took back a change of this booking. The booking stays as it was.',
    'گاہک نے اس بکنگ کی تبدیلی واپس لے لی۔ بکنگ ویسی ہی رہے گی۔',
  ],
  [
    'The customer did not answer your change in time. The booking stays as it was.',
    'گاہک نے آپ کی تبدیلی کا بروقت جواب نہیں دیا۔ بکنگ ویسی ہی رہے گی۔',
  ],

  // What waits.
  ['Waiting for you at {business}', '{business}: جو آپ کا منتظر ہے'],
  ['These are waiting for you and your team, oldest first.', 'یہ کام آپ اور آپ کی ٹیم کے منتظر ہیں، سب سے پرانے پہلے۔'],
  [
    'You can turn off these mails in your settings, under Notifications, Reminders.',
    'آپ یہ ای میلز اپنی ترتیبات میں ”اطلاعات“ کے تحت ”یاد دہانیاں“ میں بند کر سکتے ہیں۔',
  ],

  // Applications.
  ['{business} is approved', '{business} کی منظوری ہو گئی'],
  [
    'Your business {business} is approved and verified. You can list your halls and take bookings now.',
    'آپ کا کاروبار {business} منظور اور تصدیق شدہ ہے۔ اب آپ اپنے ہال درج کر کے بکنگز لے سکتے ہیں۔',
  ],
  ['Your application for {business}', '{business} کے لیے آپ کی درخواست'],
  ['Your application for {business} could not be approved.', '{business} کے لیے آپ کی درخواست منظور نہیں ہو سکی۔'],
  [
    'You can correct what is named below and apply again.',
    'نیچے بتائی گئی بات درست کر کے آپ دوبارہ درخواست دے سکتے ہیں۔',
  ],
  ['{business} is suspended', '{business} معطل کر دیا گیا ہے'],
  [
    '{business} was suspended. Its halls are hidden, and requests that waited for an answer were cancelled.',
    '{business} معطل کر دیا گیا۔ اس کے ہال چھپا دیے گئے ہیں، اور جو درخواستیں جواب کی منتظر تھیں وہ منسوخ ہو گئیں۔',
  ],
  [
    'Confirmed bookings stay as they are. Please write to our support to settle this.',
    'تصدیق شدہ بکنگز ویسی ہی رہیں گی۔ معاملہ طے کرنے کے لیے براہِ کرم ہماری سپورٹ کو لکھیں۔',
  ],
  ['{business} is back', '{business} بحال ہو گیا'],
  [
    '{business} is reinstated. Its active halls are public and can be booked again.',
    '{business} بحال کر دیا گیا۔ اس کے فعال ہال پھر سب کو نظر آتے ہیں اور بک ہو سکتے ہیں۔',
  ],

  // Teams.
  ['Invitation to the team of {business}', '{business} کی ٹیم میں شمولیت کی دعوت'],
  [
    'You are invited to join the team of {business} on Mehfil as {role}.',
    'آپ کو محفل پر {business} کی ٹیم میں بطور {role} شامل ہونے کی دعوت دی گئی ہے۔',
  ],
  [
    'The link works once, for {days} days, with an account of this address; you can create one there. If you did not expect this, please ignore this mail.',
    'لنک {days} دن تک، ایک بار، اسی پتے کے اکاؤنٹ سے کام کرتا ہے؛ اکاؤنٹ وہیں بنایا جا سکتا ہے۔ اگر آپ کو اس کی توقع نہیں تھی تو اس ای میل کو نظر انداز کر دیں۔',
  ],
  ['{name} has joined your team', '{name} آپ کی ٹیم میں شامل ہو گئے'],
  [
    '{name} has accepted your invitation and is now {role} of your business.',
    '{name} نے آپ کی دعوت قبول کر لی، اور اب آپ کے کاروبار کے {role} ہیں۔',
  ],
  [
    'You can change the role, or remove the person from the team, at any time.',
    'آپ کسی بھی وقت کردار بدل سکتے ہیں یا انھیں ٹیم سے ہٹا سکتے ہیں۔',
  ],
  ['The team of {business} was closed', '{business} کی ٹیم ختم کر دی گئی'],
  [
    'The account of the owner of {business} was deleted, and its team with it. Your Mehfil account stays as it is, with your own bookings and reviews.',
    '{business} کے مالک کا اکاؤنٹ ختم کر دیا گیا، اور اس کے ساتھ ٹیم بھی۔ آپ کا محفل اکاؤنٹ آپ کی اپنی بکنگز اور تاثرات کے ساتھ ویسا ہی رہے گا۔',
  ],
  ['You no longer belong to the team of {business}', 'آپ اب {business} کی ٹیم میں نہیں رہے'],
  [
    'The owner of {business} has removed you from its team. Your Mehfil account stays as it is, with your own bookings and reviews.',
    '{business} کے مالک نے آپ کو ٹیم سے ہٹا دیا۔ آپ کا محفل اکاؤنٹ آپ کی اپنی بکنگز اور تاثرات کے ساتھ ویسا ہی رہے گا۔',
  ],

  // Other calendars and webhooks.
  ['A calendar of {business} can’t be read', '{business} کا ایک کیلنڈر پڑھا نہیں جا سکتا'],
  [
    'We could not read one of the calendars whose events keep your halls from being booked twice. Until we can, its times stay as they were when it was last read.',
    'جن کیلنڈروں کی تقریبات آپ کے ہالوں کو دو بار بک ہونے سے بچاتی ہیں، ان میں سے ایک ہم پڑھ نہیں سکے۔ جب تک پڑھا نہ جائے، اس کے اوقات وہی رہیں گے جو آخری بار پڑھے گئے تھے۔',
  ],
  [
    'We go on trying. If the address has changed, remove the calendar in your settings and add it again.',
    'ہم کوشش جاری رکھیں گے۔ اگر پتا بدل گیا ہے تو ترتیبات میں کیلنڈر ہٹا کر دوبارہ شامل کریں۔',
  ],
  ['{business}: another calendar overlaps a booking', '{business}: دوسرے کیلنڈر کی ایک تقریب بکنگ سے ٹکرا رہی ہے'],
  [
    'An event of one of your other calendars lies on a time that is booked and confirmed here. Please see which of the two holds.',
    'آپ کے ایک دوسرے کیلنڈر کی تقریب ایسے وقت پر ہے جو یہاں بک اور تصدیق شدہ ہے۔ براہِ کرم دیکھیں کہ دونوں میں سے کون سی درست ہے۔',
  ],
  ['A webhook of {business} is paused', '{business} کا ایک ویب ہک رکا ہوا ہے'],
  [
    'We could not deliver news to one of your webhooks several times in a row. Until an attempt succeeds we try it less often, and the news wait.',
    'ہم لگاتار کئی بار آپ کے ایک ویب ہک کو واقعات نہیں پہنچا سکے۔ کوشش کامیاب ہونے تک ہم اب ذرا کم کوشش کریں گے، اور واقعات منتظر رہیں گے۔',
  ],
  [
    'Once the receiver works again you can resume the webhook in your settings; otherwise it goes on by itself. After a day without success it is switched off.',
    'وصول کنندہ پھر کام کرنے لگے تو آپ ترتیبات میں ویب ہک جاری کر سکتے ہیں؛ ورنہ یہ خود جاری ہو جائے گا۔ ایک دن تک کامیابی نہ ہوئی تو بند کر دیا جائے گا۔',
  ],
  ['A webhook of {business} was switched off', '{business} کا ایک ویب ہک بند کر دیا گیا'],
  [
    'We could not deliver news to one of your webhooks for more than a day, so we switched it off.',
    'ہم ایک دن سے زیادہ آپ کے ایک ویب ہک کو واقعات نہیں پہنچا سکے، اس لیے اسے بند کر دیا۔',
  ],
  [
    'Once the receiver works again, switch it on in your settings. What was missed is in its log and can be sent again.',
    'وصول کنندہ پھر کام کرنے لگے تو اسے ترتیبات میں چالو کر دیں۔ جو رہ گیا وہ اس کے لاگ میں ہے اور دوبارہ بھیجا جا سکتا ہے۔',
  ],
];

/** Labels of facts, and of what a mail to owners asks to do. */
export const OWNER_LABELS: Readonly<Record<string, string>> = {
  'Customer’s phone': 'گاہک کا فون',
  Calendar: 'کیلنڈر',
  Host: 'سرور',
  'Last problem': 'آخری مسئلہ',
  Booked: 'بک شدہ وقت',
  Receiver: 'وصول کنندہ',
  'Open the Booking': 'بکنگ کھولیں',
  'Open the Messages': 'پیغامات کھولیں',
  'Messages without an answer': 'پیغامات جن کا جواب باقی ہے',
  'Bookings that need action': 'بکنگز جن پر کارروائی باقی ہے',
  'Tasks that are due': 'کام جن کا دن آ گیا ہے',
  'Open your dashboard': 'اپنا ڈیش بورڈ کھولیں',
  'View your application': 'اپنی درخواست دیکھیں',
  'See the invitation': 'دعوت دیکھیں',
  'Check the payment details': 'ادائیگی کی تفصیلات دیکھیں',
  'Open Team': 'ٹیم کھولیں',
  'Open Integrations': 'انٹیگریشنز کھولیں',
  'Open Calendar': 'کیلنڈر کھولیں',
};
