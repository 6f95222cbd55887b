import { defineText } from '../../i18n/text';

/** The terms of a business where they are read and accepted. */
export const businessTermsText = defineText({
  name: 'businessTermsText',
  en: {
    title: (business: string) => `Terms of ${business}`,
    version: (version: number, day: string) => `Version ${version} of ${day}`,
    read: 'Read the terms',
    close: 'Close',
    accept: (name: string, business: string) => `I, ${name}, have read and accept the terms of ${business}.`,
    acceptUnnamed: (business: string) => `I have read and accept the terms of ${business}.`,
    loading: 'Loading the terms',
    cnic: 'Your CNIC (optional)',
    cnicHint: 'For the contract. Stored encrypted; only you, the owner and managers of the business see it.',
  },
});
