import { urduCount } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { businessSettingsText as English } from './business-settings.text';

export const businessSettingsText: Translation<typeof English> = {
  title: 'ترتیبات',
  text: 'آپ کا اکاؤنٹ، اور آپ کے کاروبار کے بارے میں گاہک اور ہماری ٹیم جو جانتے ہیں۔',
  tabs: 'ترتیبات کے حصے',
  userTab: 'اکاؤنٹ کی ترتیبات',
  businessTab: 'کاروبار کی ترتیبات',
  integrationsTab: 'انٹیگریشنز',
  business: {
    title: 'کاروبار کی معلومات',
    name: 'کاروبار کا نام',
    nameReviewed: 'ہماری ٹیم نے آپ کا کاروبار اسی نام سے منظور کیا ہے۔ بدلنے کے لیے سپورٹ سے رابطہ کریں۔',
    phone: 'فون نمبر',
    location: 'کاروبار کا پتا',
    description: 'کاروبار کا تعارف',
    submit: 'محفوظ کریں',
    submitting: 'محفوظ ہو رہا ہے…',
    saved: { title: 'کاروبار کی معلومات محفوظ ہو گئیں' },
    notSaved: { title: 'کاروبار کی معلومات محفوظ نہیں ہو سکیں' },
    status: 'درخواست کی صورتِ حال',
    documents: (count) => urduCount(count, '1 دستاویز بھیجی گئی', `${count} دستاویزات بھیجی گئیں`),
    policyTitle: 'دستاویزات کا اصول',
    ownerOnly: 'انوائس پر اور گاہکوں کو نظر آنے والی کاروبار کی معلومات صرف مالک بدل سکتے ہیں۔',
    policy: 'دستاویزات یہاں نہیں بدلی جا سکتیں۔ بدلنے یا شامل کرنے کے لیے سپورٹ سے رابطہ کریں۔',
    support: 'سپورٹ سے رابطہ کریں',
  },
  none: {
    title: 'کاروبار کی کوئی درخواست نہیں ملی',
    text: 'کاروباری اکاؤنٹ کی درخواست دیں؛ جو آپ وہاں لکھیں گے یہاں بدل سکیں گے۔',
    action: 'کاروباری اکاؤنٹ کی درخواست دیں',
  },
};
