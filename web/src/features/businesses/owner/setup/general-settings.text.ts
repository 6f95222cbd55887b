import { defineText } from '../../../../i18n/text';

export const generalSettingsText = defineText({
  name: 'generalSettingsText',
  en: {
    title: 'General Settings',
    money: 'Currency, discount and tax',
    currency: 'Currency',
    currencyHint: 'The currency of all prices of your halls and services. Existing bookings keep theirs.',
    discount: 'Default Discount (%)',
    tax: 'Tax Rate (%)',
    invoices: 'Invoices',
    invoicesHint:
      'Shown on your invoices with the name, address and phone of your business. Invoices of existing bookings don’t change.',
    taxNumber: 'Tax number',
    taxNumberHint: 'NTN, STRN or VAT number',
    logo: {
      label: 'Logo',
      alt: 'Your logo',
      choose: 'Choose a logo',
      replace: 'Replace logo',
      remove: 'Remove logo',
      upload: {
        failed: 'The logo could not be uploaded',
        tryAgain: 'Please try again.',
        tooLarge: { title: 'The logo is too large', description: 'Please choose a picture of at most 5 MB.' },
      },
    },
    booking: 'How you take bookings',
    bookingHint: 'Opening hours, slots, buffer and advance stand under Availability.',
    timeZone: 'Time zone',
    timeZoneHint: 'Times of your halls are entered and shown in this zone. Existing bookings keep theirs.',
    instant: 'Confirm requests automatically',
    instantHint: 'A request is confirmed at once when the hall is free. Otherwise you approve each one.',
    submit: 'Save Settings',
    current: 'Current Settings',
    currentCurrency: 'Currency',
    currentDiscount: 'Default discount',
    currentTax: 'Tax rate',
    saved: { title: 'Business settings updated successfully' },
    notSaved: { title: 'Failed to update business settings' },
    saving: 'Saving...',
  },
});
