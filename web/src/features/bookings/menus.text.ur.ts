import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { menusText as English } from './menus.text';

export const menusText: Translation<typeof English> = {
  title: 'مینو',
  text: 'مینو فی کس قیمت کی جگہ لیتا ہے۔',
  cheapestChosen:
    'آپ کے مہمانوں کے لیے سب سے سستا مینو چنا ہوا ہے، جیسا کہ تلاش کی قیمتوں میں ہے۔ آپ کوئی اور مینو چن سکتے ہیں، یا کوئی نہیں۔',
  none: 'کوئی مینو نہیں: ہال کی فی کس قیمت',
  kept: 'جیسا طے ہوا',
  perHead: 'فی کس',
  from: (price, guests) => `${isolate(guests)} مہمانوں سے ${isolate(price)}`,
  guaranteed: (heads) => `کم از کم ${isolate(heads)} مہمانوں کی قیمت لی جاتی ہے۔`,
  chooseUpTo: (count) => (count === 1 ? 'ایک چنیں' : `زیادہ سے زیادہ ${count} چنیں`),
  served: 'سب پیش کیے جاتے ہیں',
  surcharge: (amount) => `${isolate(`+${amount}`)} فی کس`,
  later: 'جو آپ ابھی نہیں چنتے، وہ ہال کے ساتھ بعد میں طے ہوتا ہے۔',
  failed: 'مینو نہیں کھل سکے۔',
  retry: 'دوبارہ کوشش کریں',
  gone: 'چنا ہوا مینو اس ہال میں اس وقت پیش نہیں کیا جاتا۔ براہِ کرم دوبارہ چنیں۔',
  dishesGone: 'چنا ہوا ایک پکوان اب دستیاب نہیں۔ براہِ کرم دوبارہ چنیں، یا اسے چھوڑ دیں۔',
  leaveOut: 'اسے چھوڑ دیں',
  atTodaysPrice: 'دوسرے پکوانوں کے ساتھ اس مینو کی قیمت آج کی قیمت ہوگی۔',
  more: (count) => `اور مزید ${isolate(count)}`,
  line: (name, heads) => `${isolate(name)} × ${heads}`,
  heads: {
    all: (count) => `${isolate(count)} افراد`,
    adults: (_count, shown) => `${isolate(shown)} بالغ`,
    children: (count, shown, share) => `${isolate(shown)} ${count === 1 ? 'بچہ' : 'بچے'} ${isolate(share)} قیمت پر`,
    both: (adults, children) => `${adults}، ${children}`,
  },
  children: {
    label: 'مہمانوں میں بچے',
    hint: (share) => `بچے کی قیمت فی کس قیمت کا ${isolate(share)} ہے۔ بچے نہ ہوں تو خالی چھوڑیں۔`,
    share: (share) => `بچوں کے لیے ${isolate(share)}۔`,
    count: 'بچے',
  },
  onlyIn: (shifts) => `صرف ${isolate(shifts)} کے لیے`,
  days: {
    from: (day) => `${isolate(day)} سے`,
    until: (day) => `${isolate(day)} تک`,
    between: (first, last) => `${isolate(first)} سے ${isolate(last)} تک`,
  },
  onHallPage: 'مینو',
  cheapest: (price) => `${isolate(price)} فی کس سے`,
};
