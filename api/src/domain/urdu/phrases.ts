import { MENU_FORM_MESSAGES } from '../menus/inputs.js';
import { MENU_MESSAGES } from '../menus/menus.js';
import { ACCOUNT_MESSAGES } from '../accounts/inputs.js';
import { LINK_MESSAGES } from '../accounts/links.js';
import { PASSKEY_MESSAGES } from '../accounts/passkeys.js';
import { SECOND_FACTOR_MESSAGES } from '../accounts/second-factor.js';
import { TERMS_MESSAGE } from '../accounts/terms.js';
import { PERIOD_MESSAGES } from '../availability/availability.js';
import { CHANGE_MESSAGES } from '../bookings/changes.js';
import { GROUP_MESSAGES } from '../bookings/groups.js';
import { sayInvoiceInUrdu } from '../bookings/invoice-urdu.js';
import { bookingBanner } from '../bookings/banner.js';
import { BOOKING_MESSAGES } from '../bookings/inputs.js';
import { SHIFT_MESSAGES } from '../bookings/stay.js';
import { BookingStatus, CANCELLATION_LABELS, CancellationReason } from '../bookings/transitions.js';
import { INVITATION_MESSAGES, TEAM_MESSAGES } from '../businesses/team.js';
import { CANCELLATION_MESSAGES } from '../payments/cancellation-rules.js';
import { PRICE_TYPE_LABELS, PRICE_TYPE_SUFFIXES } from '../catalogue/price-types.js';
import { DEFAULT_MAINTENANCE_MESSAGE } from '../maintenance/maintenance.js';
import { BUSY_MESSAGE } from '../requests/messages.js';
import { REVIEW_MESSAGES } from '../reviews/inputs.js';
import { SAVED_LIST_MESSAGES } from '../saved-halls/inputs.js';
import { NOT_A_NUMBER } from '../text/normalize.js';
import { FORBIDDEN_CHARACTERS, INVISIBLE_MARKS, NO_LINKS } from '../text/text.js';
import { WAITING_MESSAGES } from '../waiting-list/inputs.js';
import { isolate } from '../text/direction.js';

const { PENDING, CONFIRMED, CANCELLED } = BookingStatus;
const Reason = CancellationReason;

const cancelled = (reason: CancellationReason): string => bookingBanner(CANCELLED, reason);

