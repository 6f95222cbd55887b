import { defineText } from '../../../i18n/text';

export const ratesText = defineText({
  name: 'exchangeRatesText',
  en: {
    title: 'Currency Rates',
    text: (base: string, day: string) =>
      `Units per ${base} as of ${day}. For display only: prices are charged in the hall’s own currency.`,
    currency: 'Currency',
    rate: 'Rate',
    source: 'Source',
    fetched: 'Updated',
    never: 'Built in',
    actions: 'Actions',
    refresh: 'Refresh now',
    refreshing: 'The rates will be updated in a moment.',
    noSource: 'No source is configured: set RATES_URL to update the rates twice a day.',
    refreshFailed: 'The rates could not be refreshed',
    set: 'Set manually',
    setOf: (currency: string) => `Set the rate of ${currency}`,
    hint: 'Applies until the next update from the source.',
    save: 'Save rate',
    saving: 'Saving...',
    saved: 'The rate has been set.',
    failed: 'The rate could not be set',
    error: 'Error',
  },
});
