import { defineText } from '../../i18n/text';

export const monthText = defineText({
  name: 'monthText',
  en: { previous: 'Previous month', next: 'Next month' },
});
