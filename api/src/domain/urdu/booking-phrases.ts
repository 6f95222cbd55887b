import { GUEST_MESSAGES } from '../guests/inputs.js';
import { SECOND_PHONE_MESSAGES } from '../guests/second-phone.js';
import { NOTIFICATION_MESSAGES } from '../notifications/messages.js';
import { FINAL_GUESTS_MESSAGES } from '../bookings/final-guests.js';
import { bookingBanner } from '../bookings/banner.js';
import { CHANGE_MESSAGES } from '../bookings/changes.js';
import { CHARGE_MESSAGES } from '../bookings/charges-after.js';
import { BOOKING_MESSAGES, DESK_MESSAGES } from '../bookings/inputs.js';
import { OFFER_MESSAGES } from '../bookings/offers.js';
import { TASK_MESSAGES } from '../bookings/tasks.js';
import { BookingStatus, CANCELLATION_LABELS, CancellationReason } from '../bookings/transitions.js';
import { CHANGED_MEANWHILE } from '../input/version.js';
import { UPLOAD_MESSAGES, UPLOAD_RULES } from '../media/uploads.js';
import { CANCELLATION_MESSAGES } from '../payments/cancellation-rules.js';
import { CHILDREN_MESSAGES } from '../menus/children.js';
import { PAYMENT_MESSAGES } from '../payments/inputs.js';
import { LEDGER_MESSAGES } from '../payments/ledger.js';
import { PAYMENT_LIMITS } from '../payments/limits.js';
import { PROOF_MESSAGES } from '../payments/proofs.js';
import { ENQUIRY_MESSAGES } from '../threads/enquiries.js';
import { THREAD_LIMITS } from '../threads/limits.js';
import { THREAD_MESSAGES } from '../threads/messages.js';
import { REPORT_MESSAGES } from '../threads/reports.js';
import { VISIT_LIMITS, VISIT_MESSAGES } from '../threads/visits.js';
import { ACCEPTANCE_MESSAGES } from '../terms/acceptance.js';
import { CNIC_MESSAGES } from '../terms/cnic.js';
import { TERMS_MESSAGES } from '../terms/inputs.js';
import { isolate } from '../text/direction.js';
import type { Phrases } from './phrases.js';

const { proof, message } = UPLOAD_RULES;

const { PENDING, CANCELLED } = BookingStatus;
const Reason = CancellationReason;
const offered = (status: BookingStatus, reason?: CancellationReason): string =>
  bookingBanner(status, reason, 'upcoming', true);

