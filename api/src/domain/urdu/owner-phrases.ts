import { EXCEPTION_MESSAGES, SHIFT_INPUT_MESSAGES } from '../availability/inputs.js';
import { ENTRY_MESSAGES } from '../bookings/entry.js';
import { BOOKING_MESSAGES } from '../bookings/inputs.js';
import { BOOKING_IMPORT_MESSAGES, IMPORTED_PRICE_REASON } from '../bookings/import-messages.js';
import { BUSINESS_MESSAGES } from '../businesses/inputs.js';
import { TEAM_MESSAGES } from '../businesses/team.js';
import { HALL_FACT_MESSAGES } from '../halls/facts.js';
import { HALL_MESSAGES } from '../halls/inputs.js';
import { IMPORT_MESSAGES } from '../halls/import-messages.js';
import { UNIT_MESSAGES } from '../halls/units.js';
import { INTEGRATION_MESSAGES } from '../integrations/inputs.js';
import { UPLOAD_LIMITS } from '../media/limits.js';
import { UPLOAD_MESSAGES, UPLOAD_RULES } from '../media/uploads.js';
import { MONEY_MESSAGES } from '../money/money.js';
import { STATEMENT_MESSAGES } from '../guests/statement.js';
import { CASH_MESSAGES } from '../payments/cash-book.js';
import { DETAILS_MESSAGES } from '../payments/details.js';
import { EXPENSE_MESSAGES } from '../payments/expenses.js';
import { MENU_FORM_MESSAGES } from '../menus/inputs.js';
import { MENU_MESSAGES } from '../menus/menus.js';
import { RATE_MESSAGES } from '../rates/inputs.js';
import { TEMPLATE_MESSAGES } from '../threads/reply-templates.js';
import { isolate } from '../text/direction.js';
import type { Phrases } from './phrases.js';

const LATER = 'براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔';
const size = (megabytes: number): string => `\u2066${megabytes} MB\u2069`;

