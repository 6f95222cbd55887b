import { defineText } from '../../../../../i18n/text';

export const templatesText = defineText({
  name: 'templatesText',
  en: {
    open: 'Templates',
    keys: '/ in an empty message opens your templates.',
    title: 'Reply templates',
    search: 'Find a template',
    hint: 'Arrow keys choose, Enter puts it into your message, Escape closes. Nothing is sent yet.',
    none: 'There are no reply templates yet. The owner or a manager writes them in Setup, General Settings.',
    failed: 'The templates could not be loaded.',
    english: 'English',
    urdu: 'اردو',
    more: 'More',
    edit: 'Edit reply templates in Setup',
    gaps: (gaps: string) => `Fill in before you send: ${gaps}`,
  },
});
