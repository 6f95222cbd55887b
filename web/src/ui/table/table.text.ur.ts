import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { tableText as English } from './table.text';

export const tableText: Translation<typeof English> = {
  loading: 'لوڈ ہو رہا ہے…',
  columns: 'کالم',
  shown: 'نظر آنے والے کالم',
  narrower: (column) => `${isolate(column)} کو تنگ کریں`,
  wider: (column) => `${isolate(column)} کو چوڑا کریں`,
  reset: 'کالم پہلے جیسے کریں',
  select: (row) => `${isolate(row)} کو چنیں`,
  selectAll: 'تمام قطاریں چنیں',
  selected: (count) => `${count} منتخب`,
  clear: 'انتخاب ختم کریں',
  bulk: 'منتخب قطاروں کے لیے کام',
  done: 'ہو گیا',
  gone: (row) => `${isolate(row)} اب اس فہرست میں نہیں ہے۔`,
};