/** What the domain and the server say to visitors and customers. */
const SENTENCES: Readonly<Record<string, string>> = {
  [ACCOUNT_MESSAGES.emailOrUsernameRequired]: 'ای میل یا یوزر نیم لکھیں',
  [ACCOUNT_MESSAGES.passwordRequired]: 'پاس ورڈ لکھیں',
  [ACCOUNT_MESSAGES.emailRequired]: 'ای میل لکھیں',
  [ACCOUNT_MESSAGES.emailInvalid]: 'ای میل پتا درست نہیں',
  [ACCOUNT_MESSAGES.nameRequired]: 'نام لکھیں',
  [ACCOUNT_MESSAGES.usernameInvalid]: 'یوزر نیم میں صرف انگریزی حروف، ہندسے اور انڈر اسکور آ سکتے ہیں',
  [ACCOUNT_MESSAGES.phoneInvalid]: 'فون نمبر درست نہیں',
  [ACCOUNT_MESSAGES.roleInvalid]: 'اکاؤنٹ کی قسم گاہک یا ہال مالک ہو سکتی ہے',
  [ACCOUNT_MESSAGES.currentPasswordRequired]: 'موجودہ پاس ورڈ لکھیں',
  [ACCOUNT_MESSAGES.currentPasswordIncorrect]: 'موجودہ پاس ورڈ درست نہیں',
  [ACCOUNT_MESSAGES.passwordsDiffer]: 'دونوں پاس ورڈ ایک جیسے نہیں',
  [ACCOUNT_MESSAGES.passwordCommon]: 'یہ پاس ورڈ بہت عام ہے۔ براہِ کرم کوئی اور چنیں۔',
  [ACCOUNT_MESSAGES.passwordIsOwnName]: 'پاس ورڈ آپ کا نام، یوزر نیم یا ای میل پتا نہیں ہو سکتا',
  [ACCOUNT_MESSAGES.emailTaken]: 'یہ ای میل پہلے سے استعمال میں ہے',
  [ACCOUNT_MESSAGES.usernameTaken]: 'یہ یوزر نیم پہلے سے کسی کے پاس ہے',
  [ACCOUNT_MESSAGES.phoneTaken]: 'یہ فون نمبر پہلے سے استعمال میں ہے',
  [ACCOUNT_MESSAGES.loginFailed]: 'ای میل یا پاس ورڈ درست نہیں۔',
  [LINK_MESSAGES.EXPIRED]: 'اس لنک کی مدت ختم ہو گئی۔ براہِ کرم نیا لنک منگوائیں۔',
  [LINK_MESSAGES.USED]: 'یہ لنک استعمال ہو چکا ہے۔',
  [LINK_MESSAGES.UNKNOWN]: 'یہ لنک درست نہیں، یا اس کی جگہ نیا لنک آ چکا ہے۔ براہِ کرم نیا لنک منگوائیں۔',
  [INVITATION_MESSAGES.EXPIRED]: 'اس دعوت کی مدت ختم ہو گئی۔ براہِ کرم نئی دعوت منگوائیں۔',
  [INVITATION_MESSAGES.USED]: 'یہ دعوت استعمال ہو چکی ہے۔',
  [INVITATION_MESSAGES.UNKNOWN]: 'یہ دعوت درست نہیں، یا واپس لے لی گئی۔ براہِ کرم نئی دعوت منگوائیں۔',
  [SECOND_FACTOR_MESSAGES.codeRequired]: 'براہِ کرم آتھینٹی کیٹر ایپ کا کوڈ یا ریکوری کوڈ درج کریں۔',
  [SECOND_FACTOR_MESSAGES.codeWrong]: 'یہ کوڈ غلط ہے یا پہلے استعمال ہو چکا ہے۔',
  [SECOND_FACTOR_MESSAGES.notSetUp]: 'براہِ کرم پہلے اپنے اکاؤنٹ کی ترتیبات میں دوسری تصدیق لگائیں۔',
  [PASSKEY_MESSAGES.required]: 'براہِ کرم اپنی پاس کی استعمال کریں، یا ریکوری کوڈ درج کریں۔',
  [PASSKEY_MESSAGES.codeOrPasskeyRequired]:
    'براہِ کرم اپنی پاس کی استعمال کریں، یا آتھینٹی کیٹر ایپ کا کوڈ یا ریکوری کوڈ درج کریں۔',
  [PASSKEY_MESSAGES.refused]: 'یہ پاس کی استعمال نہیں ہو سکی۔ دوبارہ کوشش کریں، یا پاس ورڈ استعمال کریں۔',
  [PASSKEY_MESSAGES.notAdded]: 'پاس کی شامل نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  [PASSKEY_MESSAGES.alreadyAdded]: 'یہ پاس کی پہلے شامل کی جا چکی ہے',
  [TERMS_MESSAGE]: 'اس دوران شرائط بدل گئی ہیں۔ براہِ کرم صفحہ دوبارہ کھول کر انھیں پڑھ لیں۔',
  [INVISIBLE_MARKS]: 'اس میں نظر نہ آنے والے نشان ہیں جو تحریر کا رخ بدلتے ہیں: چسپاں کرنے کے بجائے خود لکھیں',
  [NOT_A_NUMBER]: 'یہاں ایک عدد لکھیں، جیسے 250',
  [FORBIDDEN_CHARACTERS]: 'اس میں ایسے حروف ہیں جن کی اجازت نہیں',
  [NO_LINKS]: 'اس میں لنک یا ای میل پتا نہیں ہو سکتا',
  [BOOKING_MESSAGES.dateRequired]: 'تاریخ چنیں',
  [BOOKING_MESSAGES.dateInPast]: 'تاریخ گزر چکی ہے',
  [BOOKING_MESSAGES.startRequired]: 'آغاز کا وقت چنیں',
  [BOOKING_MESSAGES.endRequired]: 'اختتام کا وقت چنیں',
  [BOOKING_MESSAGES.guestsRequired]: 'کم از کم 1 مہمان ضروری ہے',
  [BOOKING_MESSAGES.phoneRequired]: 'فون نمبر لکھیں',
  [BOOKING_MESSAGES.emailInvalid]: 'درست ای میل پتا لکھیں',
  [BOOKING_MESSAGES.minimumDuration]: 'بکنگ کم از کم 2 گھنٹے کی ہوتی ہے',
  'Guests must be a whole number': 'مہمانوں کی تعداد پورا عدد ہونی چاہیے',
  [PERIOD_MESSAGES.order]: 'اختتام کا وقت آغاز کے بعد ہونا چاہیے',
  [PERIOD_MESSAGES.closed]: 'اس وقت ہال بند ہوتا ہے',
  [PERIOD_MESSAGES.taken]: 'اس وقت ہال پہلے سے بک ہے',
  [PERIOD_MESSAGES.blocked]: 'اس وقت ہال دستیاب نہیں',
  [PERIOD_MESSAGES.noShift]: 'اس دن ہال میں کوئی شفٹ دستیاب نہیں',
  [SHIFT_MESSAGES.unknown]: 'اس ہال میں یہ شفٹ نہیں',
  [SHIFT_MESSAGES.dateRequired]: 'شفٹ کے لیے تاریخ ضروری ہے',
  [CHANGE_MESSAGES.alreadyOpen]: 'اس بکنگ کی ایک تبدیلی پہلے ہی جواب کی منتظر ہے',
  [CHANGE_MESSAGES.inWork]:
    'ہال کی ٹیم اس بکنگ کی ایک تبدیلی پر کام کر رہی ہے۔ براہِ کرم اپنی تبدیلی کی درخواست کل کریں۔',
  [CHANGE_MESSAGES.nothing]: 'اس سے کچھ نہیں بدلتا',
  [CHANGE_MESSAGES.begun]: 'یہ تقریب شروع ہو چکی ہے، اس لیے اب تبدیل نہیں ہو سکتی',
  [CHANGE_MESSAGES.over]: 'یہ بکنگ مکمل ہو چکی ہے، اس لیے اب تبدیل نہیں ہو سکتی',
  [CHANGE_MESSAGES.ended]: 'یہ بکنگ منسوخ ہو چکی ہے، اس لیے اب تبدیل نہیں ہو سکتی',
  [CHANGE_MESSAGES.expired]: 'اس تبدیلی کا بروقت جواب نہیں آیا',
  [MENU_FORM_MESSAGES.withoutMenu]: 'مینو چنیں یا کوئی نہیں، دونوں نہیں',
  [MENU_MESSAGES.notOffered]: 'یہ مینو اب دستیاب نہیں',
  [MENU_MESSAGES.notServed]: 'یہ مینو اس ہال میں اس وقت پیش نہیں کیا جاتا',
  [MENU_MESSAGES.dishGone]: 'اس مینو کا ایک پکوان اب دستیاب نہیں',
  [CHANGE_MESSAGES.serviceGone]: 'اس بکنگ کی ایک خدمت اب دستیاب نہیں: براہِ کرم خدمات دوبارہ چنیں',
  [CHANGE_MESSAGES.meanwhile]: 'یہ بکنگ اسی لمحے بدلی گئی۔ براہِ کرم اسے دوبارہ دیکھیں۔',
  [WAITING_MESSAGES.noList]: 'اس ہال میں انتظار کی فہرست نہیں',
  [WAITING_MESSAGES.isFree]: 'یہ وقت خالی ہے: ابھی درخواست دیں',
  [WAITING_MESSAGES.isYours]: 'یہ وقت آپ ہی نے بک کیا یا مانگا ہے',
  [WAITING_MESSAGES.twice]: 'آپ پہلے ہی اس وقت کے منتظر ہیں',
  [WAITING_MESSAGES.over]: 'انتظار کی فہرست کا یہ اندراج ختم ہو چکا ہے',
  [CHANGE_MESSAGES.otherCurrency]: 'ہال کی قیمتیں اب کسی اور کرنسی میں ہیں، اس لیے یہ بکنگ تبدیل نہیں ہو سکتی',
  [CHANGE_MESSAGES.otherSide]: 'اس تبدیلی کا جواب دوسرے فریق کو دینا ہے',
  [CHANGE_MESSAGES.hallGone]: 'اس تبدیلی کا ہال ہٹا دیا گیا ہے',
  [CHANGE_MESSAGES.inGroup]: 'یہ ان تقریبات میں سے ہے جن کا جواب اکٹھا آنا ہے، اس لیے ابھی تبدیل نہیں ہو سکتی',
  'The booking was answered or cancelled before this change was': 'تبدیلی کے جواب سے پہلے ہی اس بکنگ کا فیصلہ ہو گیا',
  [GROUP_MESSAGES.nameRequired]: 'تقریب کا نام لکھیں، مثلاً دولہا دلہن کے نام',
  [GROUP_MESSAGES.functionRequired]: 'تقریب چنیں',
  [GROUP_MESSAGES.askedTooOften]: 'آپ دوسری تقریبات کے ساتھ اس وقت کی درخواست کئی بار دے چکے ہیں',
  [GROUP_MESSAGES.notFound]: 'اکٹھی تقریبات کی درخواست نہیں ملی',
  [GROUP_MESSAGES.late]: 'اکٹھی تقریبات کی اس درخواست کے جواب کا وقت گزر چکا ہے',
  [GROUP_MESSAGES.alreadyAccepted]: 'آپ یہ تقریب قبول کر چکے ہیں',
  [GROUP_MESSAGES.partOfGroup]: 'یہ تقریبات اکٹھی مانگی گئی تھیں: سب منسوخ کریں یا کوئی نہیں',
  [GROUP_MESSAGES.ended('CONFIRMED')]: 'تمام تقریبات کی تصدیق ہو چکی ہے',
  [GROUP_MESSAGES.ended('ENDED')]: 'یہ درخواست ختم ہو چکی ہے',
  [SAVED_LIST_MESSAGES.nameTaken]: 'اس نام کی فہرست آپ کے پاس پہلے سے ہے',
  [SAVED_LIST_MESSAGES.notFound]: 'فہرست نہیں ملی',
  [SAVED_LIST_MESSAGES.unknown]: 'ان میں سے کوئی فہرست آپ کی نہیں',
  [SAVED_LIST_MESSAGES.notSaved]: 'پہلے ہال محفوظ کریں',
  [SAVED_LIST_MESSAGES.notShared]: 'یہ فہرست شیئر نہیں ہے، یا اب نہیں رہی',
  [TEAM_MESSAGES.otherAddress]: 'یہ دعوت کسی اور ای میل پتے کے لیے ہے۔ براہِ کرم اسی پتے کے اکاؤنٹ سے سائن ان کریں۔',
  [TEAM_MESSAGES.otherAccount]:
    'ہال مالکان اور عملے کے اکاؤنٹ کسی ٹیم میں شامل نہیں ہو سکتے۔ ترتیبات میں اس اکاؤنٹ کا ای میل پتا بدلیں، پھر مدعو پتے سے گاہک کا اکاؤنٹ بنائیں؛ یا کسی اور پتے پر دعوت منگوائیں۔',
  [TEAM_MESSAGES.inOtherTeam]: 'آپ پہلے سے کسی ٹیم میں ہیں۔ براہِ کرم پہلے اسے چھوڑیں۔',
  [TEAM_MESSAGES.closed]: 'یہ کاروبار فی الحال نئے ارکان نہیں لے رہا۔',
  [REVIEW_MESSAGES.ratingRequired]: 'براہِ کرم ریٹنگ چنیں',
  [REVIEW_MESSAGES.replyRequired]: 'جواب لکھیں',
  [REVIEW_MESSAGES.reasonRequired]: 'وجہ لکھیں',
  [REVIEW_MESSAGES.changed]: 'اس دوران یہ رائے بدل دی گئی۔ اپنا جواب کاپی کریں، رائے دوبارہ پڑھیں، پھر جواب دیں۔',
  'Comment is required': 'تبصرہ لکھیں',
  [DEFAULT_MAINTENANCE_MESSAGE]: 'نظام کی دیکھ بھال ہو رہی ہے۔ براہِ کرم کچھ دیر بعد دوبارہ آئیے۔',
  'Hall not found': 'ہال نہیں ملا',
  'Hall Not Found': 'ہال نہیں ملا',
  'Hall is required': 'ہال چنیں',
  'Services are required': 'خدمات چنیں',
  'You have reviewed this hall already.': 'آپ اس ہال پر اپنی رائے دے چکے ہیں۔',
  'You have reported this review already.': 'آپ اس رائے کی شکایت کر چکے ہیں۔',
  'You have saved this hall already.': 'آپ یہ ہال محفوظ کر چکے ہیں۔',
  'The hall is already taken in that time.': 'اس وقت ہال پہلے سے بک ہے۔',
  'The same request is being handled at this moment. Please try again.':
    'یہی درخواست اس وقت نمٹائی جا رہی ہے۔ براہِ کرم دوبارہ کوشش کریں۔',
  'The service is busy at the moment. Please try again.': 'اس وقت رش ہے۔ براہِ کرم دوبارہ کوشش کریں۔',
  'Your account is suspended. Please write to our support.': 'آپ کا اکاؤنٹ معطل ہے۔ براہِ کرم ہماری سپورٹ کو لکھیں۔',
  'Your e-mail address is confirmed already.': 'آپ کے ای میل پتے کی تصدیق پہلے ہو چکی ہے۔',
  'There is no such comment': 'یہ تبصرہ موجود نہیں',
  'There is no such article': 'یہ مضمون موجود نہیں',
  'This review does not exist.': 'یہ رائے موجود نہیں۔',
  'You can’t report your own review.': 'آپ اپنی رائے کی شکایت نہیں کر سکتے۔',
  'Booking not found': 'بکنگ نہیں ملی',
  'Please sign in to continue.': 'آگے بڑھنے کے لیے براہِ کرم سائن ان کریں۔',
  'Your session has ended. Please sign in again.': 'آپ کا سیشن ختم ہو گیا۔ براہِ کرم دوبارہ سائن ان کریں۔',
  'Your account is not allowed to do this.': 'آپ کے اکاؤنٹ کو اس کی اجازت نہیں۔',
  'Please enter your password again to continue': 'آگے بڑھنے کے لیے اپنا پاس ورڈ دوبارہ درج کریں',
  'The price has changed. Please check the new total and submit again.':
    'قیمت بدل گئی ہے۔ براہِ کرم نئی کل رقم دیکھ کر دوبارہ بھیجیں۔',
  [BUSY_MESSAGE]: 'سرور مصروف ہے۔ براہِ کرم ذرا دیر بعد دوبارہ کوشش کریں۔',
  'Too many requests at once.': 'ایک ساتھ بہت زیادہ درخواستیں آ گئیں۔',
  Pending: 'جواب کا انتظار',
  Confirmed: 'تصدیق شدہ',
  Cancelled: 'منسوخ',
  [CANCELLATION_LABELS[Reason.DECLINED]]: 'معذرت کر لی گئی',
  [CANCELLATION_LABELS[Reason.WITHDRAWN]]: 'واپس لی گئی',
  [CANCELLATION_LABELS[Reason.EXPIRED]]: 'مدت ختم',
  [CANCELLATION_LABELS[Reason.SLOT_TAKEN]]: 'وقت بک ہو گیا',
  [CANCELLATION_LABELS[Reason.BUSINESS_SUSPENDED]]: 'کاروبار معطل',
  [CANCELLATION_LABELS[Reason.ACCOUNT_DELETED]]: 'اکاؤنٹ ختم',
  [CANCELLATION_LABELS[Reason.CANCELLED_BY_STAFF]]: 'عملے نے منسوخ کی',
  [CANCELLATION_LABELS[Reason.CALLED_OFF]]: 'مالک نے منسوخ کی',
  [CANCELLATION_LABELS[Reason.CANCELLED_BY_CUSTOMER]]: 'گاہک نے منسوخ کی',
  [CANCELLATION_LABELS[Reason.PAYMENT_MISSING]]: 'ادائیگی نہیں ہوئی',
  [CANCELLATION_LABELS[Reason.GROUP_ENDED]]: 'دوسری تقریب ممکن نہیں ہوئی',
  [bookingBanner(CONFIRMED, null, 'upcoming')]: 'آپ کی بکنگ کی تصدیق ہو گئی ہے۔ مزید تفصیلات ہال کے مالک بتائیں گے۔',
  [bookingBanner(CONFIRMED, null, 'running')]: 'آپ کی بکنگ کی تصدیق ہو چکی ہے اور تقریب جاری ہے۔',
  [bookingBanner(CONFIRMED, null, 'past')]: 'آپ کی بکنگ کی تصدیق ہوئی تھی اور تقریب ہو چکی ہے۔',
  [bookingBanner(PENDING, null, 'upcoming')]: 'آپ کی بکنگ ہال کے مالک کی منظوری کی منتظر ہے۔',
  [cancelled(Reason.DECLINED)]: 'آپ کی درخواست سے معذرت کر لی گئی۔ مزید معلومات کے لیے ہال کے مالک سے رابطہ کریں۔',
  [cancelled(Reason.WITHDRAWN)]: 'آپ نے یہ درخواست واپس لے لی۔',
  [cancelled(Reason.EXPIRED)]:
    'آپ کی درخواست کی مدت ختم ہو گئی: ہال کے مالک نے آغاز تک جواب نہیں دیا۔ براہِ کرم ان سے رابطہ کریں۔',
  [cancelled(Reason.SLOT_TAKEN)]:
    'اس وقت کے لیے کسی اور بکنگ کی تصدیق ہو گئی، اس لیے آپ کی درخواست پوری نہیں ہو سکی۔ براہِ کرم کوئی اور وقت چنیں۔',
  [cancelled(Reason.BUSINESS_SUSPENDED)]: 'آپ کی درخواست منسوخ ہو گئی کیونکہ یہ ہال فی الحال محفل پر دستیاب نہیں۔',
  [cancelled(Reason.ACCOUNT_DELETED)]: 'آپ کی درخواست منسوخ ہو گئی کیونکہ ایک اکاؤنٹ بند کر دیا گیا۔',
  [cancelled(Reason.CANCELLED_BY_STAFF)]:
    'ہماری ٹیم نے آپ کی بکنگ منسوخ کر دی۔ مزید معلومات کے لیے کسٹمر سپورٹ سے رابطہ کریں۔',
  [CANCELLATION_MESSAGES.begun]: 'تقریب شروع ہو چکی ہے، اس لیے یہ بکنگ اب منسوخ نہیں ہو سکتی',
  [CANCELLATION_MESSAGES.changed]: 'واپس ملنے والی رقم اس دوران بدل گئی ہے۔ براہِ کرم دوبارہ دیکھیں۔',
  [cancelled(Reason.CANCELLED_BY_CUSTOMER)]: 'آپ نے یہ بکنگ منسوخ کر دی۔',
  [cancelled(Reason.CALLED_OFF)]: 'ہال کے مالک نے یہ بکنگ منسوخ کر دی۔ مزید معلومات کے لیے ان سے رابطہ کریں۔',
  [cancelled(Reason.PAYMENT_MISSING)]:
    'پہلی ادائیگی وقت پر درج نہیں ہوئی، اس لیے یہ وقت اب آپ کے لیے محفوظ نہیں۔ براہِ کرم ہال کے مالک سے رابطہ کریں۔',
  [cancelled(Reason.GROUP_ENDED)]:
    'جو تقریبات آپ نے اکٹھی مانگی تھیں ان میں سے ایک نہیں مل سکی، اس لیے کوئی بھی بک نہیں ہوئی۔ باقی کی درخواست دوبارہ دے سکتے ہیں۔',
  [PRICE_TYPE_SUFFIXES.PER_HOUR]: ' فی گھنٹہ',
  [PRICE_TYPE_SUFFIXES.PER_PERSON]: ' فی کس',
  [PRICE_TYPE_LABELS.FIXED]: 'مقررہ',
  [PRICE_TYPE_LABELS.PER_HOUR]: 'فی گھنٹہ',
  [PRICE_TYPE_LABELS.PER_PERSON]: 'فی کس',
  [PRICE_TYPE_LABELS.PERCENTAGE]: 'فیصد',
  'Any budget': 'کوئی بھی بجٹ',
  'Custom range': 'اپنی حد رکھیں',
  'Newest First': 'تازہ ترین پہلے',
  'Oldest First': 'پرانے پہلے',
  'Most Popular': 'مقبول ترین',
  'No reviews yet': 'ابھی کوئی رائے نہیں',
};

