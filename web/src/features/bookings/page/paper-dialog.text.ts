import { defineText } from '../../../i18n/text';

export const paperDialogText = defineText({
  name: 'paperDialogText',
  en: {
    close: 'Close',
    language: 'Language of the paper',
    notLoaded: { title: 'The language could not be loaded', description: 'Please try again.' },
    print: 'Print or save as PDF',
    blocked: { title: 'The page could not be opened', description: 'Please allow this site to open windows.' },
  },
});
