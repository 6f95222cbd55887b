import { TIME_SLOT_LIMITS } from '@mehfil/api/domain/availability/limits';
import { defineText } from '../../../../i18n/text';

const timeSlots = TIME_SLOT_LIMITS;

/** Words of the general settings (docs/coverage.md: business §2, §8). */
export const generalSettingsText = defineText({
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
    timeZone: 'Time zone',
    timeZoneHint: 'Times of your halls are entered and shown in this zone. Existing bookings keep theirs.',
    instant: 'Confirm requests automatically',
    instantHint: 'A request is confirmed at once when the hall is free. Otherwise you approve each one.',
    slotDuration: 'Slot length (minutes)',
    bufferTime: 'Buffer (minutes)',
    bufferTimeHint: 'Kept free after each booking',
    multiple: 'A booking may take several slots',
    latest: 'Latest advance booking (days)',
    latestHint: `How far ahead guests can book; ${timeSlots.advanceDefaultDays} days unless changed.`,
    earliest: 'Earliest advance booking (hours)',
    earliestHint: `How much notice you need; ${timeSlots.noticeDefaultHours} hours unless changed.`,
    hours: 'Operating hours',
    alwaysOpen: 'Open at all hours, every day',
    open: (day: string) => `${day}: open`,
    opens: (day: string) => `${day}: opens at`,
    closes: (day: string) => `${day}: closes at`,
    until: 'to',
    closed: 'Closed',
    overnight: 'A closing time at or before the opening means the next day.',
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
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
