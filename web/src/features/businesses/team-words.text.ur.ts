import type { Translation } from '../../i18n/text';
import type { teamWords as English } from './team-words.text';

/** Urdu of a team's roles and rights. */
export const teamWords: Translation<typeof English> = {
  roles: { OWNER: 'مالک', MANAGER: 'مینیجر', CLERK: 'کلرک' },
  right: {
    BOOKINGS: 'بکنگز دیکھنا اور جواب دینا',
    CALENDAR: 'دن اور اوقات بند کرنا',
    REVIEWS: 'تاثرات کا جواب دینا',
    VIEW_HALLS: 'ہال دیکھنا',
    REFUNDS: 'رقم کی واپسی درج کرنا',
    CNICS: 'معاہدوں پر شناختی کارڈ نمبر دیکھنا',
    HALLS: 'ہال، قیمتیں اور خدمات بدلنا',
    FIGURES: 'آمدنی، گوشوارے اور برآمد',
    SETTINGS: 'عمومی ترتیبات',
    SELLER: 'کاروبار کی تفصیلات اور ٹیکس نمبر',
    INTEGRATIONS: '\u200fAPI کلیدیں، ویب ہکس، کیلنڈر فیڈز',
    TEAM: 'ٹیم اور دعوتیں',
    APPLICATION: 'درخواست اور دستاویزات',
  },
};
