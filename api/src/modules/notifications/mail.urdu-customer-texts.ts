import { PAYMENT_TERMS } from '../../domain/bookings/transitions.js';

/**
 * Urdu of the mails to customers, by their English sentences (docs/decisions/0037-urdu.md). `{name}` stands for what a mail fills in; the
 * Urdu has it in its own place.
 */
export const CUSTOMER_SENTENCES: readonly (readonly [english: string, urdu: string])[] = [
  ['Hello,', 'السلام علیکم،'],
  ['Hello {name},', 'السلام علیکم {name}،'],
  ['Dear {name},', 'السلام علیکم {name}،'],
  ['Reason: {note}', 'وجہ: {note}'],
  [
    'If you know nothing of this booking, somebody gave your address by mistake: there is nothing to do.',
    'اگر آپ کو اس بکنگ کا علم نہیں تو کسی نے غلطی سے آپ کا پتا دے دیا ہے: آپ کو کچھ کرنے کی ضرورت نہیں۔',
  ],

  // Requests.
  ['We received your booking request for {hall}', '{hall} کے لیے آپ کی بکنگ کی درخواست ہمیں مل گئی'],
  [
    'Your request was sent to {business}. The owner reviews it and confirms or declines it. {terms}',
    'آپ کی درخواست {business} کو بھیج دی گئی ہے۔ مالک اسے دیکھ کر تصدیق کریں گے یا معذرت۔ ہال کی تصدیق تک کوئی ادائیگی نہیں؛ اس کے بعد مالک ادائیگی کا طریقہ بتاتے ہیں۔',
  ],
  [
    'Your request was sent to {business}. The owner reviews it and accepts or declines it. {terms}',
    'آپ کی درخواست {business} کو بھیج دی گئی ہے۔ مالک اسے دیکھ کر قبول کریں گے یا معذرت۔ ہال کے قبول کرنے تک کوئی ادائیگی نہیں؛ اس کے بعد وقت آپ کے لیے پہلی ادائیگی تک رکا رہتا ہے، جس سے بکنگ کی تصدیق ہوتی ہے۔',
  ],
  [
    'Until {when} the hall is held for you: nobody else can book that time.',
    '{when} تک ہال آپ کے لیے محفوظ ہے: یہ وقت کوئی اور بک نہیں کر سکتا۔',
  ],
  ['We received a booking request', 'ہمیں بکنگ کی ایک درخواست ملی'],
  [
    'A hall was requested on Mehfil with this e-mail address. The owner reviews the request, and we write again once it is answered.',
    'اس ای میل پتے کے ساتھ محفل پر ایک ہال کی درخواست دی گئی۔ مالک درخواست دیکھیں گے، اور جواب آنے پر ہم دوبارہ لکھیں گے۔',
  ],
  ['{hall} is no longer held for you', '{hall} اب آپ کے لیے محفوظ نہیں رہا'],
  [
    'Your request to {business} isn’t agreed on yet, and the time for which the hall was held for you is over. Your request stays: the owner can still confirm it as long as nobody else books that time. You may call the owner, or withdraw the request and look for another hall.',
    '{business} سے آپ کی درخواست ابھی طے نہیں ہوئی، اور جس وقت تک ہال آپ کے لیے روکا گیا تھا وہ گزر گیا۔ آپ کی درخواست برقرار ہے: جب تک کوئی اور یہ وقت بک نہ کرے، مالک اس کی تصدیق کر سکتے ہیں۔ آپ مالک کو فون کر سکتے ہیں، یا درخواست واپس لے کر کوئی اور ہال دیکھ سکتے ہیں۔',
  ],

  // Answers.
  ['Your booking of {hall} is confirmed', '{hall} کی آپ کی بکنگ کی تصدیق ہو گئی'],
  [
    'Your booking is confirmed. Further details will come from the hall owner.',
    'آپ کی بکنگ کی تصدیق ہو گئی ہے۔ مزید تفصیلات ہال کے مالک بتائیں گے۔',
  ],
  ['Your booking is confirmed', 'آپ کی بکنگ کی تصدیق ہو گئی'],
  [
    'The booking that was made on Mehfil with this e-mail address is confirmed.',
    'اس ای میل پتے کے ساتھ محفل پر کی گئی بکنگ کی تصدیق ہو گئی ہے۔',
  ],
  ['Your booking request for {hall} is accepted', '{hall} کے لیے آپ کی درخواست قبول ہو گئی'],
  [
    '{business} accepted your request. The time is held for you until {when}: pay the first payment below by then, and send a proof of it on the page of your booking. Once the owner has recorded it, your booking is confirmed.',
    '{business} نے آپ کی درخواست قبول کر لی ہے۔ وقت {when} تک آپ کے لیے محفوظ ہے: تب تک نیچے درج پہلی رقم ادا کریں اور اپنی بکنگ کے صفحے پر اس کا ثبوت بھیجیں۔ مالک کے درج کرتے ہی آپ کی بکنگ کی تصدیق ہو جائے گی۔',
  ],
  ['Without a payment the time is free for others again.', 'ادائیگی کے بغیر یہ وقت دوسروں کے لیے پھر خالی ہو جائے گا۔'],
  ['Your booking request is accepted', 'آپ کی بکنگ کی درخواست قبول ہو گئی'],
  [
    'The booking request that was made on Mehfil with this e-mail address is accepted. Its time is held until the first payment is due.',
    'اس ای میل پتے کے ساتھ محفل پر دی گئی بکنگ کی درخواست قبول ہو گئی ہے۔ پہلی ادائیگی کی آخری مہلت تک اس کا وقت محفوظ ہے۔',
  ],
  ['The first payment for {hall} is due soon', '{hall} کی پہلی ادائیگی کی مہلت ختم ہونے والی ہے'],
  [
    'The time is held for you until {when}. Please pay the first payment below by then, and send a proof of it on the page of your booking: without it, the time is free for others again.',
    'وقت {when} تک آپ کے لیے محفوظ ہے۔ براہِ کرم تب تک نیچے درج پہلی رقم ادا کریں اور اپنی بکنگ کے صفحے پر اس کا ثبوت بھیجیں: اس کے بغیر یہ وقت دوسروں کے لیے پھر خالی ہو جائے گا۔',
  ],
  ['The first payment for your booking is due soon', 'آپ کی بکنگ کی پہلی ادائیگی کی مہلت ختم ہونے والی ہے'],
  [
    'The booking request that was made on Mehfil with this e-mail address is accepted, and its first payment isn’t recorded yet. Without it, the time is free for others again.',
    'اس ای میل پتے کے ساتھ محفل پر دی گئی بکنگ کی درخواست قبول ہو گئی ہے، اور اس کی پہلی ادائیگی ابھی درج نہیں ہوئی۔ اس کے بغیر یہ وقت دوسروں کے لیے پھر خالی ہو جائے گا۔',
  ],
  [
    'The first payment was not recorded in time, so the time is no longer held for you. Please contact the hall owner.',
    'پہلی ادائیگی وقت پر درج نہیں ہوئی، اس لیے یہ وقت اب آپ کے لیے محفوظ نہیں۔ براہِ کرم ہال کے مالک سے رابطہ کریں۔',
  ],
  ['Your booking of {hall} was cancelled', '{hall} کی آپ کی بکنگ منسوخ ہو گئی'],
  ['Your booking was cancelled', 'آپ کی بکنگ منسوخ ہو گئی'],
  ['You cancelled this booking.', 'آپ نے یہ بکنگ منسوخ کر دی۔'],
  [
    'The hall owner will refund the amount below. Please call if it doesn’t arrive.',
    'ہال کے مالک نیچے درج رقم واپس کریں گے۔ نہ ملے تو براہِ کرم فون کریں۔',
  ],
  [
    'Your booking request was declined. Please contact the hall owner for more information.',
    'آپ کی درخواست سے معذرت کر لی گئی۔ مزید معلومات کے لیے ہال کے مالک سے رابطہ کریں۔',
  ],
  ['You withdrew this booking request.', 'آپ نے یہ درخواست واپس لے لی۔'],
  [
    'Your booking request expired: the hall owner did not answer before it was to start. Please contact the hall owner.',
    'آپ کی درخواست کی مدت ختم ہو گئی: ہال کے مالک نے آغاز تک جواب نہیں دیا۔ براہِ کرم ان سے رابطہ کریں۔',
  ],
  [
    'Another booking was confirmed for this time, so your request could not be met. Please choose another time.',
    'اس وقت کے لیے کسی اور بکنگ کی تصدیق ہو گئی، اس لیے آپ کی درخواست پوری نہیں ہو سکی۔ براہِ کرم کوئی اور وقت چنیں۔',
  ],
  [
    'Your booking request was cancelled because the venue is not available on Mehfil at present.',
    'آپ کی درخواست منسوخ ہو گئی کیونکہ یہ ہال فی الحال محفل پر دستیاب نہیں۔',
  ],
  [
    'Your booking request was cancelled because an account was closed.',
    'آپ کی درخواست منسوخ ہو گئی کیونکہ ایک اکاؤنٹ بند کر دیا گیا۔',
  ],
  [
    'Your booking was cancelled by our team. Please contact customer support for more information.',
    'ہماری ٹیم نے آپ کی بکنگ منسوخ کر دی۔ مزید معلومات کے لیے کسٹمر سپورٹ سے رابطہ کریں۔',
  ],
  [
    'The hall owner called this booking off. Please contact the hall owner for more information.',
    'ہال کے مالک نے یہ بکنگ منسوخ کر دی۔ مزید معلومات کے لیے ان سے رابطہ کریں۔',
  ],
  [
    'One of the functions that you asked for together could not be had, so none was booked. You can ask for the others again.',
    'جو تقریبات آپ نے اکٹھی مانگی تھیں ان میں سے ایک نہیں مل سکی، اس لیے کوئی بھی بک نہیں ہوئی۔ باقی کی درخواست دوبارہ دے سکتے ہیں۔',
  ],

  // Several functions.
  ['We received your request for {name}', '{name} کے لیے آپ کی درخواست ہمیں مل گئی'],
  [
    'Each owner accepts or declines until {when}. Until then all halls are held for you: nobody else can book those times.',
    'ہر مالک {when} تک قبول کریں گے یا معذرت۔ تب تک تمام ہال آپ کے لیے محفوظ ہیں: یہ اوقات کوئی اور بک نہیں کر سکتا۔',
  ],
  [
    'All functions are booked once every owner has accepted. If one of them cannot be had, none is booked.',
    'سب مالکان کے قبول کرنے پر تمام تقریبات بک ہوں گی۔ ایک بھی نہ مل سکی تو کوئی بک نہیں ہو گی۔',
  ],
  ['We received a request for several functions', 'ہمیں کئی تقریبات کی ایک درخواست ملی'],
  [
    'Several functions were requested on Mehfil with this e-mail address. The owners review them, and we write again once they are answered.',
    'اس ای میل پتے کے ساتھ محفل پر کئی تقریبات کی درخواست دی گئی۔ مالکان انھیں دیکھیں گے، اور جواب آنے پر ہم دوبارہ لکھیں گے۔',
  ],
  ['All functions of {name} are confirmed', '{name} کی تمام تقریبات کی تصدیق ہو گئی'],
  [
    'Every owner has accepted. Further details will come from the hall owners.',
    'سب مالکان نے قبول کر لیا۔ مزید تفصیلات ہال مالکان بتائیں گے۔',
  ],
  ['Your functions are confirmed', 'آپ کی تقریبات کی تصدیق ہو گئی'],
  [
    'The functions that were requested on Mehfil with this e-mail address are all confirmed.',
    'اس ای میل پتے کے ساتھ محفل پر مانگی گئی تمام تقریبات کی تصدیق ہو گئی ہے۔',
  ],
  ['Your functions for {name} are not booked', '{name} کے لیے آپ کی تقریبات بک نہیں ہوئیں'],
  [
    'An owner declined one of the functions, so none of them is booked and all times are free again.',
    'ایک مالک نے ایک تقریب سے معذرت کر لی، اس لیے کوئی بک نہیں ہوئی اور تمام اوقات پھر خالی ہیں۔',
  ],
  [
    'You cancelled all functions together. All times are free again.',
    'آپ نے تمام تقریبات منسوخ کر دیں۔ تمام اوقات پھر خالی ہیں۔',
  ],
  [
    'Not all owners answered in time, so none of the functions is booked and all times are free again.',
    'سب مالکان نے بروقت جواب نہیں دیا، اس لیے کوئی تقریب بک نہیں ہوئی اور تمام اوقات پھر خالی ہیں۔',
  ],
  [
    'One of the halls is no longer available on Mehfil, so none of the functions is booked.',
    'ایک ہال اب محفل پر دستیاب نہیں، اس لیے کوئی تقریب بک نہیں ہوئی۔',
  ],
  [
    'In My Bookings you can ask for the others again, with another hall or date beside them.',
    '”میری بکنگز“ میں آپ باقی کی درخواست دوبارہ دے سکتے ہیں، ساتھ کوئی اور ہال یا تاریخ چن کر۔',
  ],
  ['Your functions are not booked', 'آپ کی تقریبات بک نہیں ہوئیں'],
  [
    'The functions that were requested on Mehfil with this e-mail address are not booked.',
    'اس ای میل پتے کے ساتھ محفل پر مانگی گئی تقریبات بک نہیں ہوئیں۔',
  ],
  ['{hall} is accepted for your functions', 'آپ کی تقریبات کے لیے {hall} نے قبول کر لیا'],
  [
    '{business} accepted your request. The hall stays held for you; everything is confirmed once the other halls have accepted too.',
    '{business} نے آپ کی درخواست قبول کر لی۔ ہال آپ کے لیے محفوظ رہے گا؛ دوسرے ہالوں کے بھی قبول کرنے پر سب کی تصدیق ہو جائے گی۔',
  ],
  ['One of your functions is accepted', 'آپ کی ایک تقریب قبول ہو گئی'],
  [
    'One of the functions that were requested on Mehfil with this e-mail address is accepted. Everything is confirmed once the other halls have accepted too.',
    'اس ای میل پتے کے ساتھ محفل پر مانگی گئی ایک تقریب قبول ہو گئی۔ دوسرے ہالوں کے بھی قبول کرنے پر سب کی تصدیق ہو جائے گی۔',
  ],
  ['About your booking of {hall}', '{hall} کی آپ کی بکنگ کے بارے میں'],
  [
    '{business} takes no new bookings on Mehfil at present. Your booking stays confirmed; please contact the hall owner with any question.',
    '{business} فی الحال محفل پر نئی بکنگ نہیں لے رہا۔ آپ کی بکنگ برقرار ہے؛ کوئی سوال ہو تو ہال کے مالک سے رابطہ کریں۔',
  ],

  // Changes.
  ['{business} proposes a change of your booking', '{business} نے آپ کی بکنگ میں تبدیلی تجویز کی ہے'],
  [
    '{business} proposes a change of your booking of {hall}. Nothing changes unless you accept it in My Bookings until {when}; you may as well keep the booking as it was.',
    '{business} نے {hall} کی آپ کی بکنگ میں تبدیلی تجویز کی ہے۔ جب تک آپ {when} تک ”میری بکنگز“ میں اسے قبول نہ کریں، کچھ نہیں بدلے گا؛ آپ بکنگ کو ویسا ہی بھی رکھ سکتے ہیں۔',
  ],
  ['Your booking of {hall} was changed', '{hall} کی آپ کی بکنگ تبدیل ہو گئی'],
  [
    'Your booking was changed as agreed. It has the details below now.',
    'آپ کی بکنگ طے شدہ طریقے سے تبدیل ہو گئی۔ اب اس کی تفصیلات یہ ہیں۔',
  ],
  ['Your booking of {hall} stays as it was', '{hall} کی آپ کی بکنگ ویسی ہی رہے گی'],
  [
    '{business} did not accept the change that you asked for. Your booking stays as it was.',
    '{business} نے آپ کی مانگی ہوئی تبدیلی قبول نہیں کی۔ آپ کی بکنگ ویسی ہی رہے گی۔',
  ],
  [
    '{business} took back the change that it had proposed. Your booking stays as it was.',
    '{business} نے اپنی تجویز کی ہوئی تبدیلی واپس لے لی۔ آپ کی بکنگ ویسی ہی رہے گی۔',
  ],
  [
    '{business} did not answer the change that you asked for in time. Your booking stays as it was.',
    '{business} نے آپ کی مانگی ہوئی تبدیلی کا بروقت جواب نہیں دیا۔ آپ کی بکنگ ویسی ہی رہے گی۔',
  ],

  // Waiting lists and reviews.
  ['{hall} has become free for you', '{hall} آپ کے لیے خالی ہو گیا ہے'],
  [
    'The time that you are waiting for is free, and {business} holds it for you until {when}. Nobody else can request it until then.',
    'جس وقت کا آپ کو انتظار تھا وہ خالی ہے، اور {business} نے اسے {when} تک آپ کے لیے روک لیا ہے۔ تب تک کوئی اور اس کی درخواست نہیں دے سکتا۔',
  ],
  [
    'Request it now to keep it. Afterwards it is offered to the next on the waiting list.',
    'اسے حاصل کرنے کے لیے ابھی درخواست دیں۔ اس کے بعد یہ انتظار کی فہرست میں اگلے گاہک کو پیش کیا جائے گا۔',
  ],
  [
    'You did not request the time while it was offered to you, so your place on the waiting list is over. If it is still taken, you can join the list again, at its end.',
    'جب وقت آپ کو پیش کیا گیا تھا، آپ نے درخواست نہیں دی، اس لیے انتظار کی فہرست میں آپ کی باری ختم ہو گئی۔ اگر وہ اب بھی بک ہے تو آپ دوبارہ فہرست کے آخر میں شامل ہو سکتے ہیں۔',
  ],
  ['How was your function at {hall}?', '{hall} میں آپ کی تقریب کیسی رہی؟'],
  [
    'We hope that everything went well at {hall} of {business}. A few words from you help the next family to choose, and the owner to do better. Your review carries the mark “Verified booking”.',
    'امید ہے کہ {business} کے {hall} میں سب کچھ اچھا رہا۔ آپ کے چند الفاظ اگلے خاندان کے لیے انتخاب آسان کرتے ہیں اور مالک کو بہتری کا موقع دیتے ہیں۔ آپ کی رائے پر ”تصدیق شدہ بکنگ“ کا نشان ہو گا۔',
  ],
  ['We ask once for each hall.', 'ہم ہر ہال کے بارے میں ایک ہی بار پوچھتے ہیں۔'],

  // To an address that isn't the account's, which may be anybody's.
  ['A hall is no longer held for you', 'ہال اب آپ کے لیے محفوظ نہیں رہا'],
  [
    'The booking request that was made on Mehfil with this e-mail address isn’t agreed on yet, and the time for which the hall was held is over. The request stays, and we write again once it is answered.',
    'اس ای میل پتے کے ساتھ محفل پر کی گئی درخواست ابھی طے نہیں ہوئی، اور جس وقت تک ہال روکا گیا تھا وہ گزر گیا۔ درخواست برقرار ہے، اور جواب آنے پر ہم دوبارہ لکھیں گے۔',
  ],
  ['About your booking', 'آپ کی بکنگ کے بارے میں'],
  [
    'The hall takes no new bookings on Mehfil at present. The booking stays confirmed; please contact the hall owner with any question.',
    'یہ ہال فی الحال محفل پر نئی بکنگ نہیں لے رہا۔ بکنگ برقرار ہے؛ کوئی سوال ہو تو ہال کے مالک سے رابطہ کریں۔',
  ],
  ['A change of your booking was proposed', 'آپ کی بکنگ میں تبدیلی تجویز کی گئی ہے'],
  [
    'The hall’s owner proposed a change of the booking that was made on Mehfil with this e-mail address. Nothing changes unless it is accepted.',
    'اس ای میل پتے کے ساتھ محفل پر کی گئی بکنگ میں ہال کے مالک نے تبدیلی تجویز کی ہے۔ قبول کیے بغیر کچھ نہیں بدلے گا۔',
  ],
  ['Your booking was changed', 'آپ کی بکنگ تبدیل ہو گئی'],
  [
    'The booking that was made on Mehfil with this e-mail address was changed.',
    'اس ای میل پتے کے ساتھ محفل پر کی گئی بکنگ تبدیل ہو گئی ہے۔',
  ],
  ['Your booking stays as it was', 'آپ کی بکنگ ویسی ہی رہے گی'],
  [
    'A change of the booking that was made on Mehfil with this e-mail address won’t be made.',
    'اس ای میل پتے کے ساتھ محفل پر کی گئی بکنگ میں جو تبدیلی زیرِ غور تھی وہ نہیں ہو گی۔',
  ],

  // Reports of conversations; the same to customers and businesses.
  ['Your report about {hall}', '{hall} کے بارے میں آپ کی شکایت'],
  [
    'Our staff read the conversation that you reported and found nothing against our rules. You can end it on its page.',
    'ہمارے عملے نے وہ گفتگو پڑھ لی ہے جس کی آپ نے شکایت کی، اور اس میں قواعد کے خلاف کچھ نہیں ملا۔ آپ اسے اس کے صفحے پر ختم کر سکتے ہیں۔',
  ],
  [
    'Our staff read the conversation that you reported and found nothing against our rules.',
    'ہمارے عملے نے وہ گفتگو پڑھ لی ہے جس کی آپ نے شکایت کی، اور اس میں قواعد کے خلاف کچھ نہیں ملا۔',
  ],
  [
    'Our staff read the conversation that you reported, and asked the other side to keep to our rules.',
    'ہمارے عملے نے وہ گفتگو پڑھ لی ہے جس کی آپ نے شکایت کی، اور دوسرے فریق کو قواعد کی پابندی کی ہدایت کی ہے۔',
  ],
  [
    'Our staff read the conversation that you reported, and ended it: nobody can write there any more.',
    'ہمارے عملے نے وہ گفتگو پڑھ لی ہے جس کی آپ نے شکایت کی، اور اسے ختم کر دیا ہے: اب وہاں کوئی نہیں لکھ سکتا۔',
  ],
  [
    'Our staff read the conversation that you reported, and removed the message.',
    'ہمارے عملے نے وہ گفتگو پڑھ لی ہے جس کی آپ نے شکایت کی، اور وہ پیغام ہٹا دیا ہے۔',
  ],

  // Messages; the same to customers and businesses.
  ['New messages about {hall}', '{hall} کے بارے میں نئے پیغامات'],
  [
    'You have unread messages about this booking. You read and answer them on its page.',
    'اس بکنگ کے بارے میں آپ کے کچھ پیغامات پڑھے نہیں گئے۔ آپ انہیں بکنگ کے صفحے پر پڑھ کر جواب دے سکتے ہیں۔',
  ],

  [
    'You have unread messages about this hall. You read and answer them on their page.',
    'اس ہال کے بارے میں آپ کے کچھ پیغامات پڑھے نہیں گئے۔ آپ انہیں ان کے صفحے پر پڑھ کر جواب دے سکتے ہیں۔',
  ],

  // To guests whose booking a business entered.
  [
    `{business} noted your booking request. They write or call once it is decided. ${PAYMENT_TERMS}`,
    '{business} نے آپ کی بکنگ کی درخواست درج کر لی ہے۔ فیصلہ ہونے پر وہ لکھیں گے یا فون کریں گے۔ ہال کی تصدیق تک کوئی ادائیگی نہیں؛ اس کے بعد مالک ادائیگی کا طریقہ بتاتے ہیں۔',
  ],
  [
    '{business} no longer holds the time of your booking request.',
    '{business} میں آپ کی درخواست کا وقت اب رکا ہوا نہیں۔',
  ],
  [
    '{business} confirmed your booking, with the details below.',
    '{business} نے آپ کی بکنگ کی تصدیق کر دی ہے؛ تفصیلات نیچے ہیں۔',
  ],
  [
    '{business} called your booking off. Please call with any question.',
    '{business} نے آپ کی بکنگ منسوخ کر دی ہے۔ کوئی سوال ہو تو براہِ کرم فون کریں۔',
  ],
  [
    '{business} can’t keep your booking, because our team cancelled it.',
    '{business} میں آپ کی بکنگ ممکن نہیں رہی، کیونکہ ہماری ٹیم نے اسے منسوخ کر دیا ہے۔',
  ],
  ['{business} can’t meet your booking request.', '{business} میں آپ کی بکنگ کی درخواست پوری نہیں ہو سکی۔'],
  [
    '{business} takes no new bookings on Mehfil at present. Your booking stays confirmed; please call with any question.',
    '{business} فی الحال محفل پر نئی بکنگ نہیں لے رہا۔ آپ کی بکنگ برقرار ہے؛ کوئی سوال ہو تو براہِ کرم فون کریں۔',
  ],
  [
    '{business} changed your booking, to the details below. Please call with any question.',
    '{business} نے آپ کی بکنگ تبدیل کی ہے؛ نئی تفصیلات نیچے ہیں۔ کوئی سوال ہو تو براہِ کرم فون کریں۔',
  ],
];

