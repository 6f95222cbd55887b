import {
  ADJUSTMENT_LABEL,
  cancelledStatement,
  INSTANT_REQUEST_STATEMENT,
  invoiceNote,
  ACCEPTED_STATEMENT,
  invoiceStatement,
  PAID_FIRST_STATEMENT,
  invoiceWatermark,
  type InvoiceLine,
} from './invoice.js';
import { toUrduName } from '../catalogue/urdu-names.js';
import { nameMenuInUrdu } from '../menus/words-urdu.js';
import { sayCancellationInUrdu } from '../payments/cancellation-urdu.js';
import { toUrduReason } from '../rates/urdu-reasons.js';
import { isolate } from '../text/direction.js';
import { sayChargeInUrdu } from './charges-after-urdu.js';
import { FINAL_NOTE, FINAL_STATEMENT, SETTLEMENT_LABELS } from './settlement.js';
import { BookingStatus, CancellationReason } from './transitions.js';

const { PENDING, CONFIRMED, CANCELLED } = BookingStatus;
const Reason = CancellationReason;

const NO_PAYMENT = 'ہال کی تصدیق تک کوئی ادائیگی نہیں۔';
const CONFIRMS_NOTHING = 'یہ کاغذ کسی بکنگ کی تصدیق نہیں';
const NOTHING_DUE = `${CONFIRMS_NOTHING}، اور اس کے تحت کچھ واجب الادا نہیں۔`;

const CANCELLATIONS: Readonly<Record<CancellationReason, string>> = {
  [Reason.DECLINED]: 'ہال کے مالک نے اس درخواست سے معذرت کر لی۔',
  [Reason.WITHDRAWN]: 'گاہک نے یہ درخواست واپس لے لی۔',
  [Reason.EXPIRED]: 'اس درخواست کی مدت ختم ہو گئی: ہال کے مالک نے آغاز تک جواب نہیں دیا۔',
  [Reason.SLOT_TAKEN]: 'اس وقت کے لیے کسی اور بکنگ کی تصدیق ہو گئی، اس لیے یہ درخواست پوری نہیں ہو سکی۔',
  [Reason.BUSINESS_SUSPENDED]: 'محفل نے یہ درخواست منسوخ کر دی کیونکہ ہال فی الحال دستیاب نہیں۔',
  [Reason.ACCOUNT_DELETED]: 'یہ درخواست منسوخ ہو گئی کیونکہ ایک اکاؤنٹ بند کر دیا گیا۔',
  [Reason.CANCELLED_BY_STAFF]: 'محفل نے یہ بکنگ منسوخ کر دی۔',
  [Reason.CALLED_OFF]: 'ہال کے مالک نے یہ بکنگ منسوخ کر دی۔',
  [Reason.CANCELLED_BY_CUSTOMER]: 'گاہک نے یہ بکنگ منسوخ کر دی۔',
  [Reason.PAYMENT_MISSING]: 'پہلی ادائیگی وقت پر نہیں ہوئی، اس لیے اس بکنگ کی تصدیق نہیں ہوئی۔',
  [Reason.GROUP_ENDED]:
    'یہ درخواست کئی تقریبات کے لیے اکٹھی تھی۔ ان میں سے ایک نہیں مل سکی، اس لیے کوئی بھی بک نہیں ہوئی۔',
  [Reason.OFFER_REFUSED]: 'گاہک نے یہ پیشکش نامنظور کر دی۔',
  [Reason.OFFER_WITHDRAWN]: 'ہال کے مالک نے یہ پیشکش واپس لے لی۔',
  [Reason.OFFER_EXPIRED]: 'یہ پیشکش وقت پر قبول نہیں ہوئی۔',
};

/** On the paper's face, where it confirms nothing. */
const WATERMARKS: Readonly<Partial<Record<CancellationReason, string>>> = {
  [Reason.DECLINED]: 'معذرت',
  [Reason.WITHDRAWN]: 'واپس لی گئی',
  [Reason.EXPIRED]: 'مدت ختم',
};

