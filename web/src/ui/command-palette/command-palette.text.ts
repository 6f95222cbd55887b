import { defineText } from '../../i18n/text';

export const commandPaletteText = defineText({
  name: 'commandPaletteText',
  en: {
    open: 'Search or go to',
    title: 'Go to',
    results: 'Results',
    searching: 'Searching...',
    none: 'Nothing found',
    hint: 'Arrow keys choose, Enter opens, Escape closes. On every page, ? shows all keys.',
  },
});
