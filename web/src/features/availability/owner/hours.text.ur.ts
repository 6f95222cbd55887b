import { TIME_SLOT_LIMITS } from '@mehfil/api/domain/availability/limits';
import { isolate, urduCount } from '../../../i18n/urdu';
import type { Translation } from '../../../i18n/text';
import type { hoursText as English } from './hours.text';

const limits = TIME_SLOT_LIMITS;

/** Urdu of the hours and booking rules of halls. */
export const hoursText: Translation<typeof English> = {
  hours: 'اوقاتِ کار',
  alwaysOpen: 'ہر دن، ہر وقت کھلا',
  always: 'ہر وقت',
  never: 'کبھی نہیں',
  everyDay: 'ہر دن',
  opens: (day) => `${day}: کھلنے کا وقت`,
  closes: (day) => `${day}: بند ہونے کا وقت`,
  until: 'تا',
  closed: 'بند',
  overnight: 'بند ہونے کا وقت کھلنے سے پہلے یا برابر ہو تو اگلا دن سمجھا جائے گا۔',
  slotDuration: 'وقفے کی لمبائی (منٹ)',
  bufferTime: 'بکنگز کے درمیان فاصلہ (منٹ)',
  bufferTimeHint: 'ہر بکنگ کے بعد خالی رکھا جاتا ہے',
  multiple: 'ایک بکنگ کئی وقفے لے سکتی ہے',
  latest: 'زیادہ سے زیادہ پیشگی بکنگ (دن)',
  latestHint: `گاہک کتنے پہلے بک کر سکتے ہیں؛ نہ بدلیں تو ${limits.advanceDefaultDays} دن۔`,
  earliest: 'کم سے کم پیشگی بکنگ (گھنٹے)',
  earliestHint: `آپ کو کتنا وقت پہلے چاہیے؛ نہ بدلیں تو ${limits.noticeDefaultHours} گھنٹے۔`,
  yes: 'ہاں',
  no: 'نہیں',
  save: 'محفوظ کریں',
  saving: 'محفوظ ہو رہا ہے…',
  business: {
    title: 'تمام ہالوں کے اوقات اور بکنگ کے اصول',
    text: 'یہ ہر اس ہال پر لاگو ہیں جس کے اپنے اصول نہ ہوں۔ موجودہ بکنگز ویسی ہی رہتی ہیں۔',
    saved: { title: 'اوقات اور اصول محفوظ ہو گئے' },
    failed: { title: 'اوقات اور اصول محفوظ نہیں ہو سکے' },
  },
  hall: {
    title: (hall) => `${isolate(hall)} کے اوقات اور بکنگ کے اصول`,
    text: 'گاہک یہ ہال کب بک کر سکتے ہیں۔ جو خالی چھوڑیں وہ تمام ہالوں کی ترتیب کے مطابق ہو گا۔',
    change: 'بدلیں',
    inherited: 'تمام ہالوں کی طرح',
    own: 'اپنا',
    slot: 'وقفے کی لمبائی',
    buffer: 'بکنگ کے بعد فاصلہ',
    earliest: 'کم سے کم پیشگی بکنگ',
    latest: 'زیادہ سے زیادہ پیشگی بکنگ',
    minutes: (count) => `${count} منٹ`,
    hours: (count) => urduCount(count, '1 گھنٹہ', `${count} گھنٹے`),
    days: (count) => `${count} دن`,
    dialog: (hall) => `${isolate(hall)} کے اوقات اور اصول`,
    empty: (value) => `خالی: تمام ہالوں کی طرح (${isolate(value)})۔`,
    asAll: (value) => `تمام ہالوں کی طرح (${isolate(value)})`,
    week: 'اوقاتِ کار',
    weekAsAll: 'تمام ہالوں کی طرح',
    ownWeek: 'اپنے اوقات',
    saved: { title: 'ہال کے اوقات اور اصول محفوظ ہو گئے' },
    failed: { title: 'ہال کے اوقات اور اصول محفوظ نہیں ہو سکے' },
    shifts: 'یہ ہال شفٹوں میں بک ہوتا ہے: اوقاتِ کار اور وقفے ان پر لاگو نہیں، پیشگی مدت اور فاصلہ لاگو ہیں۔',
  },
};