const SENTENCES: Readonly<Record<string, string>> = {
  'Only the owner can approve this discount': 'یہ رعایت صرف مالک منظور کر سکتے ہیں',
  'The owner didn’t approve its discount in time, so it can no longer be approved':
    'مالک نے اس کی رعایت مقررہ مدت میں منظور نہیں کی، اس لیے اب یہ منظور نہیں ہو سکتی',
  'The owner hasn’t approved its discount yet, so it can’t be changed now':
    'مالک نے ابھی اس کی رعایت منظور نہیں کی، اس لیے یہ فی الحال نہیں بدل سکتی',
  'The first payment of this booking is overdue, so it can no longer be changed':
    'اس بکنگ کی پہلی ادائیگی کی تاریخ گزر چکی ہے، اس لیے اب یہ نہیں بدل سکتی',
  [BUSINESS_MESSAGES.termsRequired]: 'آگے بڑھنے کے لیے شرائط قبول کرنا ضروری ہے',
  [BUSINESS_MESSAGES.phoneInvalid]: 'فون نمبر درست نہیں',
  [BUSINESS_MESSAGES.nameReviewed]: 'منظور شدہ کاروبار کا نام یہاں نہیں بدلا جا سکتا۔ براہِ کرم سپورٹ سے رابطہ کریں۔',
  [BUSINESS_MESSAGES.currencyUnsupported]: 'یہ کرنسی دستیاب نہیں',
  [BUSINESS_MESSAGES.timeZoneUnknown]: 'یہ ٹائم زون معلوم نہیں',
  [BUSINESS_MESSAGES.logoNotUploaded]: 'لوگو کے لیے اپ لوڈ کی ہوئی تصویر چنیں',
  [BUSINESS_MESSAGES.dayTwice]: 'ہر دن ایک ہی بار آ سکتا ہے',
  [BUSINESS_MESSAGES.paymentFirst]:
    'جب پہلے ادائیگی ضروری ہو تو درخواستوں کی تصدیق خود نہیں ہو سکتی: براہِ کرم دونوں میں سے ایک بند کریں',
  [BOOKING_MESSAGES.alreadyAccepted]: 'آپ یہ درخواست قبول کر چکے ہیں: پہلی ادائیگی درج ہونے پر اس کی تصدیق ہو جائے گی',
  [TEAM_MESSAGES.noRight]: 'اس کاروبار میں آپ کو اس کی اجازت نہیں۔ براہِ کرم مالک سے بات کریں۔',
  [TEAM_MESSAGES.roleInvalid]: 'ذمہ داری منیجر یا کلرک کی ہو سکتی ہے',
  [TEAM_MESSAGES.discountInvalid]: 'رعایت 0 سے 100 تک پورا فیصد ہونی چاہیے',
  [TEAM_MESSAGES.isOwnAddress]: 'یہ آپ کا اپنا پتا ہے',
  [TEAM_MESSAGES.isMember]: 'یہ صاحب پہلے سے آپ کی ٹیم میں ہیں',
  [TEAM_MESSAGES.notTrading]: 'یہ کاروبار فی الحال بند ہے، اس لیے ٹیم کچھ نہیں کر سکتی۔ براہِ کرم مالک سے بات کریں۔',
  [HALL_MESSAGES.categoryRequired]: 'زمرہ چنیں',
  [HALL_MESSAGES.typeRequired]: 'قسم چنیں',
  [HALL_MESSAGES.coordinatesTogether]: 'عرض بلد اور طول بلد دونوں لکھیں',
  [HALL_FACT_MESSAGES.aboveCapacity]: 'کسی ترتیب میں گنجائش سے زیادہ مہمان نہیں آ سکتے',
  [HALL_FACT_MESSAGES.chargeRequired]: 'لکھیں کہ معاوضہ کتنا ہے',
  [HALL_FACT_MESSAGES.chargeUnasked]: 'معاوضے کے لیے ”معاوضے پر“ چنیں',
  [HALL_FACT_MESSAGES.generatorUnknown]: 'جنریٹر: کوئی نہیں، کچھ حصہ یا پورا ہال',
  [HALL_FACT_MESSAGES.policyUnknown]: 'اجازت ہے، اجازت نہیں یا معاوضے پر: ان میں سے ایک چنیں',
  'Must be the address of a picture': 'تصویر کا پتا ہونا چاہیے',
  'Capacity must be a whole number': 'گنجائش پورا عدد ہونی چاہیے',
  [IMPORT_MESSAGES.capacityTooSmall]: 'گنجائش کم از کم 1 ہونی چاہیے',
  [UNIT_MESSAGES.unitRequired]: 'ہال کے لیے کم از کم ایک جگہ ضروری ہے',
  [UNIT_MESSAGES.notFound]: 'یہ جگہ نہیں ملی',
  [UNIT_MESSAGES.unknown]: 'ان میں سے کوئی جگہ آپ کے کاروبار کی نہیں',
  [UNIT_MESSAGES.stillOccupied]: 'کیلنڈر میں اس جگہ کی تاریخیں ہیں، اس لیے اسے حذف نہیں کیا جا سکتا۔',
  'Price type must be fixed, per hour or per person': 'قیمت مقررہ، فی گھنٹہ یا فی کس ہو سکتی ہے',
  'Price type must be fixed, per hour, per person or percentage': 'قیمت مقررہ، فی گھنٹہ، فی کس یا فیصد ہو سکتی ہے',
  [UPLOAD_RULES.image.wrongType]: 'صرف JPEG، JPG، PNG اور WebP تصاویر چل سکتی ہیں',
  [UPLOAD_RULES.image.tooLarge]: `تصویر ${size(5)} سے چھوٹی ہونی چاہیے`,
  [UPLOAD_RULES.document.wrongType]: 'صرف PDF، DOC، DOCX، JPG، JPEG اور PNG دستاویزات چل سکتی ہیں',
  [UPLOAD_RULES.document.tooLarge]: `دستاویز ${size(10)} سے چھوٹی ہونی چاہیے`,
  [UPLOAD_MESSAGES.profileTooLarge]: `مرکزی تصویر ${size(5)} سے چھوٹی ہونی چاہیے`,
  [UPLOAD_MESSAGES.sliderTooLarge]: `کچھ تصاویر ${size(5)} سے بڑی ہیں۔ براہِ کرم چھوٹی تصاویر چنیں۔`,
  [UPLOAD_MESSAGES.nameTooLong]: `فائل کے نام میں زیادہ سے زیادہ ${UPLOAD_LIMITS.nameMaxCharacters} حروف آ سکتے ہیں`,
  [UPLOAD_MESSAGES.failed]: 'تصویر اپ لوڈ نہیں ہو سکی',
  [UPLOAD_MESSAGES.missing]: 'اپ لوڈ کے لیے فائل چنیں',
  [UPLOAD_MESSAGES.notYours]: 'اپنی اپ لوڈ کی ہوئی تصویر چنیں',
  [UPLOAD_MESSAGES.notYourDocument]: 'اپنی اپ لوڈ کی ہوئی دستاویز چنیں',
  [UPLOAD_MESSAGES.inUse]: 'یہ فائل استعمال میں ہے۔ پہلے اسے وہاں سے ہٹائیں۔',
  [UPLOAD_MESSAGES.storageAway]: `فائلیں اس وقت نہیں کھل سکتیں۔ ${LATER}`,
  [MONEY_MESSAGES.invalid]: 'رقم لکھیں، زیادہ سے زیادہ دو اعشاریوں تک',
  [MONEY_MESSAGES.negative]: 'صفر سے کم نہیں ہو سکتا',
  [MONEY_MESSAGES.tooLarge]: 'زیادہ سے زیادہ 9,999,999,999.99',
  [MONEY_MESSAGES.beyond]: 'یہ رقم بہت بڑی ہے',
  [STATEMENT_MESSAGES.tooLong]:
    'براہِ کرم بعد کا دن چنیں: ایک گوشوارے میں زیادہ سے زیادہ 200 بکنگز اور 500 ادائیگیاں ہوتی ہیں',
  [CASH_MESSAGES.countedRequired]: 'گنا ہوا نقد لکھیں',
  [CASH_MESSAGES.countUnknown]: 'یہ گنتی معلوم نہیں',
  [CASH_MESSAGES.closed]: 'اس دن کا نقد گنا جا چکا ہے۔ درست کرنے کے لیے دوبارہ گنیں۔',
  [CASH_MESSAGES.notLatest]: 'یہ گنتی پہلے ہی درست کی جا چکی ہے۔ براہِ کرم یہ دن دوبارہ دیکھیں۔',
  [EXPENSE_MESSAGES.categoryUnknown]: 'چنیں کہ خرچ کس چیز پر ہوا',
  [EXPENSE_MESSAGES.noteRequired]: 'لکھیں کہ خرچ کس چیز پر ہوا',
  [EXPENSE_MESSAGES.unconfirmed]: 'اخراجات بکنگ کی تصدیق کے بعد درج ہوتے ہیں',
  [EXPENSE_MESSAGES.corrected]: 'یہ خرچ پہلے ہی واپس لیا جا چکا ہے',
  [EXPENSE_MESSAGES.full]: 'اس بکنگ میں بہت زیادہ اخراجات ہیں',
  [DETAILS_MESSAGES.ibanInvalid]: 'آئی بین درست نہیں۔ براہِ کرم اسے حرف بہ حرف اپنے بینک کے اندراج سے ملائیں۔',
  [DETAILS_MESSAGES.numberInvalid]: 'نمبر درست نہیں۔ اسے \u20660300 1234567\u2069 کی طرح لکھیں۔',
  [DETAILS_MESSAGES.wayRequired]: 'آئی بین، یا جاز کیش، ایزی پیسہ یا راست کا نمبر لکھیں',
  'The details were saved by someone else at the same moment.': 'اسی لمحے کسی اور نے یہ تفصیلات محفوظ کیں۔',
  [TEMPLATE_MESSAGES.nameRequired]: 'سانچے کا نام لکھیں',
  [TEMPLATE_MESSAGES.textRequired]: 'جواب انگریزی، اردو یا دونوں میں لکھیں',
  [TEMPLATE_MESSAGES.notFound]: 'یہ جوابی سانچہ نہیں ملا',
  [MENU_FORM_MESSAGES.nameRequired]: 'مینو کا نام ضروری ہے',
  [MENU_FORM_MESSAGES.courseRequired]: 'کورس کا نام ضروری ہے',
  [MENU_FORM_MESSAGES.dishRequired]: 'پکوان کا نام ضروری ہے',
  [MENU_FORM_MESSAGES.priceRequired]: 'فی کس قیمت ضروری ہے',
  [MENU_FORM_MESSAGES.surchargeInvalid]: 'اضافی قیمت ضروری ہے',
  [MENU_FORM_MESSAGES.choose]: 'چناؤ کی تعداد 1 سے 30 تک ہونی چاہیے',
  [MENU_FORM_MESSAGES.chooseTooMany]: 'کورس میں جتنے پکوان ہیں، ان سے زیادہ نہیں چنے جا سکتے',
  [MENU_FORM_MESSAGES.noDishes]: 'کورس میں کم از کم ایک پکوان ہونا چاہیے',
  [MENU_FORM_MESSAGES.noCourses]: 'مینو میں کم از کم ایک کورس ہونا چاہیے',
  [MENU_FORM_MESSAGES.fromGuests]: 'مہمانوں کی تعداد 1 سے 100000 تک ہونی چاہیے',
  [MENU_FORM_MESSAGES.firstBand]: 'پہلی قیمت 1 مہمان سے ہونی چاہیے',
  [MENU_FORM_MESSAGES.bandOrder]: 'ہر قیمت پچھلی سے زیادہ مہمانوں سے شروع ہونی چاہیے',
  [MENU_FORM_MESSAGES.guaranteed]: 'کم از کم افراد کی تعداد 0 سے 100000 تک ہونی چاہیے',
  [MENU_FORM_MESSAGES.childrenShare]: 'بچوں کا نرخ 0 سے 100 تک پورا عدد ہونا چاہیے',
  [MENU_FORM_MESSAGES.noHalls]: 'ایک ہال چنیں',
  [MENU_FORM_MESSAGES.hallUnknown]: 'ان میں سے ایک ہال معلوم نہیں',
  [MENU_MESSAGES.retired]: 'یہ مینو ختم کیا جا چکا ہے',
  [MENU_MESSAGES.notFound]: 'مینو نہیں ملا',
  [RATE_MESSAGES.hallUnknown]: 'یہ ہال معلوم نہیں',
  [RATE_MESSAGES.dayInvalid]: 'تاریخ درست نہیں',
  [RATE_MESSAGES.datesTogether]: 'تاریخوں کا پہلا دن بھی چنیں',
  [RATE_MESSAGES.order]: 'آخری دن پہلے دن سے پہلے نہیں ہو سکتا',
  [RATE_MESSAGES.inPast]: 'آخری دن گزر چکا ہے',
  [RATE_MESSAGES.seasonInvalid]: 'سیزن کا دن مہینہ اور دن ہوتا ہے، جیسے \u206611-01\u2069',
  [RATE_MESSAGES.seasonTogether]: 'سیزن کا پہلا اور آخری دن دونوں چنیں',
  [RATE_MESSAGES.month]: 'ہجری مہینہ 1 (محرم) سے 12 (ذی الحجہ) تک ہوتا ہے',
  [RATE_MESSAGES.onePeriod]: 'تاریخیں، سیزن یا ہجری مہینہ: ان میں سے ایک چنیں',
  [RATE_MESSAGES.never]: 'ہفتے کے دن، تاریخیں، سیزن، ہجری مہینہ یا شفٹ چنیں',
  [RATE_MESSAGES.noChange]: 'صفر فیصد سے کچھ نہیں بدلتا',
  [RATE_MESSAGES.oneChange]: 'فیصد میں تبدیلی یا قیمت: ان میں سے ایک لکھیں',
  [EXCEPTION_MESSAGES.timesTogether]: 'کھلنے اور بند ہونے کا وقت دونوں لکھیں، یا کوئی نہیں',
  [EXCEPTION_MESSAGES.oneDay]: 'اوقات صرف ایک دن کے بند کیے جا سکتے ہیں',
  [EXCEPTION_MESSAGES.once]: 'ان میں سے کسی دن کے خاص اوقات یا چھٹی پہلے سے درج ہے',
  'Give both a start and an end time, or neither': 'آغاز اور اختتام کا وقت دونوں لکھیں، یا کوئی نہیں',
  'Invalid time format': 'وقت درست نہیں',
  [SHIFT_INPUT_MESSAGES.weekdaysRequired]: 'ہفتے کا کم از کم ایک دن چنیں',
  [SHIFT_INPUT_MESSAGES.weekdayInvalid]: 'ہفتے کا دن 0 (اتوار) سے 6 (ہفتہ) تک ہوتا ہے',
  [SHIFT_INPUT_MESSAGES.weekdaysOnce]: 'ہفتے کا ہر دن ایک ہی بار آ سکتا ہے',
  [ENTRY_MESSAGES.reasonRequired]: 'لکھیں کہ مختلف قیمت کیوں طے ہوئی',
  [ENTRY_MESSAGES.priceRequired]: 'وجہ کے ساتھ طے شدہ قیمت بھی لکھیں',
  [ENTRY_MESSAGES.over]: 'یہ تقریب ہو چکی ہے، اس لیے منسوخ نہیں ہو سکتی',
  [ENTRY_MESSAGES.begun]: 'جو تقریب شروع ہو چکی ہو وہ صرف تصدیق شدہ درج ہو سکتی ہے',
  [INTEGRATION_MESSAGES.scopesRequired]: 'کم از کم ایک اجازت چنیں',
  [INTEGRATION_MESSAGES.scopeUnknown]: 'یہ اجازت معلوم نہیں',
  [INTEGRATION_MESSAGES.onceEach]: 'ہر ایک صرف ایک بار چنا جا سکتا ہے',
  [INTEGRATION_MESSAGES.expiryPast]: 'اختتام آنے والے وقت میں ہونا چاہیے',
  [INTEGRATION_MESSAGES.urlInvalid]: 'پتا \u2066https://\u2069 سے شروع ہو اور اس میں نام اور پاس ورڈ نہ ہوں',
  [INTEGRATION_MESSAGES.urlPrivate]: 'یہ پتا کسی نجی نیٹ ورک کا ہے، جس تک ہم نہیں جاتے',
  [INTEGRATION_MESSAGES.urlUnknown]: 'یہ پتا نہیں ملا',
  [INTEGRATION_MESSAGES.calendarUrlInvalid]:
    'پتا \u2066https://\u2069 یا \u2066webcal://\u2069 سے شروع ہو اور اس میں نام اور پاس ورڈ نہ ہوں',
  [INTEGRATION_MESSAGES.hallUnknown]: 'اپنا کوئی ہال چنیں',
  [INTEGRATION_MESSAGES.eventsRequired]: 'کم از کم ایک واقعہ چنیں',
  [INTEGRATION_MESSAGES.eventUnknown]: 'یہ واقعہ معلوم نہیں',
  [INTEGRATION_MESSAGES.calendarFailed]: 'ہماری طرف کچھ غلط ہو گیا',
  'This address doesn’t lead to a calendar (iCalendar, .ics)':
    'اس پتے پر کوئی کیلنڈر نہیں (\u2066iCalendar، .ics\u2069)',
  'The calendar breaks off before its end': 'کیلنڈر ادھورا ہے',
  'The calendar takes too long to read': 'کیلنڈر پڑھنے میں بہت دیر لگتی ہے',
  'The calendar is too large to read': 'کیلنڈر پڑھنے کے لیے بہت بڑا ہے',
  'The calendar can’t be read': 'کیلنڈر پڑھا نہیں جا سکتا',
  'The address redirects too often': 'یہ پتا بار بار کسی اور پتے پر بھیجتا ہے',
  'The connection was refused': 'رابطہ قبول نہیں کیا گیا',
  'The connection was closed before an answer came': 'جواب آنے سے پہلے رابطہ ٹوٹ گیا',
  'The host can’t be reached': 'اس پتے تک رسائی نہیں ہو سکی',
  'Answered with another protocol (101)': 'جواب کسی اور پروٹوکول میں آیا (101)',
  'A label needs a word': 'لیبل میں کوئی لفظ لکھیں',
  'A label can be put on a booking once': 'ہر لیبل ایک بکنگ پر ایک ہی بار لگ سکتا ہے',
  'This is your own request: please ask the owner or another member of the team to answer it.':
    'یہ آپ کی اپنی درخواست ہے: براہِ کرم مالک یا ٹیم کے کسی اور رکن سے جواب دلوائیں۔',
  'This booking was to start already, so it can no longer be answered':
    'اس تقریب کا وقت گزر چکا ہے، اس لیے اب جواب نہیں دیا جا سکتا',
  'This category is used by halls. Choose another category for them first.':
    'یہ زمرہ ہالوں میں استعمال ہو رہا ہے۔ پہلے ان کے لیے کوئی اور زمرہ چنیں۔',
  'This hall type is used by halls. Choose another type for them first.':
    'یہ قسم ہالوں میں استعمال ہو رہی ہے۔ پہلے ان کے لیے کوئی اور قسم چنیں۔',
  'A hall can go online once category, type, capacity and prices are complete.':
    'زمرہ، قسم، گنجائش اور قیمتیں مکمل ہوں تو ہال عام ہو سکتا ہے۔',
  'This service is used by halls. Remove it from them first.': 'یہ خدمت ہالوں میں ہے۔ پہلے اسے ان سے ہٹائیں۔',
  'This amenity is used by halls. Remove it from them first.': 'یہ سہولت ہالوں میں ہے۔ پہلے اسے ان سے ہٹائیں۔',
  'This hall has bookings.': 'اس ہال کی بکنگز ہیں۔',
  'This hall was imported already.': 'یہ ہال پہلے درآمد ہو چکا ہے۔',
  'This address was invited at the same moment.': 'اس پتے کو اسی لمحے دعوت دی گئی۔',
  'You have applied for a business account already.': 'آپ کاروباری اکاؤنٹ کی درخواست دے چکے ہیں۔',
  'The settings were saved by someone else at the same moment.': 'اسی لمحے کسی اور نے ترتیبات محفوظ کیں۔',
  [BOOKING_IMPORT_MESSAGES.hallUnknown]: 'کاروبار میں اس نام یا نمبر کا کوئی ہال نہیں',
  [BOOKING_IMPORT_MESSAGES.hallIdUnknown]: 'کاروبار میں اس آئی ڈی کا کوئی ہال نہیں',
  [BOOKING_IMPORT_MESSAGES.hallAmbiguous]: 'اس نام کے کئی ہال ہیں: ہال کا نمبر لکھیں',
  [BOOKING_IMPORT_MESSAGES.hallOffline]: 'یہ ہال آف لائن ہے: پہلے اسے آن لائن کریں',
  [BOOKING_IMPORT_MESSAGES.dateInvalid]: 'تاریخ \u20662027-01-31\u2069 یا \u206631/01/2027\u2069 کی طرح لکھیں',
  [BOOKING_IMPORT_MESSAGES.timeInvalid]: 'وقت \u206619:30\u2069 یا \u20667:30 PM\u2069 کی طرح لکھیں',
  [BOOKING_IMPORT_MESSAGES.timesRequired]: 'شفٹ لکھیں، یا آغاز اور اختتام کا وقت',
  [BOOKING_IMPORT_MESSAGES.shiftUnknown]: 'ہال میں اس نام کی شفٹ نہیں: آغاز اور اختتام کا وقت لکھیں',
  [BOOKING_IMPORT_MESSAGES.statusOther]: 'صرف تصدیق شدہ بکنگز درآمد ہوتی ہیں',
  [IMPORTED_PRICE_REASON]: 'درآمد شدہ فائل کی قیمت',
  [IMPORT_MESSAGES.listUnknown]: 'چنیں کہ فائل میں کیا درج ہے',
  [IMPORT_MESSAGES.empty]: 'فائل خالی ہے۔',
  [IMPORT_MESSAGES.noRows]: 'فائل میں کوئی قطار نہیں۔',
  [IMPORT_MESSAGES.notUtf8]: 'فائل UTF-8 میں نہیں۔ اسے \u2066CSV UTF-8\u2069 کے طور پر محفوظ کر کے دوبارہ کوشش کریں۔',
  [IMPORT_MESSAGES.capacityInvalid]: 'گنجائش مہمانوں کا پورا عدد ہو، جیسے 350',
  [IMPORT_MESSAGES.pictureInvalid]: '\u2066https://\u2069 سے شروع ہونے والا تصویر کا پتا لکھیں',
  'Describe the hall: what it looks like, what is close by, what guests praise.':
    'ہال کا تعارف لکھیں: کیسا ہے، آس پاس کیا ہے، مہمان کیا پسند کرتے ہیں۔',
  'Add a profile image: it is the first thing guests see.': 'مرکزی تصویر لگائیں: مہمان سب سے پہلے یہی دیکھتے ہیں۔',
  'Add coordinates, so that guests find the hall on the map.': 'نقشے پر جگہ بتائیں تاکہ مہمان ہال تک پہنچ سکیں۔',
};