const SENTENCES: Readonly<Record<string, string>> = {
  [CANCELLATION_LABELS[Reason.OFFER_REFUSED]]: 'پیشکش نامنظور',
  [CANCELLATION_LABELS[Reason.OFFER_WITHDRAWN]]: 'پیشکش واپس',
  [CANCELLATION_LABELS[Reason.OFFER_EXPIRED]]: 'پیشکش کی میعاد ختم',
  [offered(PENDING)]: 'ہال کے مالک نے آپ کو یہ پیشکش کی ہے۔ جب تک آپ اسے قبول نہ کریں، کچھ بک نہیں ہوتا۔',
  [offered(CANCELLED, Reason.OFFER_REFUSED)]: 'آپ نے یہ پیشکش نامنظور کر دی۔',
  [offered(CANCELLED, Reason.OFFER_WITHDRAWN)]: 'ہال کے مالک نے یہ پیشکش واپس لے لی۔',
  [offered(CANCELLED, Reason.OFFER_EXPIRED)]:
    'یہ پیشکش وقت پر قبول نہیں ہوئی۔ براہِ کرم ہال کے مالک سے نئی پیشکش مانگیں۔',
  [offered(CANCELLED, Reason.SLOT_TAKEN)]:
    'اس وقت کے لیے کسی اور بکنگ کی تصدیق ہو گئی، اس لیے یہ پیشکش اب قبول نہیں ہو سکتی۔ براہِ کرم ہال کے مالک سے نئی پیشکش مانگیں۔',
  [offered(CANCELLED, Reason.BUSINESS_SUSPENDED)]: 'یہ پیشکش ختم ہو گئی کیونکہ یہ ہال فی الحال محفل پر دستیاب نہیں۔',
  [offered(CANCELLED, Reason.ACCOUNT_DELETED)]: 'یہ پیشکش ختم ہو گئی کیونکہ ایک اکاؤنٹ بند کر دیا گیا۔',
  [CHANGE_MESSAGES.offered]: 'یہ پیشکش جواب کی منتظر ہے، اس لیے تبدیل نہیں ہو سکتی',
  [FINAL_GUESTS_MESSAGES.none]: 'اس بکنگ کے مہمانوں کی تعداد مالک سے پوچھے بغیر نہیں بدل سکتی',
  [CHILDREN_MESSAGES.count]: 'بچوں کی تعداد 0 یا اس سے زیادہ پورا عدد ہونی چاہیے',
  [CHILDREN_MESSAGES.tooMany]: 'بچے مہمانوں سے زیادہ نہیں ہو سکتے',
  [CHILDREN_MESSAGES.noShare]: 'بچے صرف اس مینو کے ساتھ گنے جاتے ہیں جس میں بچوں کا نرخ ہو',
  [BOOKING_MESSAGES.enquiryUnknown]: 'یہ استفسار معلوم نہیں',
  [BOOKING_MESSAGES.occasionUnknown]: 'فہرست میں سے کوئی تقریب چنیں',
  [CHANGED_MEANWHILE]: 'اس دوران کسی نے اسے بدل دیا۔ بدلنے سے پہلے اسے دوبارہ دیکھ لیں۔',
  [DESK_MESSAGES.notesChanged]: 'اس دوران کسی نے یہ نوٹ بدل دیے۔ بدلنے سے پہلے انھیں دوبارہ دیکھیں۔',
  [DESK_MESSAGES.labelsChanged]: 'اس دوران کسی نے یہ لیبلز بدل دیے۔ بدلنے سے پہلے انھیں دوبارہ دیکھیں۔',
  [TASK_MESSAGES.textRequired]: 'لکھیں کہ کیا کرنا ہے',
  [TASK_MESSAGES.full]: 'اس بکنگ میں بہت زیادہ کام ہیں: کچھ مکمل کام ہٹا دیں',
  [TASK_MESSAGES.notFound]: 'یہ کام نہیں ملا',
  [OFFER_MESSAGES.validUntilRequired]: 'بتائیں کہ پیشکش کب تک کارآمد ہے',
  [OFFER_MESSAGES.validUntilPast]: 'پیشکش کچھ دیر تک کارآمد ہونی چاہیے',
  [OFFER_MESSAGES.validUntilLate]: 'پیشکش زیادہ سے زیادہ بکنگ کے آغاز تک کارآمد ہو سکتی ہے',
  [OFFER_MESSAGES.extraNameRequired]: 'بتائیں کہ یہ کس چیز کے لیے ہے',
  [OFFER_MESSAGES.extraAmountRequired]: 'بتائیں کہ اس کی قیمت کیا ہے',
  [OFFER_MESSAGES.entered]: 'یہ بکنگ آپ کے کاروبار نے خود درج کی ہے: پیشکش کے بجائے اسے بدل دیں',
  [OFFER_MESSAGES.unanswered]:
    'یہ آپ کے کاروبار کی پیشکش ہے: اسے گاہک قبول کرتا ہے۔ آپ نئی پیشکش کر سکتے ہیں یا اسے واپس لے سکتے ہیں۔',
  [OFFER_MESSAGES.refuseInstead]: 'یہ پیشکش ہے، آپ کی درخواست نہیں: اسے نامنظور کر دیں',
  [OFFER_MESSAGES.over]: 'یہ پیشکش اب کارآمد نہیں۔ براہِ کرم استفسار میں نئی پیشکش کریں۔',
  [OFFER_MESSAGES.paperless]: 'جو پیشکش قبول نہیں ہوئی، اس کا نہ انوائس ہوتا ہے، نہ کیلنڈر کی فائل',
  [OFFER_MESSAGES.phoneRequired]: 'براہِ کرم فون نمبر دیں: آپ کی بکنگ کے لیے ہال کے مالک کو اس کی ضرورت ہے',
  [OFFER_MESSAGES.enquiryEntered]: 'اس مہمان کا اکاؤنٹ نہیں: پیشکش کے بجائے بکنگ درج کریں',
  [OFFER_MESSAGES.enquiryOffered]: 'اس استفسار کی ایک پیشکش پہلے ہی جواب کی منتظر ہے: اسے بدل دیں یا واپس لے لیں',
  [OFFER_MESSAGES.enquiryThread]: 'براہِ کرم استفسار کی گفتگو میں لکھیں، جو پیشکش قبول ہونے تک جاری رہتی ہے',
  [OFFER_MESSAGES.answered]: 'اس درخواست کا جواب دیا جا چکا ہے، اس لیے پیشکش کی ضرورت نہیں',
  [ACCEPTANCE_MESSAGES.missing]: 'براہِ کرم کاروبار کی شرائط پڑھ کر قبول کریں',
  [ACCEPTANCE_MESSAGES.outdated]: 'براہِ کرم کاروبار کی موجودہ شرائط پڑھ کر قبول کریں',
  [ACCEPTANCE_MESSAGES.termsUnknown]: 'یہ شرائط معلوم نہیں',
  [ACCEPTANCE_MESSAGES.tooMany]: 'اس بکنگ کے لیے مزید دستخط درج نہیں ہو سکتے',
  [SECOND_PHONE_MESSAGES.nameRequired]: 'بتائیں کہ یہ نمبر کس کا ہے',
  [SECOND_PHONE_MESSAGES.phoneRequired]: 'فون نمبر لکھیں؛ دوسرا نمبر ہٹانے کے لیے خالی بھیجیں',
  [SECOND_PHONE_MESSAGES.phoneInvalid]: `نمبر درست نہیں۔ اسے ایسے لکھیں: ${isolate('0300 1234567')}، یا ملک کے کوڈ کے ساتھ۔`,
  [SECOND_PHONE_MESSAGES.isOwn]: 'یہ گاہک کا اپنا نمبر ہے',
  [SECOND_PHONE_MESSAGES.changed]: 'ایک اور دوسرا نمبر محفوظ ہے۔ بدلنے سے پہلے اسے دیکھ لیں۔',
  [CNIC_MESSAGES.invalid]: `شناختی کارڈ نمبر 13 ہندسوں کا ہوتا ہے، جیسے ${isolate('35202-1234567-1')}`,
  [CNIC_MESSAGES.required]: 'شناختی کارڈ نمبر لکھیں؛ ہٹانے کے لیے خالی بھیجیں',
  [CNIC_MESSAGES.given]: 'شناختی کارڈ نمبر دیا جا چکا ہے۔ اسے مالک یا مینیجر بدل سکتے ہیں۔',
  [CNIC_MESSAGES.closed]: 'شناختی کارڈ نمبر تقریب ختم ہونے تک دیا جا سکتا ہے، اور منسوخ بکنگ کے لیے نہیں',
  [TERMS_MESSAGES.textRequired]: 'متن لکھیں؛ شرائط ختم کرنے کے لیے خالی بھیجیں',
  [TERMS_MESSAGES.englishRequired]: 'اردو متن کے ساتھ انگریزی متن بھی لکھیں',
  [TERMS_MESSAGES.changedMeanwhile]: 'اس دوران شرائط بدل دی گئیں۔ براہِ کرم انہیں دوبارہ دیکھیں۔',
  [NOTIFICATION_MESSAGES.groupUnknown]: 'یہ اطلاعات معلوم نہیں',
  [NOTIFICATION_MESSAGES.fromRequired]: 'بتائیں کہ خاموشی کے اوقات کب شروع ہوں',
  [NOTIFICATION_MESSAGES.untilRequired]: 'بتائیں کہ خاموشی کے اوقات کب ختم ہوں',
  [NOTIFICATION_MESSAGES.sameTime]: 'خاموشی کے اوقات شروع اور ختم ہونے کا وقت ایک نہیں ہو سکتا',
  [NOTIFICATION_MESSAGES.subscriptionInvalid]: 'اس براؤزر کا اندراج درست نہیں',
  [NOTIFICATION_MESSAGES.noSubscription]: 'پہلے اس براؤزر میں اطلاعات چالو کریں',
  [GUEST_MESSAGES.notFound]: 'یہ مہمان نہیں ملا',
  [THREAD_MESSAGES.notFound]: 'یہ پیغام نہیں ملا',
  [THREAD_MESSAGES.dayInvalid]: 'کوئی دن چنیں، جیسے \u20662027-03-20\u2069',
  [THREAD_MESSAGES.textRequired]: 'کچھ لکھیں',
  [THREAD_MESSAGES.clientIdUsed]: 'یہ شناخت کسی اور پیغام کے لیے استعمال ہو چکی ہے۔',
  [THREAD_MESSAGES.noReader]: 'یہ پیغامات کوئی نہیں پڑھ سکتا: دوسری طرف کوئی اکاؤنٹ نہیں۔',
  [THREAD_MESSAGES.enquiryNotFound]:
    'یہ استفسار نہیں ملا۔ اگر بکنگ کی درخواست ہو چکی ہے تو اس کے پیغامات بکنگ کے صفحے پر ہیں۔',
  [THREAD_MESSAGES.placeInvalid]: 'پیغام کی جگہ \u20661\u2069 یا اس سے بڑا عدد ہو',
  [THREAD_MESSAGES.dayPast]: 'کوئی آنے والا دن چنیں',
  [THREAD_MESSAGES.ownHall]: 'یہ آپ کے اپنے کاروبار کا ہال ہے۔',
  [THREAD_MESSAGES.blocked]: 'یہ گفتگو ختم کر دی گئی ہے: یہاں کوئی نہیں لکھ سکتا۔',
  [THREAD_MESSAGES.endedByStaff]: 'محفل کے عملے نے یہ گفتگو ختم کر دی ہے: یہاں کوئی نہیں لکھ سکتا۔',
  [THREAD_MESSAGES.fileNotFound]: 'فائل نہیں ملی',
  [REPORT_MESSAGES.categoryUnknown]: 'بتائیں کہ شکایت کس بات کی ہے',
  [REPORT_MESSAGES.noteRequired]: 'لکھیں کہ کیا غلط ہے',
  [REPORT_MESSAGES.messageUnknown]: 'دوسری طرف کا کوئی پیغام چنیں',
  [REPORT_MESSAGES.nothingWritten]: 'یہاں ابھی کچھ نہیں لکھا گیا جس کی شکایت ہو سکے۔',
  [REPORT_MESSAGES.alreadyReported]: 'آپ اس گفتگو کی شکایت پہلے ہی کر چکے ہیں: محفل کا عملہ اسے دیکھے گا۔',
  [REPORT_MESSAGES.notFound]: 'یہ شکایت نہیں ملی',
  [REPORT_MESSAGES.outcomeUnknown]: 'نتیجہ چنیں',
  [REPORT_MESSAGES.stateUnknown]: 'حالت یہ ہو سکتی ہے: کھلی، نمٹائی گئی یا سب',
  [REPORT_MESSAGES.noMessage]: 'اس شکایت میں کسی پیغام کا نام نہیں جو ہٹایا جا سکے',
  [REPORT_MESSAGES.resolved]: 'یہ شکایت پہلے ہی نمٹائی جا چکی ہے۔',
  [REPORT_MESSAGES.unread]: 'شکایت نمٹانے سے پہلے گفتگو پڑھ لیں۔',
  [REPORT_MESSAGES.messageGone]: 'یہ پیغام اس دوران مٹا دیا گیا۔ کوئی اور نتیجہ چنیں۔',
  [REPORT_MESSAGES.nobodyToWarn]: 'دوسری طرف اب کوئی یہ گفتگو نہیں پڑھتا: تنبیہ کس کو کی جائے۔',
  [THREAD_MESSAGES.tooLate]: `پیغام بھیجنے کے بعد ${THREAD_LIMITS.deletableMinutes} منٹ تک مٹایا جا سکتا ہے۔`,
  [THREAD_MESSAGES.notOwn]: 'پیغام صرف لکھنے والا مٹا سکتا ہے۔',
  [THREAD_MESSAGES.unanswered]:
    'جواب کے بغیر بہت پیغامات ہو گئے۔ دوسری طرف سے جواب کا انتظار کریں، یا بعد میں کوشش کریں۔',
  [ENQUIRY_MESSAGES.reasonUnknown]: 'بتائیں کہ بات کیوں نہیں بنی',
  [ENQUIRY_MESSAGES.noteRequired]: 'لکھیں کہ بات کیوں نہیں بنی',
  [ENQUIRY_MESSAGES.stageUnknown]: 'مرحلہ نیا، جواب دیا گیا، پیشکش، درخواست، بکنگ یا ہاتھ سے گیا ہو سکتا ہے',
  [ENQUIRY_MESSAGES.followUpRequired]: 'وہ دن چنیں جب آپ دوبارہ پوچھیں گے',
  [ENQUIRY_MESSAGES.followUpFar]: 'اگلے دو سال کے اندر کا کوئی دن چنیں',
  [ENQUIRY_MESSAGES.lost]: 'یہ استفسار ہاتھ سے جا چکا ہے: پہلے اسے دوبارہ کھولیں',
  [ENQUIRY_MESSAGES.sourceRequired]: 'بتائیں کہ مہمان نے کیسے پوچھا',
  [ENQUIRY_MESSAGES.sourceUnknown]: 'ذریعہ ایپ، فون، خود آئے، واٹس ایپ یا کوئی اور ہو سکتا ہے',
  [ENQUIRY_MESSAGES.booked]: 'اس استفسار کی بکنگ پہلے سے ہے',
  [ENQUIRY_MESSAGES.changed]: 'اس دوران کسی نے یہ استفسار بدل دیا۔ بدلنے سے پہلے اسے دوبارہ دیکھ لیں۔',
  [VISIT_MESSAGES.notFound]: 'یہ ملاقات نہیں ملی',
  [VISIT_MESSAGES.dayRequired]: 'ہال دیکھنے کا دن چنیں',
  [VISIT_MESSAGES.timeRequired]: 'ہال دیکھنے کا وقت چنیں',
  [VISIT_MESSAGES.past]: 'کوئی آنے والا وقت چنیں',
  [VISIT_MESSAGES.tooFar]: `ہال دیکھنے کا دن زیادہ سے زیادہ ${VISIT_LIMITS.daysAheadMax} دن بعد کا ہو سکتا ہے`,
  [VISIT_MESSAGES.headCountInteger]: 'آنے والوں کی تعداد پورا عدد ہونی چاہیے',
  [VISIT_MESSAGES.headCountRange]: `1 سے ${VISIT_LIMITS.headCountMax} لوگ آ سکتے ہیں`,
  [VISIT_MESSAGES.hallUnknown]: 'یہ ہال معلوم نہیں',
  [VISIT_MESSAGES.statusUnknown]: 'حالت یہ ہو سکتی ہے: تجویز کردہ، طے شدہ، رد، تبدیل یا منسوخ',
  [VISIT_MESSAGES.fromInvalid]: 'پہلا دن درست نہیں',
  [VISIT_MESSAGES.agreed]: 'ہال دیکھنے کا ایک وقت پہلے ہی طے ہے۔ دوسرا وقت تجویز کرنے کے لیے اسے منسوخ کریں۔',
  [VISIT_MESSAGES.isOver]: 'اس ملاقات کا وقت گزر چکا ہے۔',
  [VISIT_MESSAGES.answeredByOther]: 'اس ملاقات کا جواب دوسری طرف سے آئے گا۔',
  [VISIT_MESSAGES.declineInstead]: 'یہ وقت دوسری طرف سے تجویز ہوا ہے: اسے منسوخ نہیں، رد کیا جا سکتا ہے۔',
  [VISIT_MESSAGES.confirmed]: 'یہ ملاقات پہلے ہی طے ہو چکی ہے۔',
  [VISIT_MESSAGES.declined]: 'یہ ملاقات رد ہو چکی ہے۔',
  [VISIT_MESSAGES.replaced]: 'اس ملاقات کے لیے دوسرا وقت تجویز ہو چکا ہے۔',
  [VISIT_MESSAGES.cancelled]: 'یہ ملاقات منسوخ ہو چکی ہے۔',
  [VISIT_MESSAGES.notConfirmed]: 'کیلنڈر کی فائل ملاقات طے ہونے کے بعد ملتی ہے۔',
  [VISIT_MESSAGES.bookingOver]: 'یہ بکنگ ختم ہو چکی ہے: اس کے لیے ہال دیکھنے کا وقت طے نہیں ہو سکتا۔',
  [VISIT_MESSAGES.hallRemoved]: 'یہ ہال اب فہرست میں نہیں: اسے دیکھنے کا وقت طے نہیں ہو سکتا۔',
  [VISIT_MESSAGES.tooMany]: 'ایک دن کے لیے یہ بہت تجاویز ہیں۔ براہِ کرم پیغام لکھیں، یا بعد میں کوشش کریں۔',
  [LEDGER_MESSAGES.planDayOver]: 'یہ دن گزر چکا ہے: بعد کا دن چنیں',
  [PROOF_MESSAGES.fileRequired]: 'ادائیگی کا اسکرین شاٹ یا پی ڈی ایف چنیں',
  [PROOF_MESSAGES.reasonRequired]: 'لکھیں کہ اسے رد کیوں کیا گیا',
  [PROOF_MESSAGES.notConfirmed]: 'بکنگ کی تصدیق کے بعد ثبوت بھیجا جا سکتا ہے',
  [PROOF_MESSAGES.full]: 'اس بکنگ کے ثبوت بہت زیادہ ہو گئے ہیں',
  [PROOF_MESSAGES.waitsAlready]: 'اس طریقے اور حوالہ نمبر کا ثبوت پہلے سے جانچ کا منتظر ہے',
  [PROOF_MESSAGES.accepted]: 'یہ ثبوت پہلے ہی قبول ہو چکا ہے',
  [PROOF_MESSAGES.rejected]: 'یہ ثبوت پہلے ہی رد ہو چکا ہے',
  [PROOF_MESSAGES.withdrawn]: 'یہ ثبوت واپس لے لیا گیا ہے',
  [CHARGE_MESSAGES.guests]: 'اضافی مہمان 0 یا زیادہ پورا عدد ہوں',
  [CHARGE_MESSAGES.hours]: 'اضافی گھنٹے 0 سے 24 تک پورا عدد ہوں',
  [CHARGE_MESSAGES.onlyCharges]: 'اضافی مہمان اور گھنٹے صرف اضافی رقم کے ساتھ درج ہوتے ہیں',
  [CHARGE_MESSAGES.some]: 'لکھیں کہ کتنے مہمان یا گھنٹے زیادہ ہوئے',
  [CHARGE_MESSAGES.guestsCharged]:
    'اضافی مہمانوں کی رقم طے شدہ نرخوں سے پہلے ہی درج ہے۔ وہ اندراج واپس لیں، پھر تمام اضافی مہمانوں کی تعداد درج کریں۔',
  [CHARGE_MESSAGES.free]: 'طے شدہ نرخوں سے ان کی کوئی رقم نہیں بنتی۔ آپ اپنی طرف سے رقم لکھ سکتے ہیں۔',
  [LEDGER_MESSAGES.methodRequired]: 'چنیں کہ ادائیگی کیسے ہوئی',
  [LEDGER_MESSAGES.noteRequired]: 'لکھیں کہ یہ رقم کس چیز کی ہے',
  [LEDGER_MESSAGES.chargeTooEarly]: 'اضافی رقم تقریب شروع ہونے کے بعد درج ہو سکتی ہے',
  [LEDGER_MESSAGES.unaccepted]: 'ادائیگیاں تب درج ہو سکتی ہیں جب گاہک یہ پیشکش قبول کر لے',
  [LEDGER_MESSAGES.chargeUnconfirmed]: 'اضافی رقم صرف تصدیق شدہ بکنگ پر درج ہو سکتی ہے',
  [LEDGER_MESSAGES.referenceTaken]: 'اس طریقے اور حوالہ نمبر کی ادائیگی پہلے سے درج ہے',
  [LEDGER_MESSAGES.corrected]: 'یہ اندراج پہلے ہی درست کیا جا چکا ہے',
  [LEDGER_MESSAGES.isCorrection]: 'درستی کو درست نہیں کیا جا سکتا',
  [LEDGER_MESSAGES.wouldBeNegative]: 'جتنا ادا شدہ رہے گا، اس سے زیادہ واپس ہو چکا ہے۔ پہلے واپسی درست کریں۔',
  [LEDGER_MESSAGES.dayInFuture]: 'دن آنے والا نہیں ہو سکتا',
  [LEDGER_MESSAGES.full]: 'اس بکنگ کے اندراج بہت زیادہ ہو گئے ہیں',
  [PAYMENT_MESSAGES.amountRequired]: 'رقم لکھیں',
  [PAYMENT_MESSAGES.amountPositive]: 'رقم صفر سے زیادہ ہونی چاہیے',
  [PAYMENT_MESSAGES.dayInvalid]: 'دن درست نہیں',
  [PAYMENT_MESSAGES.reasonRequired]: 'لکھیں کہ اسے درست کیوں کیا گیا',
  [CANCELLATION_MESSAGES.percentInvalid]: 'فیصد 0 سے 100 تک پورا عدد ہو',
  [CANCELLATION_MESSAGES.dayTwice]: 'دو مرحلوں میں دنوں کی تعداد ایک ہے',
  [CANCELLATION_MESSAGES.rising]: 'کم دن پہلے منسوخ کرنے پر زیادہ واپس نہیں مل سکتا: فیصد تقریب کی طرف گھٹتا جائے',
  [PAYMENT_MESSAGES.kindUnknown]: 'یہ قسم معلوم نہیں',
  [PAYMENT_MESSAGES.labelRequired]: 'نام لکھیں',
  [PAYMENT_MESSAGES.dueUnknown]: 'چنیں کہ دن کب سے گنے جائیں',
  [PAYMENT_MESSAGES.daysInvalid]: `دن 0 سے ${PAYMENT_LIMITS.dueDaysMax} تک پورا عدد ہونے چاہییں`,
  [PAYMENT_MESSAGES.percentInvalid]: 'فیصد صفر سے زیادہ اور 100 تک ہونا چاہیے',
  [PAYMENT_MESSAGES.eitherOr]: 'فیصد یا رقم میں سے ایک لکھیں',
  [PAYMENT_MESSAGES.isRest]: 'آخری حصہ باقی رقم ہے: اس کا اپنا فیصد یا رقم نہیں ہوتی',
  [PAYMENT_MESSAGES.tooMuch]: 'آخری حصے سے پہلے کے فیصد مل کر 100 سے کم ہونے چاہییں',
  [PAYMENT_MESSAGES.partsRequired]: 'کم از کم ایک حصہ شامل کریں',
  [LEDGER_MESSAGES.nothingLeft]: 'سب ادا ہو چکا ہے: منصوبے کے لیے کچھ باقی نہیں',
  [LEDGER_MESSAGES.planTooLate]: 'تقریب شروع ہونے کے بعد سب واجب الادا ہے',
  [LEDGER_MESSAGES.planUnaccepted]: 'ادائیگی کا منصوبہ تب بدلا جا سکتا ہے جب گاہک یہ پیشکش قبول کر لے',
  [LEDGER_MESSAGES.planCancelled]: 'منسوخ بکنگ کا کوئی ادائیگی کا منصوبہ نہیں ہوتا',
  [proof.tooLarge]: 'ثبوت \u206610 MB\u2069 سے چھوٹا ہونا چاہیے',
  [proof.wrongType]: 'صرف JPEG، JPG، PNG، WebP اور PDF فائلیں چل سکتی ہیں',
  [message.tooLarge]: 'فائل \u206610 MB\u2069 سے چھوٹی ہونی چاہیے',
  [UPLOAD_MESSAGES.notYourFile]: 'اپنی اپ لوڈ کی ہوئی فائل چنیں',
  [UPLOAD_MESSAGES.notYourProof]: 'اپنا اپ لوڈ کیا ہوا ثبوت چنیں',
  [UPLOAD_MESSAGES.empty]: 'فائل خالی ہے',
  [UPLOAD_MESSAGES.unreadable]: 'یہ تصویر نہیں کھل سکی۔ براہِ کرم کوئی اور تصویر چنیں۔',
  [UPLOAD_MESSAGES.tooManyPixels]: 'یہ تصویر بہت بڑی ہے۔ براہِ کرم کوئی چھوٹی تصویر چنیں۔',
  [UPLOAD_MESSAGES.storageFull]: 'فائلیں اس وقت محفوظ نہیں ہو سکتیں۔ براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔',
};

