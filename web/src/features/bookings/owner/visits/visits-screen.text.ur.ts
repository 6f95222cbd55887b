import type { Translation } from '../../../../i18n/text';
import type { visitsScreenText as English } from './visits-screen.text';

export const visitsScreenText: Translation<typeof English> = {
  title: 'ہال دیکھنے والے',
  text: 'کون آپ کے ہال دیکھنے آ رہا ہے۔ اس سے ہال بک نہیں ہوتا؛ وقت پیغامات کے ساتھ طے ہوتا ہے۔',
  count: (total) => (total === '1' ? '1 ملاقات' : `${total} ملاقاتیں`),
  filters: 'فلٹر کریں',
  show: 'دکھائیں',
  shown: { COMING: 'آنے والے', ALL: 'سب' },
  hall: 'ہال',
  anyHall: 'سب ہال',
  status: 'حالت',
  anyStatus: 'ہر حالت',
  columns: { when: 'وقت', customer: 'گاہک', hall: 'ہال', headCount: 'افراد', status: 'حالت', note: 'نوٹ' },
  answer: 'آپ کے جواب کا منتظر',
  past: 'گزر چکا',
  empty: 'کوئی ہال دیکھنے نہیں آ رہا',
  emptyText: 'گاہک اپنے پیغامات کے ساتھ وقت تجویز کرتے ہیں، یا آپ۔',
  emptyAction: 'استفسارات کھولیں',
  nothing: 'کچھ نہیں ملا',
};