const FIELDS: Readonly<Record<string, string>> = {
  'Business name': 'کاروبار کا نام',
  'Phone number': 'فون نمبر',
  Location: 'مقام',
  Address: 'پتا',
  City: 'شہر',
  Description: 'تعارف',
  Text: 'متن',
  'Urdu text': 'اردو متن',
  'Urdu description': 'اردو تعارف',
  'First answer': 'پہلا جواب',
  'Follow-up due': 'دوبارہ پوچھنے کا دن',
  'Urdu name': 'اردو نام',
  'Hall name': 'ہال کا نام',
  'Hall number': 'ہال نمبر',
  'Name of the space': 'جگہ کا نام',
  Capacity: 'گنجائش',
  Price: 'قیمت',
  'Price per hour': 'فی گھنٹہ قیمت',
  'Price per person': 'فی کس قیمت',
  Latitude: 'عرض بلد',
  Longitude: 'طول بلد',
  'Seats at round tables': 'گول میزوں پر نشستیں',
  'Seats in rows': 'قطاروں میں نشستیں',
  'Standing guests': 'کھڑے مہمان',
  Parking: 'پارکنگ',
  'Valet parking': 'ویلے پارکنگ',
  'Bridal room': 'برائیڈل روم',
  'Category name': 'زمرے کا نام',
  'Type name': 'قسم کا نام',
  'Service name': 'خدمت کا نام',
  'Amenity name': 'سہولت کا نام',
  Category: 'زمرہ',
  Type: 'قسم',
  Service: 'خدمت',
  Icon: 'آئیکن',
  Picture: 'تصویر',
  'Picture address': 'تصویر کا پتا',
  'Gallery pictures': 'گیلری کی تصاویر',
  Document: 'دستاویز',
  Day: 'دن',
  Opening: 'کھلنے کا وقت',
  'Opening time': 'کھلنے کا وقت',
  'Closing time': 'بند ہونے کا وقت',
  'Slot duration': 'وقفے کی لمبائی',
  'Buffer time': 'درمیانی وقفہ',
  'Latest advance booking': 'کتنے دن پہلے تک بکنگ',
  'Earliest advance booking': 'کم سے کم پیشگی وقت',
  'Tax number': 'ٹیکس نمبر',
  'Tax rate': 'ٹیکس کی شرح',
  Tax: 'ٹیکس',
  Discount: 'رعایت',
  'Bank name': 'بینک کا نام',
  'Account title': 'اکاؤنٹ کا عنوان',
  'Name of the template': 'سانچے کا نام',
  'English text': 'انگریزی متن',
  Note: 'نوٹ',
  Notes: 'نوٹس',
  'A label': 'لیبل',
  Shift: 'شفٹ',
  Reference: 'حوالہ',
  'First day': 'پہلا دن',
  'Last day': 'آخری دن',
};

