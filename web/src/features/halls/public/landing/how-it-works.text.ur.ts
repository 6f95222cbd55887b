import type { Translation } from '../../../../i18n/text';
import type { howItWorksText as English } from './how-it-works.text';

export const howItWorksText: Translation<typeof English> = {
  eyebrow: 'طریقۂ کار',
  title: 'تاریخ سے تقریب تک، صرف تین قدم',
  steps: [
    {
      title: 'تلاش کیجیے',
      text: 'بتائیں کہاں، کب اور کتنے مہمانوں کے لیے۔ ہال، فی کس قیمتیں اور مہمانوں کی رائے ایک ساتھ دیکھیں۔',
    },
    {
      title: 'درخواست بھیجیے',
      text: 'وقت، کھانا اور خدمات چنیں۔ کچھ بھی بھیجنے سے پہلے پوری قیمت آپ کے سامنے ہو گی۔',
    },
    { title: 'خوشی منائیے', text: 'ہال کے مالک تصدیق کرتے ہیں اور شام آپ کی: پھر اسے کوئی اور بک نہیں کر سکتا۔' },
  ],
};
