import type { Translation } from '../../../i18n/text';
import type { refusedBusinessText as English } from './refused-business.text';

export const refusedBusinessText: Translation<typeof English> = {
  noBusiness: 'کوئی کاروبار نہیں ملا',
  noBusinessText: 'پہلے کاروباری اکاؤنٹ کی درخواست دیں؛ پھر آپ کے ہالوں کی بکنگز یہاں آئیں گی۔',
  apply: 'کاروباری اکاؤنٹ کی درخواست دیں',
  notApproved: 'کاروبار منظوری کا منتظر ہے',
  notApprovedText: 'کاروبار منظور ہونے کے بعد بکنگز یہاں نظر آئیں گی۔',
  suspended: 'آپ کا کاروبار معطل ہے',
  suspendedText: 'آپ کے ہال چھپے ہوئے ہیں اور نئی بکنگ نہیں ہو سکتی۔ وجہ آپ کی درخواست کے ساتھ لکھی ہے۔',
  viewStatus: 'درخواست کی صورتِ حال دیکھیں',
};