const UNITS: Readonly<Record<string, string>> = { minutes: 'منٹ', hours: 'گھنٹے', days: 'دن' };

const DETAILS: Readonly<Record<string, string>> = {
  category: 'زمرہ',
  'hall type': 'قسم',
  capacity: 'گنجائش',
  'price per hour': 'فی گھنٹہ قیمت',
  'price per person': 'فی کس قیمت',
};

/** What the domain and the server say to owners and their teams. */
export const ownerPhrases: Phrases = {
  sentences: SENTENCES,
  fields: FIELDS,
  patterns: [
    [
      /^There is no placeholder \{(.*)\}: choose one of the list$/,
      (name) => `\u2066{${name}}\u2069 نام کی کوئی جگہ نہیں: فہرست میں سے چنیں`,
    ],
    [
      /^You may not agree on less than (.+)\. Please ask the owner\.$/,
      (least) => `آپ ${isolate(least)} سے کم پر بکنگ طے نہیں کر سکتے۔ براہِ کرم مالک سے بات کریں۔`,
    ],
    [
      /^You may give at most (\d+)% discount, so not less than (.+)\. Please ask the owner\.$/,
      (percent, least) =>
        `آپ زیادہ سے زیادہ ${percent}% رعایت دے سکتے ہیں، یعنی ${isolate(least)} سے کم نہیں۔ براہِ کرم مالک سے بات کریں۔`,
    ],
    [
      /^Add what guests book by: (.+)\.$/,
      (names) =>
        `یہ بھی لکھیں: ${names
          .split(', ')
          .map((name) => DETAILS[name] ?? name)
          .join('، ')}۔`,
    ],
    [
      /^Add (\d+) more gallery pictures?: halls with (\d+) to (\d+) show best\.$/,
      (lacking, least, most) =>
        `گیلری میں مزید ${lacking} تصاویر لگائیں: ${least} سے ${most} تصاویر والے ہال بہتر لگتے ہیں۔`,
    ],
    [
      /^Say more about the hall: (\d+) characters or more read well\.$/,
      (count) => `تعارف ذرا تفصیل سے لکھیں: ${count} یا زیادہ حروف بہتر رہتے ہیں۔`,
    ],
    [
      /^This space is taken by (.+)\. Give (?:it|them) another space first\.$/,
      (halls) => `یہ جگہ ${isolate(halls)} کے پاس ہے۔ پہلے وہاں کوئی اور جگہ چنیں۔`,
    ],
    [
      /^Only (.+) is left to pay, so not every part would get a share$/,
      (left) => `صرف ${isolate(left)} باقی ہیں: ہر حصے کو اس میں سے کچھ ملنا چاہیے`,
    ],
    [
      /^(.+) must be between ([\d,]+) and ([\d,]+) (minutes|hours|days)$/,
      (field, least, most, unit) => `${field}: ${least} تا ${most} ${UNITS[unit]}`,
    ],
    [
      /^The change must be whole percents between (.+) and (.+)$/,
      (least, most) => `تبدیلی پورے فیصد میں ہو، \u2066${least}\u2069 سے ${most} تک`,
    ],
    [
      /^“(.+)” holds on the same days, and neither is more specific$/,
      (name) => `”${isolate(name)}“ بھی انھی دنوں کے لیے ہے، اور دونوں برابر کے ہیں`,
    ],
    [
      /^With this name, another rate would hold on the same days as “(.+)”: change or remove one of them first$/,
      (name) =>
        `اس نام سے ایک اور نرخ بھی ”${isolate(name)}“ کے دنوں کا ہو جائے گا: پہلے ان میں سے ایک بدلیں یا ہٹائیں`,
    ],
    [/^(.+) has the same hours on one of these days$/, (name) => `ان میں سے کسی دن ${isolate(name)} کے اوقات یہی ہیں`],
    [
      /^There is a shift called (.+) on one of these days$/,
      (name) => `ان میں سے کسی دن ${isolate(name)} نام کی شفٹ پہلے سے ہے`,
    ],
    [/^A shift lasts (\d+) to (\d+) hours$/, (least, most) => `شفٹ ${least} سے ${most} گھنٹے کی ہوتی ہے`],
    [/^A percentage must be at most (\d+)$/, (most) => `فیصد زیادہ سے زیادہ ${most} ہو سکتا ہے`],
    [/^(?:Dates|A period) can be at most (\d+) days long$/, (days) => `زیادہ سے زیادہ ${days} دن ہو سکتے ہیں`],
    [/^At most (\d+) days can be (?:blocked|shown) at once$/, (days) => `ایک ساتھ زیادہ سے زیادہ ${days} دن`],
    [
      /^Bookings can be entered at most (\d+) years ahead$/,
      (years) => `بکنگ زیادہ سے زیادہ ${years} سال آگے کی درج ہو سکتی ہے`,
    ],
    [/^A business can (?:have|list)(?: at most)? (\d+) .+$/, (most) => `ایک کاروبار کے لیے حد ${most} ہے`],
    [/^A hall can have at most (\d+) .+$/, (most) => `ایک ہال کے لیے حد ${most} ہے`],
    [/^There can be at most (\d+) .+$/, (most) => `زیادہ سے زیادہ ${most} درج ہو سکتے ہیں`],
    [
      /^A file can have at most ([\d,]+) rows: split it$/,
      (most) => `فائل میں زیادہ سے زیادہ ${most} قطاریں ہو سکتی ہیں: اسے حصوں میں بانٹ لیں`,
    ],
    [
      /^Past functions can be entered at most (\d+) years back$/,
      (years) => `گزری ہوئی تقریب زیادہ سے زیادہ ${years} سال پہلے کی درج ہو سکتی ہے`,
    ],
    [/^Row (\d+) takes the hall at that time$/, (row) => `اس وقت ہال قطار ${row} نے لے رکھا ہے`],
    [
      /^A request is waiting for that time: (.+)\. Answer it first\.$/,
      (name) => `اس وقت کے لیے ایک درخواست منتظر ہے: ${isolate(name)}۔ پہلے اس کا جواب دیں۔`,
    ],
    [/^The same as in row (\d+)$/, (row) => `قطار ${row} میں بھی یہی ہے`],
    [
      /^Has (\d+) cells, the heading has (\d+): /,
      (cells, columns) =>
        `اس میں ${cells} خانے ہیں جبکہ کالم ${columns} ہیں: جس متن میں کاما ہو اسے \u2066"…"\u2069 کے اندر لکھیں`,
    ],
    [/^A cell can have at most ([\d,]+) characters$/, (most) => `ایک خانے میں زیادہ سے زیادہ ${most} حروف آ سکتے ہیں`],
    [
      /^The file can't be read from row (\d+) on: /,
      (row) => `فائل قطار ${row} سے آگے نہیں پڑھی جا سکی: \u2066"\u2069 کا نشان کم یا زیادہ ہے۔`,
    ],
    [
      /^The business has no (category|hall type) "(.+)" \((?:it has .+|it has none yet)\): /,
      (kind, name) =>
        `سیٹ اپ میں ${isolate(name)} نام ${kind === 'category' ? 'کا زمرہ نہیں' : 'کی قسم نہیں'}، پہلے وہاں شامل کریں`,
    ],
    [/^The calendar has more than ([\d,]+) events ahead$/, (most) => `کیلنڈر میں آگے ${most} سے زیادہ تقریبات ہیں`],
    [/^The calendar is larger than (\d+) MB$/, (most) => `کیلنڈر ${isolate(`${most} MB`)} سے بڑا ہے`],
    [/^Answered (\d{3})$/, (status) => `جواب ${status} آیا`],
    [/^Redirects \((\d{3})\) are not followed$/, (status) => `کسی اور پتے پر بھیجا گیا (${status})، جہاں ہم نہیں جاتے`],
    [/^No answer within (\d+) seconds$/, (seconds) => `${seconds} سیکنڈ میں جواب نہیں آیا`],
    [/^The answer did not end within (\d+) seconds$/, (seconds) => `جواب ${seconds} سیکنڈ میں مکمل نہیں ہوا`],
    [/^An application that is .+ can't be .+$/, () => 'اس درخواست کے ساتھ اب یہ نہیں ہو سکتا'],
  ],
};
