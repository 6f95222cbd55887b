import { isolate, urduCount } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { waitingText as English } from './waiting.text';

export const waitingText: Translation<typeof English> = {
  join: 'انتظار کی فہرست میں شامل ہوں',
  joinFor: (what) => `${isolate(what)} کے لیے انتظار کی فہرست میں شامل ہوں`,
  hint: 'وقت خالی ہوتے ہی باری آنے پر آپ کے لیے روک لیا جائے گا اور ہم آپ کو لکھیں گے۔',
  hours: 'آپ کو کون سے اوقات چاہییں؟',
  dialogText: 'جو پہلے شامل ہو، اسی سے پہلے پوچھا جاتا ہے۔ ابھی کچھ بک نہیں ہوا۔',
  start: 'سے',
  end: 'تک',
  choose: 'وقت چنیں',
  guests: 'مہمان',
  joining: 'شامل کیا جا رہا ہے…',
  joined: (place) => ({
    title: place === null ? 'آپ انتظار کی فہرست میں ہیں' : `انتظار کی فہرست میں آپ کا نمبر ${place} ہے`,
    description: 'اپنی باری ”میری بکنگز“ میں دیکھ سکتے ہیں۔',
  }),
  joinFailed: {
    title: 'آپ انتظار کی فہرست میں شامل نہیں ہو سکے',
    fallback: 'براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔',
  },
  title: 'انتظار کی فہرست',
  text: 'وہ اوقات جن کا آپ کو انتظار ہے۔ جیسے ہی کوئی خالی ہو، کچھ دیر کے لیے آپ کے لیے روک لیا جائے گا۔',
  place: (place) => `فہرست میں نمبر ${place}`,
  states: { OFFERED: 'آپ کے لیے محفوظ', WAITING: 'انتظار میں', MISSED: 'موقع نکل گیا' },
  offered: (until) => `وقت خالی ہے اور ${isolate(until)} تک آپ کے لیے محفوظ ہے۔`,
  left: (hours, minutes) =>
    hours > 0 ? `${urduCount(hours, '1 گھنٹہ', `${hours} گھنٹے`)} باقی` : `${minutes} منٹ باقی`,
  missed:
    'جب وقت آپ کے لیے روکا گیا تھا، آپ نے درخواست نہیں دی۔ اگر وہ اب بھی بک ہے تو آپ دوبارہ فہرست میں شامل ہو سکتے ہیں۔',
  request: 'ابھی درخواست دیں',
  leave: 'فہرست چھوڑیں',
  leaveDialog: {
    title: 'انتظار کی فہرست چھوڑ دیں؟',
    text: (hall, date, isOffered) =>
      `آپ ${isolate(hall)} کے لیے ${isolate(date)} کا انتظار ختم کر رہے ہیں۔ ${
        isOffered
          ? 'یہ وقت فہرست میں اگلے گاہک کو پیش کیا جائے گا۔'
          : 'دوبارہ شامل ہوئے تو آپ کی باری سب سے آخر میں ہو گی۔'
      }`,
    keep: 'فہرست میں رہیں',
  },
  leftDone: { title: 'آپ نے انتظار کی فہرست چھوڑ دی' },
  leaveFailed: { title: 'فہرست نہیں چھوڑی جا سکی', fallback: 'براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔' },
};
