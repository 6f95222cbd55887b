import type { Translation } from '../../i18n/text';
import type { pickerText as English } from './picker.text';

export const pickerText: Translation<typeof English> = {
  noDay: 'یہ دن سمجھ میں نہیں آیا: اسے یوں لکھیں: 5 مارچ 2027 یا 05/03/2027',
  noTime: 'یہ وقت سمجھ میں نہیں آیا: اسے یوں لکھیں: 6:30 PM یا 18:30',
  noInstant: 'یہ وقت سمجھ میں نہیں آیا: اسے یوں لکھیں: 5 مارچ 2027 6:30 PM',
  dayEarly: (first) => `یہ دن بہت پہلے کا ہے: ${first} یا اس کے بعد کا دن چنیں`,
  dayLate: (last) => `یہ دن بہت بعد کا ہے: ${last} یا اس سے پہلے کا دن چنیں`,
  instantEarly: (first) => `یہ وقت بہت پہلے کا ہے: ${first} کے بعد کا وقت چنیں`,
  instantLate: (last) => `یہ وقت بہت بعد کا ہے: ${last} تک کا وقت چنیں`,
};
