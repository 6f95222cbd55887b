import { isolate } from '../../../i18n/urdu';
import type { Translation } from '../../../i18n/text';
import type { invitationText as English } from './invitation.text';

export const invitationText: Translation<typeof English> = {
  title: 'ٹیم میں شمولیت کی دعوت',
  loading: 'دعوت پڑھی جا رہی ہے…',
  roles: { OWNER: 'مالک', MANAGER: 'مینیجر', CLERK: 'کلرک' },
  offer: (business, role) => `${isolate(business)} آپ کو ${role} کے طور پر اپنی ٹیم میں شامل ہونے کی دعوت دیتا ہے۔`,
  may: {
    OWNER: '',
    MANAGER:
      'آپ درخواستوں اور تاثرات کا جواب دے سکتے ہیں، کیلنڈر سنبھال سکتے ہیں، ہال اور قیمتیں بدل سکتے ہیں، اور اعداد و شمار دیکھ سکتے ہیں۔',
    CLERK: 'آپ درخواستوں اور تاثرات کا جواب دے سکتے ہیں، کیلنڈر سنبھال سکتے ہیں، اور ہال دیکھ سکتے ہیں۔',
  },
  accept: 'ٹیم میں شامل ہوں',
  accepting: 'شامل کیا جا رہا ہے…',
  failure: { title: 'آپ شامل نہیں ہو سکے', fallback: 'براہِ کرم دوبارہ کوشش کریں۔' },
  visitor: (email) => `${isolate(email)} کے اکاؤنٹ سے سائن ان کریں، یا اسی پتے سے اکاؤنٹ بنائیں۔`,
  signIn: 'سائن ان',
  register: 'اکاؤنٹ بنائیں',
  otherAccount: 'سائن آؤٹ',
  doneTitle: 'ٹیم میں خوش آمدید',
  doneText: (business) => `اب آپ ${isolate(business)} کے لیے کام کر سکتے ہیں۔ آپ کی اپنی بکنگز ویسی ہی رہیں گی۔`,
  factorText: 'یہاں ٹیم کے ارکان کے لیے دوسری تصدیق ضروری ہے: پہلے اسے لگائیں، پھر پورٹل کھلے گا۔',
  setUpFactor: 'دوسری تصدیق لگائیں',
  goOn: 'پورٹل کھولیں',
  home: 'مرکزی صفحے پر جائیں',
  problems: {
    EXPIRED: { title: 'اس دعوت کی مدت ختم ہو گئی', text: 'براہِ کرم کاروبار کے مالک سے نئی دعوت منگوائیں۔' },
    USED: {
      title: 'یہ دعوت استعمال ہو چکی ہے',
      text: 'ہر دعوت ایک بار کام کرتی ہے۔ اگر آپ ہی نے استعمال کی تھی تو آگے بڑھیں۔',
    },
    UNKNOWN: {
      title: 'یہ دعوت درست نہیں',
      text: 'شاید یہ ادھوری ہے، یا واپس لے لی گئی۔ براہِ کرم آخری ای میل کا لنک استعمال کریں۔',
    },
  },
};
