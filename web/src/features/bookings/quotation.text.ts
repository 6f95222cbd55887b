import { defineText } from '../../i18n/text';

export const quotationText = defineText({
  name: 'quotationText',
  en: {
    title: 'Quotation',
    statement: (when: string) => `This is an offer. Accepting it by ${when} agrees to this price.`,
    written: (day: string) => `Written on ${day}`,
    note: 'Note',
    terms: 'Terms of the business',
    failed: 'The offer could not be read',
  },
});
