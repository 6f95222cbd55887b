import { defineText } from '../../i18n/text';

export const tableText = defineText({
  name: 'tableText',
  en: {
    loading: 'Loading...',
    columns: 'Columns',
    shown: 'Shown columns',
    narrower: (column: string) => `Narrow ${column}`,
    wider: (column: string) => `Widen ${column}`,
    reset: 'Reset columns',
    select: (row: string) => `Select ${row}`,
    selectAll: 'Select all rows',
    selected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
    clear: 'Clear selection',
    bulk: 'Actions for the selected rows',
    done: 'Done',
    gone: (row: string) => `${row} is no longer in this list.`,
  },
});
