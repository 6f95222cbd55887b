import { isolate, urduCount } from '../../../i18n/urdu';
import type { Translation } from '../../../i18n/text';
import type { bookingAnswersText as English } from './booking-answers.text';

export const bookingAnswersText: Translation<typeof English> = {
  bulk: {
    title: {
      approve: (count) => urduCount(count, '1 بکنگ منظور کریں؟', `${count} بکنگز منظور کریں؟`),
      decline: (count) => urduCount(count, '1 درخواست سے معذرت کریں؟', `${count} درخواستوں سے معذرت کریں؟`),
    },
    text: {
      approve:
        'جن گاہکوں کا ای میل پتا ہے انھیں فوراً بتا دیا جائے گا؛ جو تقریب دوسری تقریبات کے ساتھ مانگی گئی ہو وہ سب کے قبول ہونے پر حتمی ہو گی۔ منظور شدہ سے ٹکرانے والی درخواستیں منسوخ ہو جائیں گی؛ یہاں منتخب میں سے سب سے پہلی درخواست کو ترجیح ہو گی۔',
      decline:
        'جن گاہکوں کا ای میل پتا ہے وہ آپ کی وجہ پڑھیں گے۔ جس درخواست سے معذرت ہو جائے وہ دوبارہ نہیں لی جا سکتی۔',
    },
    accepts:
      'جن درخواستوں کی تصدیق پہلی ادائیگی سے ہوتی ہے، منظوری انھیں صرف قبول کرتی ہے: ادائیگی کی آخری مہلت تک ان کا وقت رکا رہتا ہے، ورنہ پھر خالی ہو جاتا ہے۔',
    leftOut: (count) =>
      urduCount(
        count,
        '1 درخواست شامل نہیں: اس کا جواب دیا جا چکا ہے، یا وہ اب اس فہرست میں نہیں۔',
        `${count} درخواستیں شامل نہیں: ان کا جواب دیا جا چکا ہے، یا وہ اب اس فہرست میں نہیں۔`,
      ),
    reason: 'سب کے لیے وجہ (اختیاری)',
    confirm: {
      approve: (count) => `${count} منظور کریں`,
      decline: (count) => `${count} سے معذرت کریں`,
    },
    done: {
      approve: (count) => urduCount(count, '1 بکنگ منظور ہو گئی۔', `${count} بکنگز منظور ہو گئیں۔`),
      accept: (count) =>
        urduCount(
          count,
          '1 درخواست قبول ہو گئی: پہلی ادائیگی کی مہلت تک اس کا وقت رکا رہے گا۔',
          `${count} درخواستیں قبول ہو گئیں: پہلی ادائیگی کی مہلت تک ان کے وقت رکے رہیں گے۔`,
        ),
      decline: (count) => urduCount(count, '1 درخواست سے معذرت کر لی گئی۔', `${count} درخواستوں سے معذرت کر لی گئی۔`),
    },
    summary: 'ہر درخواست کا جواب نہیں دیا جا سکا',
    booking: (invoice, customer, hall) => [invoice, customer, hall].map(isolate).join('، '),
    back: 'واپس',
  },
  detailsTitle: 'بکنگ کی تفصیل',
  approveDialog: {
    title: 'یہ بکنگ منظور کریں؟',
    acceptTitle: 'یہ درخواست قبول کریں؟',
    discountTitle: 'یہ رعایت منظور کریں؟',
    discount: (member, agreed, quoted) =>
      `${isolate(member)} نے ${isolate(quoted)} کے بجائے ${isolate(agreed)} طے کیے ہیں۔ بکنگ کی تصدیق اسی قیمت پر ہو گی۔`,
    discountReason: (reason) => `وجہ: ${isolate(reason)}`,
    text: (customer, hall, when) =>
      `${isolate(customer)} کو ${isolate(when)} کے لیے ${isolate(hall)} مل جائے گا، اور انھیں فوراً بتا دیا جائے گا۔`,
    withoutEmail: (customer, hall, when) =>
      `${isolate(customer)} کو ${isolate(when)} کے لیے ${isolate(hall)} مل جائے گا۔ اس گاہک کا ای میل پتا نہیں ہے، اس لیے انھیں خود بتائیں۔`,
    acceptText: (customer, hall, when) =>
      `${isolate(customer)} کو فوراً بتا دیا جائے گا کہ آپ نے ${isolate(when)} کے لیے ${isolate(hall)} کی درخواست قبول کر لی ہے۔ پہلی ادائیگی کی مہلت تک وقت رکا رہے گا؛ ادائیگی درج ہونے پر بکنگ کی تصدیق ہو جائے گی۔`,
    functionText: (customer, hall, when) =>
      `${isolate(customer)} نے ${isolate(when)} کے لیے ${isolate(hall)} کی درخواست دوسری تقریبات کے ساتھ دی ہے۔`,
    checking: 'ٹکرانے والی درخواستیں دیکھی جا رہی ہیں…',
    none: 'کسی اور درخواست پر اثر نہیں پڑتا۔',
    conflicts: (count) =>
      urduCount(
        count,
        'یہ درخواست ٹکراتی ہے اور منسوخ ہو جائے گی؛ پتا ہو تو گاہک کو ای میل سے بتا دیا جائے گا:',
        `یہ ${count} درخواستیں ٹکراتی ہیں اور منسوخ ہو جائیں گی؛ جن گاہکوں کا پتا ہو انھیں ای میل سے بتا دیا جائے گا:`,
      ),
    conflict: (customer, hall, when) => [customer, hall, when].map(isolate).join('، '),
    schedule: {
      CLOSED: 'آپ نے یہ تاریخ بند رکھی ہے۔ منظور ہو تو بھی تقریب ہو گی۔',
      OTHER_HOURS: 'آپ نے اس تاریخ کے لیے دوسرے اوقات رکھے ہیں۔ منظور ہو تو بکنگ اپنے اوقات رکھے گی۔',
    },
    confirm: 'منظور کریں',
    confirmDiscount: 'رعایت منظور کریں',
    confirmAll: (count) => `منظور کریں اور ${count} منسوخ کریں`,
    accept: 'قبول کریں',
    acceptAll: (count) => `قبول کریں اور ${count} منسوخ کریں`,
    refusedByCity: 'شہر کے قواعد کے مطابق یہ بکنگ منظور نہیں ہو سکتی۔',
    back: 'واپس',
  },
  declineDialog: {
    title: 'اس درخواست سے معذرت کریں؟',
    text: (customer) =>
      `${isolate(customer)} آپ کی وجہ پڑھیں گے۔ جس درخواست سے معذرت ہو جائے وہ دوبارہ نہیں لی جا سکتی۔`,
    withoutEmail: (customer) =>
      `${isolate(customer)} کا ای میل پتا نہیں ہے، اس لیے انھیں خود بتائیں۔ جس درخواست سے معذرت ہو جائے وہ دوبارہ نہیں لی جا سکتی۔`,
    reason: 'وجہ (اختیاری)',
    confirm: 'معذرت کریں',
    back: 'واپس',
  },
  labels: {
    placeholder: 'بیعانہ ادا، وی آئی پی، …',
    hint: 'صرف آپ کی ٹیم اور پلیٹ فارم کا عملہ انھیں پڑھ سکتا ہے۔',
    changed: 'اس دوران آپ کی ٹیم میں سے کسی نے یہ لیبلز بدل دیے:',
    none: 'کوئی لیبل نہیں',
    lost: {
      title: 'لیبلز محفوظ نہیں ہوئے',
      description: 'جو آپ نے چنا، وہ بکنگ کھولنے پر دوبارہ موجود ہوگا۔',
    },
  },
  notes: {
    hint: 'صرف آپ کی ٹیم اور پلیٹ فارم کا عملہ انھیں پڑھ سکتا ہے، گاہک کبھی نہیں۔',
    changed: 'اس دوران آپ کی ٹیم میں سے کسی نے یہ نوٹ بدل دیے:',
    none: 'کوئی نوٹ نہیں',
    lost: {
      title: 'نوٹ محفوظ نہیں ہوئے',
      description: 'جو آپ نے لکھا، وہ بکنگ کھولنے پر دوبارہ موجود ہوگا۔',
    },
  },
  updated: { title: 'بکنگ کی صورتِ حال بدل گئی' },
  accepted: {
    title: 'درخواست قبول ہو گئی',
    description: 'پہلی ادائیگی کی مہلت تک اس کا وقت رکا رہے گا، اور ادائیگی سے بکنگ کی تصدیق ہو جائے گی۔',
  },
  failedUpdate: { title: 'تبدیلی نہیں ہو سکی', fallback: 'بکنگ کی صورتِ حال نہیں بدلی جا سکی۔ دوبارہ کوشش کریں۔' },
};