const SENTENCES = new Map<string | null, string>([
  [invoiceNote(PENDING), 'بکنگ کی درخواست'],
  [invoiceNote(CONFIRMED), 'بکنگ کی تصدیق'],
  [invoiceNote(CANCELLED), 'بکنگ منسوخ'],
  [invoiceStatement(PENDING), `یہ ایک درخواست ہے۔ ہال کے مالک کی تصدیق کے بعد یہ بکنگ بنے گی۔ ${NO_PAYMENT}`],
  [
    PAID_FIRST_STATEMENT,
    'یہ ایک درخواست ہے۔ ہال کے مالک کے قبول کرنے کے بعد پہلی ادائیگی سے یہ بکنگ بنے گی۔ ہال کے قبول کرنے تک کوئی ادائیگی نہیں۔',
  ],
  [ACCEPTED_STATEMENT, 'یہ ایک قبول شدہ درخواست ہے۔ پہلی ادائیگی درج ہونے پر یہ بکنگ بن جائے گی۔'],
  [
    INSTANT_REQUEST_STATEMENT,
    'یہ ایک درخواست ہے۔ موزوں ہونے پر یہ فوراً بکنگ بن جائے گی، پھر ادائیگی کا طریقہ مالک بتائیں گے۔',
  ],
  [invoiceStatement(CONFIRMED), 'براہِ کرم یہ تصدیق اپنے ریکارڈ کے لیے محفوظ رکھیں۔'],
  [cancelledStatement(), NOTHING_DUE],
  [cancelledStatement(null, true), `${CONFIRMS_NOTHING}۔`],
  ...Object.values(Reason).flatMap((reason): [string, string][] => [
    [cancelledStatement(reason), `${CANCELLATIONS[reason]} ${NOTHING_DUE}`],
    [cancelledStatement(reason, true), `${CANCELLATIONS[reason]} ${CONFIRMS_NOTHING}۔`],
  ]),
  [invoiceWatermark(PENDING), 'درخواست'],
  ...Object.values(Reason).map(
    (reason) => [invoiceWatermark(CANCELLED, reason), WATERMARKS[reason] ?? 'منسوخ'] as const,
  ),
  ['Hall Rental', 'ہال کا کرایہ'],
  ['Hall rental', 'ہال کا کرایہ'],
  ['Always Added', 'لازمی خدمات'],
  ['Included Services', 'شامل خدمات'],
  ['Menu & Services', 'مینو اور خدمات'],
  ['Extras', 'اضافی مدیں'],
  ['Category fee', 'زمرے کی فیس'],
  ['Type fee', 'قسم کی فیس'],
  ['Other', 'دیگر'],
  [ADJUSTMENT_LABEL, 'طے شدہ قیمت کے مطابق فرق'],
  [FINAL_NOTE, 'حتمی انوائس'],
  [FINAL_STATEMENT, 'اس انوائس میں درج ہے کہ کیا بک ہوا، تقریب کے بعد کیا رقم عائد ہوئی اور کتنی ادائیگی ہوئی۔'],
  [SETTLEMENT_LABELS.charges, 'تقریب کے بعد کی اضافی رقوم'],
  [SETTLEMENT_LABELS.kept, 'ہال کے پاس رہنے والی رقم'],
  [SETTLEMENT_LABELS.withCharges, 'اضافی رقوم سمیت کل'],
  [SETTLEMENT_LABELS.received, 'وصول شدہ'],
  [SETTLEMENT_LABELS.refunded, 'واپس کی گئی'],
  [SETTLEMENT_LABELS.balance, 'باقی واجب رقم'],
  [SETTLEMENT_LABELS.refund, 'واپس کی جانے والی رقم'],
  [SETTLEMENT_LABELS.overpaid, 'کل سے زیادہ ادا شدہ'],
]);

/** `Hall rental (Dinner; Saturday dinner +20%)` */
const RENTAL = /^Hall rental \(([^]+)\)$/;

/** `High tea ×\u00a02` */
const SERVICE = /^(?<name>.+?)(?<times> ×\u00a0\d+)?$/u;

function sayFact(fact: string): string {
  const name = toUrduName(fact);
  return isolate(name === fact ? toUrduReason(fact) : name);
}

function sayService(english: string): string | undefined {
  const { name = '', times = '' } = SERVICE.exec(english)?.groups ?? {};
  const urdu = toUrduName(name);
  return urdu === name ? undefined : `${urdu}${times}`;
}

/** The Urdu of what an invoice says by itself, and of names that are known; undefined for others. */
export function sayInvoiceInUrdu(english: string): string | undefined {
  const facts = RENTAL.exec(english)?.[1];
  if (facts !== undefined) return `ہال کا کرایہ (${facts.split('; ').map(sayFact).join('؛ ')})`;
  return SENTENCES.get(english) ?? sayCancellationInUrdu(english) ?? sayChargeInUrdu(english) ?? sayService(english);
}

/** A line of an invoice in Urdu, with a menu by the names that its owner gave it; undefined for names that aren't known. */
export function sayInvoiceLineInUrdu({ label, menu, rateReason }: InvoiceLine): string | undefined {
  if (!menu) return sayInvoiceInUrdu(label);
  return [nameMenuInUrdu(menu), ...(rateReason ? [sayFact(rateReason)] : [])].join('؛ ');
}