/** What the domain and the server say about the payments, messages and guests of bookings, to customers and owners. */
export const bookingPhrases: Phrases = {
  sentences: SENTENCES,
  fields: { Reference: 'حوالہ نمبر', Note: 'نوٹ', Reason: 'وجہ', Extras: 'اضافی مدیں', Task: 'کام' },
  patterns: [
    [
      /^Beside what is charged, the note can have at most (\d+) characters$/,
      (max) => `رقم کی تفصیل کے ساتھ نوٹ زیادہ سے زیادہ ${max} حروف کا ہو سکتا ہے`,
    ],
    [
      /^By the agreed rates this is (.+) now\. Please check it and record it again\.$/,
      (amount) => `طے شدہ نرخوں سے اب یہ ${isolate(amount)} بنتے ہیں۔ براہِ کرم دیکھ کر دوبارہ درج کریں۔`,
    ],
    [
      /^Without asking the owner you can set between (\d+) and (\d+) guests for this booking$/,
      (min, max) => `مالک سے پوچھے بغیر آپ اس بکنگ کے لیے ${min} سے ${max} تک مہمان رکھ سکتے ہیں`,
    ],
    [
      /^The final number of guests could be set until (\d+) days? before the event\. Please ask the owner\.$/,
      (days) => `مہمانوں کی حتمی تعداد تقریب سے ${days} دن پہلے تک بتائی جا سکتی تھی۔ براہِ کرم مالک سے پوچھیں۔`,
    ],
    [
      /^At most (\d+) proofs can wait for a check at once$/,
      (most) => `زیادہ سے زیادہ ${most} ثبوت ایک ساتھ جانچ کے منتظر ہو سکتے ہیں`,
    ],
    [
      /^This is more than the (.+) that are left\. Say that it is an overpayment to record it\.$/,
      (left) => `یہ باقی ${isolate(left)} سے زیادہ ہے۔ اسے درج کرنے کے لیے بتائیں کہ یہ اضافی ادائیگی ہے۔`,
    ],
    [
      /^At most (.+) can be refunded: no more was paid$/,
      (paid) => `زیادہ سے زیادہ ${isolate(paid)} واپس ہو سکتے ہیں: اس سے زیادہ ادا نہیں ہوا`,
    ],
  ],
};
