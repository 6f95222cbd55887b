import { isolate } from '@mehfil/api/domain/text/direction';
import type { Translation } from '../../../../../i18n/text';
import type { workText as English } from './work.text';

const HOUR = 60;
const DAY = 24 * HOUR;

export const workText: Translation<typeof English> = {
  stage: 'مرحلہ',
  views: { ALL: 'سب', FOLLOW_UP: 'دوبارہ پوچھنا ہے' },
  stages: {
    NEW: 'نیا',
    ANSWERED: 'جواب دیا گیا',
    OFFERED: 'پیشکش کی گئی',
    HELD: 'درخواست آئی',
    WON: 'بکنگ ہو گئی',
    LOST: 'ہاتھ سے گیا',
  },
  counted: (name, count) => `${name} (${count})`,
  filters: 'استفسارات چھانٹیں',
  hall: 'ہال',
  anyHall: 'ہر ہال',
  source: 'ذریعہ',
  anySource: 'ہر ذریعہ',
  sources: { APP: 'ایپ', PHONE: 'فون', WALK_IN: 'خود آئے', WHATSAPP: 'واٹس ایپ', OTHER: 'کوئی اور' },
  order: 'ترتیب',
  orders: { LATEST: 'تازہ ترین پیغام', OLDEST: 'سب سے پرانا پیغام', SOONEST: 'قریب ترین تقریب' },
  nothing: 'ایسا کوئی استفسار نہیں',
  showAll: 'سب دکھائیں',
  place: (hall, day) => `${isolate(hall)}، ${day}`,
  statistics: 'استفسارات اعداد میں',
  period: 'پچھلے 90 دن',
  answerTime: 'جواب میں عموماً وقت',
  won: 'بکنگ بنے',
  wonOf: (won, asked) => `${asked} میں سے ${won}`,
  none: '–',
  duration: (minutes, write) => {
    if (minutes < HOUR) return `${write(minutes)} منٹ`;
    if (minutes < 2 * DAY) return `${write(Math.round(minutes / HOUR))} گھنٹے`;
    return `${write(Math.round(minutes / DAY))} دن`;
  },
  reasons: {
    PRICE: 'قیمت زیادہ تھی',
    DATE_TAKEN: 'تاریخ خالی نہیں تھی',
    FOUND_ELSEWHERE: 'دوسرا ہال چن لیا',
    NO_ANSWER: 'پھر جواب نہیں آیا',
    OTHER: 'کوئی اور وجہ',
  },
  followUp: {
    on: (day) => `${day} کو دوبارہ پوچھنا ہے`,
    set: 'کسی دن دوبارہ پوچھیں',
    change: 'دن بدلیں',
    clear: 'دن ہٹائیں',
    title: 'دوبارہ پوچھیں',
    text: 'اس دن صبح آپ کو اور آپ کی ٹیم کو یہاں یاد دلایا جائے گا۔ گاہک کو یہ نظر نہیں آتا۔',
    day: 'دن',
    save: 'ہمیں یاد دلائیں',
    saving: 'محفوظ ہو رہا ہے...',
    notSaved: { title: 'دن محفوظ نہیں ہو سکا' },
    notCleared: { title: 'دن ہٹایا نہیں جا سکا' },
  },
  lose: {
    open: 'ہاتھ سے گیا',
    title: 'یہ استفسار ہاتھ سے گیا',
    text: 'گاہک کو یہ نظر نہیں آتا۔ وہ دوبارہ لکھیں تو استفسار پھر کھل جائے گا۔',
    enteredText: 'وہ دوبارہ پوچھیں تو آپ اسے پھر کھول سکتے ہیں۔',
    reason: 'کیوں؟',
    choose: 'وجہ چنیں',
    note: 'آپ کے الفاظ میں',
    noteHint: 'کوئی اور وجہ ہو تو ضروری ہے۔',
    save: 'ہاتھ سے گیا',
    saving: 'محفوظ ہو رہا ہے...',
    notSaved: { title: 'استفسار کا مرحلہ نہیں بدلا جا سکا' },
  },
  reopen: 'دوبارہ کھولیں',
  notReopened: { title: 'استفسار دوبارہ نہیں کھولا جا سکا' },
};
