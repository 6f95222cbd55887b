import library from 'antd/locale/ur_PK';

const PICKER = {
  timeSelect: 'وقت چنیں',
  dateSelect: 'تاریخ چنیں',
  weekSelect: 'ہفتہ چنیں',
  monthSelect: 'مہینہ چنیں',
  yearSelect: 'سال چنیں',
  decadeSelect: 'دہائی چنیں',
  previousMonth: 'پچھلا مہینہ',
  nextMonth: 'اگلا مہینہ',
  previousYear: 'پچھلا سال',
  nextYear: 'اگلا سال',
  clear: 'صاف کریں',
};

/** Ant Design's own words, in better Urdu where the library translates word for word. */
export const antdWords = {
  ...library,
  Empty: { description: 'کچھ نہیں ملا' },
  Table: {
    ...library.Table,
    emptyText: 'کچھ نہیں ملا',
    triggerAsc: 'چھوٹے سے بڑے کی ترتیب میں رکھیں',
    triggerDesc: 'بڑے سے چھوٹے کی ترتیب میں رکھیں',
    cancelSort: 'یہ ترتیب ختم کریں',
  },
  DatePicker: library.DatePicker && {
    ...library.DatePicker,
    lang: { ...library.DatePicker.lang, ...PICKER },
  },
};