/** Fields as messages about lengths name them. */
const FIELDS: Readonly<Record<string, string>> = {
  Name: 'نام',
  Username: 'یوزر نیم',
  Email: 'ای میل',
  'Email or username': 'ای میل یا یوزر نیم',
  Password: 'پاس ورڈ',
  'New password': 'نیا پاس ورڈ',
  Code: 'کوڈ',
  Comment: 'تبصرہ',
  Reply: 'جواب',
  Reason: 'وجہ',
  'Special requests': 'خاص فرمائشیں',
  Phone: 'فون',
  Message: 'پیغام',
  'Name of the list': 'فہرست کا نام',
  'Search text': 'تلاش کے الفاظ',
};

const UNITS: Readonly<Record<string, string>> = {
  second: 'سیکنڈ',
  minute: 'منٹ',
  hour: 'گھنٹے',
  day: 'دن',
};

/** `1,200` is `1,200 تاثرات`. */
function countReviews(count: string): string {
  return count === '1' ? '1 رائے' : `${count} تاثرات`;
}

/** `2 hours` is `2 گھنٹے`. */
function length(english: string): string {
  return english.replace(
    /(\d+) (second|minute|hour|day)s?/,
    (_, count: string, unit: string) => `${count} ${UNITS[unit]}`,
  );
}

