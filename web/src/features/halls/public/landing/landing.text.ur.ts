import type { Translation } from '../../../../i18n/text';
import type { landingText as English } from './landing.text';

export const landingText: Translation<typeof English> = {
  line: 'وہ ہال چنیں جس کا ذکر برسوں ہوتا رہے۔',
  plan: 'مہندی، بارات، ولیمہ: ایک ساتھ انتظام کریں',
  sub: 'پاکستان بھر کی مارکیاں، بال روم، باغات اور چھتیں، کھری قیمتوں اور اُن شاموں کے ساتھ جو ابھی خالی ہیں۔',
};
