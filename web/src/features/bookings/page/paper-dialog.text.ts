import { defineText } from '../../../i18n/text';

export const paperDialogText = defineText({
  name: 'paperDialogText',
  en: {
    close: 'Close',
    print: 'Print or save as PDF',
    blocked: { title: 'The page could not be opened', description: 'Please allow this site to open windows.' },
  },
});