/** In a pattern the first group of a message about a field is its name. */
type Pattern = readonly [match: RegExp, say: (...groups: string[]) => string];

/** What is said to somebody, and how. */
export interface Phrases {
  readonly sentences: Readonly<Record<string, string>>;
  /** Names of fields in messages about them. */
  readonly fields: Readonly<Record<string, string>>;
  readonly patterns: readonly Pattern[];
}

/** Whose booking is in the way, and when. */
const named = (name: string | undefined, times: string | undefined): string =>
  `${name ? `: ${isolate(name)}` : ''}${times ? ` (${isolate(times)})` : ''}`;

const PATTERNS: readonly Pattern[] = [
  [/^(.+) must be at least (\d+) characters$/, (field, count) => `${field} میں کم از کم ${count} حروف ہونے چاہییں`],
  [
    /^(.+) must be (?:at most|less than) (\d+) characters$/,
    (field, count) => `${field} میں زیادہ سے زیادہ ${count} حروف آ سکتے ہیں`,
  ],
  [/^(.+) (?:is|are) required$/, (field) => `${field} ضروری ہے`],
  [/^(.+) must be positive$/, (field) => `${field} صفر سے زیادہ ہو`],
  [
    /^(.+) must be between (-?[\d,]+) and ([\d,]+)$/,
    (field, least, most) => `${field}: \u2066${least}\u2069 تا ${most}`,
  ],
  [/^(.+) (?:must|can) be at most ([\d,.]+)$/, (field, most) => `${field}: زیادہ سے زیادہ ${most}`],
  [/^(.+) can have at most two decimals$/, (field) => `${field}: زیادہ سے زیادہ دو اعشاریے`],
  [/^Under (.+) per person$/, (amount) => `${isolate(amount)} فی کس سے کم`],
  [/^This hall holds at most (\d+) guests$/, (count) => `اس ہال میں زیادہ سے زیادہ ${count} مہمان آ سکتے ہیں`],
  [/^Minimum booking duration is (.+)$/, (time) => `بکنگ کم از کم ${length(time)} کی ہوتی ہے`],
  [/^Maximum booking duration is (.+)$/, (time) => `بکنگ زیادہ سے زیادہ ${length(time)} کی ہوتی ہے`],
  [/^A booking of this hall takes exactly (.+)$/, (time) => `اس ہال کی بکنگ پورے ${length(time)} کی ہوتی ہے`],
  [/^Bookings must be made at least (.+) in advance$/, (time) => `بکنگ کم از کم ${length(time)} پہلے کرنی ہوتی ہے`],
  [/^Bookings can be made at most (.+) in advance$/, (time) => `بکنگ زیادہ سے زیادہ ${length(time)} پہلے ہو سکتی ہے`],
  [
    /^The hall is held for another request until (.+ [AP]M)(?:: (.+))? \((.+)\)$/,
    (until, name, times) => `ہال ${isolate(until)} تک کسی اور درخواست کے لیے محفوظ ہے${named(name, times)}`,
  ],
  [
    /^The hall is held for another request until (.+)$/,
    (until) => `ہال ${isolate(until)} تک کسی اور درخواست کے لیے محفوظ ہے`,
  ],
  [
    /^The hall is held for somebody on its waiting list until (.+)$/,
    (until) => `ہال ${isolate(until)} تک انتظار کی فہرست کے کسی گاہک کے لیے محفوظ ہے`,
  ],
  [
    /^The hall is already booked at that time(?:: (.+?))? \((.+)\)$/,
    (name, times) => `اس وقت ہال پہلے سے بک ہے${named(name, times)}`,
  ],
  [/^The hall is blocked at that time \((.+)\)$/, (times) => `اس وقت ہال بند ہے${named(undefined, times)}`],
  [
    /^Only the buffer of (.+) is in the way: the hall is booked(?:: (.+?))?(?: \((.+)\))?$/,
    (buffer, name, times) => `صرف ${length(buffer)} کا وقفہ آڑے آ رہا ہے: ہال بک ہے${named(name, times)}`,
  ],
  [
    /^Only the buffer of (.+) is in the way: the hall is held until (.+?)(?:: (.+?))?(?: \((.+)\))?$/,
    (buffer, until, name, times) =>
      `صرف ${length(buffer)} کا وقفہ آڑے آ رہا ہے: ہال ${isolate(until)} تک محفوظ ہے${named(name, times)}`,
  ],
  [
    /^Only the buffer of (.+) is in the way: the hall is blocked(?: \((.+)\))?$/,
    (buffer, times) => `صرف ${length(buffer)} کا وقفہ آڑے آ رہا ہے: ہال بند ہے${named(undefined, times)}`,
  ],
  [/^The hall sells on that day: (.+)$/, (shifts) => `اس دن ہال کی شفٹیں: ${isolate(shifts)}`],
  [/^(.+) is not sold on that day$/, (name) => `اس دن ${isolate(name)} دستیاب نہیں`],
  [/^This booking is already (confirmed|cancelled).*$/, () => 'اس بکنگ کا فیصلہ ہو چکا ہے'],
  [/^You can have at most (\d+) lists$/, (most) => `آپ زیادہ سے زیادہ ${most} فہرستیں بنا سکتے ہیں`],
  [/^Ask for at least (\d+) functions together$/, (least) => `کم از کم ${least} تقریبات کی اکٹھی درخواست دیں`],
  [
    /^At most (\d+) requests for several functions can wait for answers at once$/,
    (most) => `اکٹھی تقریبات کی زیادہ سے زیادہ ${most} درخواستیں ایک ساتھ جواب کی منتظر ہو سکتی ہیں`,
  ],
  [/^A booking can be changed at most (\d+) times$/, (most) => `بکنگ زیادہ سے زیادہ ${most} بار بدل سکتی ہے`],
  [
    /^The owner accepts requests for changes until (\d+) days? before the event$/,
    (days) => `مالک تقریب سے ${days} دن پہلے تک تبدیلی کی درخواست لیتے ہیں`,
  ],
  [/^This change is already (?:accepted|refused|withdrawn)$/, () => 'اس تبدیلی کا فیصلہ ہو چکا ہے'],
  [
    /^An account can have at most (\d+) passkeys\..*$/,
    (most) => `ایک اکاؤنٹ میں زیادہ سے زیادہ ${most} پاس کیز ہو سکتی ہیں۔ پہلے کوئی ہٹا دیں۔`,
  ],
  [/^You can wait for at most (\d+) times$/, (count) => `آپ زیادہ سے زیادہ ${count} اوقات کا انتظار کر سکتے ہیں`],
  [/^You can save at most (\d+) halls\.$/, (count) => `آپ زیادہ سے زیادہ ${count} ہال محفوظ کر سکتے ہیں۔`],
  [
    /^Too many .+\. Please try again in (.+)\.$/,
    (time) => `بہت زیادہ کوششیں ہو گئیں۔ ${length(time)} بعد دوبارہ کوشش کریں۔`,
  ],
  [/^Too many .+ at once\. Please try again\.$/, () => 'اس وقت رش ہے۔ براہِ کرم دوبارہ کوشش کریں۔'],
  [
    /^Something went wrong on our side\. Please try again\. \((.+)\)$/,
    (id) => `ہماری طرف کوئی خرابی ہو گئی۔ براہِ کرم دوبارہ کوشش کریں۔ (${isolate(id)})`,
  ],
  [/^(\d[\d,]*) reviews?$/, (count) => countReviews(count)],
  [/^(\d\.\d) \((\d[\d,]*) reviews?\)$/, (rating, count) => `${rating} (${countReviews(count)})`],
];

