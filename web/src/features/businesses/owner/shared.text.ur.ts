import type { Translation } from '../../../i18n/text';
import type { sharedText as English } from './shared.text';

export const sharedText: Translation<typeof English> = {
  documentFailed: { title: 'دستاویز نہیں کھل سکی', description: 'براہِ کرم دوبارہ کوشش کریں۔' },
  suspended: {
    title: 'آپ کا کاروبار معطل ہے',
    text: 'آپ کے ہال چھپے ہوئے ہیں اور نئی بکنگ نہیں ہو سکتی۔ وجہ آپ کی درخواست کے ساتھ لکھی ہے۔',
    action: 'درخواست کی صورتِ حال دیکھیں',
  },
  member: {
    closed: 'یہ کاروبار فی الحال بند ہے',
    closedText: 'دوبارہ کھلنے تک اس کی ٹیم اس کے لیے کام نہیں کر سکتی۔ مزید معلومات اس کے مالک دے سکتے ہیں۔',
    removed: 'آپ اب اس ٹیم میں نہیں ہیں',
    removedText: 'کاروبار تک آپ کی رسائی ختم ہو گئی۔ آپ کا اکاؤنٹ اور آپ کی اپنی بکنگز ویسی ہی رہیں گی۔',
    goOn: 'آگے بڑھیں',
  },
};
