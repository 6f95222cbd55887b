import { defineText } from '../../../i18n/text';

/** Words of the exchange rates in the control panel. */
export const ratesText = defineText({
  en: {
    title: 'Currency Rates',
    text: (base: string, day: string) => `Units for one ${base}, of ${day}. For display only: nobody pays by them.`,
    currency: 'Currency',
    rate: 'Rate',
    source: 'Source',
    fetched: 'Read or set',
    never: 'With the software',
    actions: 'Actions',
    refresh: 'Refresh now',
    refreshing: 'The source will be read in a moment.',
    noSource: 'No source is configured: set RATES_URL to have rates read twice a day.',
    refreshFailed: 'The rates could not be refreshed',
    set: 'Set by hand',
    setOf: (currency: string) => `Set the rate of ${currency}`,
    hint: 'Counts until the source is read again.',
    save: 'Save rate',
    saving: 'Saving...',
    saved: 'The rate has been set.',
    failed: 'The rate could not be set',
    error: 'Error',
  },
});
