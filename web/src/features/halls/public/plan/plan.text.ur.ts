import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import type { Translation } from '../../../../i18n/text';
import type { planText as English } from './plan.text';

export const planText: Translation<typeof English> = {
  eyebrow: 'پوری شادی ایک ساتھ',
  title: 'مہندی، بارات اور ولیمے کا انتظام کریں',
  text: 'ایک جگہ، مہمانوں کی ایک تعداد، اور ہر تقریب کا اپنا دن۔ ہر تقریب کا ہال چنیں اور سب کی اکٹھی درخواست دیں: سب بک ہوں گی یا کوئی نہیں۔',
  form: 'آپ کی تقریبات',
  where: 'شہر یا علاقہ',
  guests: 'مہمان',
  names: { mehndi: 'مہندی', baraat: 'بارات', walima: 'ولیمہ' },
  date: 'تاریخ',
  part: 'دن کا حصہ',
  parts: { any: 'کوئی بھی وقت', [PartOfDay.DAYTIME]: 'دوپہر', [PartOfDay.EVENING]: 'شام' },
  problems: {
    guests: (most) => `مہمانوں کی تعداد ${most} تک پورے عدد میں بتائیں`,
    date: 'کم از کم ایک تقریب کی تاریخ دیں',
    past: 'گزری ہوئی تاریخ نہیں چلے گی',
  },
  submit: 'ہال تلاش کریں',
  all: 'سب دیکھیں',
  allOf: (name) => `${name} کے سب ہال دیکھیں`,
  none: 'کوئی ہال نہیں ملا',
  noneText: '”سب دیکھیں“ بتاتا ہے کہ کیا بدلا جا سکتا ہے: کوئی اور جگہ یا دن، کم مہمان۔',
};
