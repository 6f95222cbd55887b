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
    cnicHint: (business: string) =>
      `For the contract with ${business}. Stored encrypted; only you, its owner and managers see it.`,
    /** Of several businesses, each by its name. */
    cnicHintSeveral: (businesses: readonly string[]) =>
      `For the contracts with ${businesses.join(', ')}. Stored encrypted; only you, their owners and managers see it.`,
  },
});
