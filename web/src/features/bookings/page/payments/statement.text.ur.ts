import { isolate } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { statementText as English } from './statement.text';

export const statementText: Translation<typeof English> = {
  title: 'حساب کا گوشوارہ',
  asOf: (day) => `${isolate(day)} تک`,
  owed: 'واجب رقوم',
  dueOn: (day) => `ادائیگی کی تاریخ: ${isolate(day)}`,
  sumOwed: 'کل واجب رقم',
  paid: 'ادا کی گئی رقوم',
  sumPaid: 'کل ادا شدہ رقم',
  balance: 'باقی رقم',
  credit: 'واپس کی جانے والی رقم',
  beyond: 'کل سے زیادہ ادا شدہ',
};
