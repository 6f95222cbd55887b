/** Keys of the browser's local storage. */
export const STORAGE_KEYS = {
  token: 'token',
  theme: 'theme',
  currency: 'userCurrency',
  locale: 'locale',
  /** The customer's bookings, to be read without a connection. */
  offlineBookings: 'offlineBookings',
  /** Messages that aren't sent yet; forms keep theirs in the tab's storage under the same name. */
  drafts: 'form-drafts',
} as const;