/** Those of visitors and customers, then those that came with other areas. */
const known: Phrases[] = [{ sentences: SENTENCES, fields: FIELDS, patterns: PATTERNS }];

/** Adds what an area says beyond the public one. */
export function learnPhrases(phrases: Phrases): void {
  if (!known.includes(phrases)) known.push(phrases);
}

/** Finds something among all that is known. */
function findKnown<T>(find: (phrases: Phrases) => T | undefined): T | undefined {
  for (const phrases of known) {
    const found = find(phrases);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a table says of a text, which may be a name that every object has. */
function lookUp(table: Readonly<Record<string, string>>, english: string): string | undefined {
  return Object.hasOwn(table, english) ? table[english] : undefined;
}

/** A name of a field in Urdu; others are kept apart from the sentence. */
function fieldName(english: string): string {
  return findKnown(({ fields }) => lookUp(fields, english)) ?? isolate(english);
}

/** Messages about a field begin with its name. */
const ABOUT_FIELD = /^(.+?) (?:is required|are required|must be|can be|can have) /;

function sayByPattern(english: string, patterns: readonly Pattern[]): string | undefined {
  const field = ABOUT_FIELD.exec(`${english} `)?.[1];
  for (const [match, say] of patterns) {
    const found = match.exec(english);
    if (!found) continue;
    return say(...found.slice(1).map((group, index) => (index === 0 && group === field ? fieldName(group) : group)));
  }
  return undefined;
}

/** The Urdu of what the domain or the server says; what isn't known stays as it is. */
export function sayInUrdu(english: string): string {
  return (
    findKnown(({ sentences }) => lookUp(sentences, english)) ??
    sayInvoiceInUrdu(english) ??
    findKnown(({ patterns }) => sayByPattern(english, patterns)) ??
    english
  );
}