/** Labels of facts, and of what a mail to customers asks to do. */
export const CUSTOMER_LABELS: Readonly<Record<string, string>> = {
  Hall: 'ہال',
  Shift: 'شفٹ',
  Rate: 'نرخ',
  When: 'کب',
  Guests: 'مہمان',
  Total: 'کل رقم',
  Reference: 'حوالہ نمبر',
  'Phone of the hall owner': 'ہال مالک کا فون',
  Reason: 'وجہ',
  'New time': 'نیا وقت',
  'Former time': 'پرانا وقت',
  'New number of guests': 'مہمانوں کی نئی تعداد',
  'Former number of guests': 'مہمانوں کی پرانی تعداد',
  'New total': 'نئی کل رقم',
  'Former total': 'پرانی کل رقم',
  'New hall': 'نیا ہال',
  'New menu': 'نیا مینو',
  'Former menu': 'پرانا مینو',
  Received: 'وصول شدہ رقم',
  Receipt: 'رسید نمبر',
  'Left to pay': 'باقی رقم',
  'To pay': 'واجب رقم',
  'Due on': 'ادائیگی کی تاریخ',
  'First payment': 'پہلی ادائیگی',
  Paid: 'ادا کی گئی رقم',
  'Unread messages': 'نہ پڑھے گئے پیغامات',
  'Given back': 'واپس کی گئی رقم',
  'To be given back': 'واپس کی جانے والی رقم',
  'Stays with the hall': 'ہال کے پاس رہنے والی رقم',
  'Former hall': 'پرانا ہال',
  Mehndi: 'مہندی',
  Baraat: 'بارات',
  Walima: 'ولیمہ',
  'Other function': 'کوئی اور تقریب',
  'View My Bookings': 'میری بکنگز دیکھیں',
  'View Your Booking': 'اپنی بکنگ دیکھیں',
  'Customer support': 'کسٹمر سپورٹ',
  'Open the waiting list': 'انتظار کی فہرست کھولیں',
  'Write a review': 'اپنی رائے لکھیں',
};
