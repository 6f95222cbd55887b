/** Limits of accounts. */
export const ACCOUNT_LIMITS = {
  emailMaxCharacters: 254,
  usernameMinCharacters: 4,
  usernameMaxCharacters: 100,
  nameMinCharacters: 2,
  nameMaxCharacters: 100,
  passwordMinCharacters: 8,
  passwordMaxCharacters: 200,
  /** A leading plus and 20 digits, spaces, dashes or parentheses. */
  phoneMaxCharacters: 21,
} as const;

/** What one account may cause; beyond it stands 429 until the hour or day is over. */
export const PER_ACCOUNT_LIMITS = {
  bookingRequestsPerHour: 20,
  bookingRequestsPerDay: 60,
  /** Requests with an e-mail address that isn't the account's own. */
  requestsForOthersPerDay: 10,
  emailChangesPerDay: 5,
  /** Confirmation links that the account asks for again. */
  linkMailsPerHour: 5,
  /** Mails with a link to set a new password, whoever asks for them. */
  resetMailsPerHour: 5,
  /** Tests and deliveries that are sent again. */
  webhookTestsPerHour: 60,
  uploadKilobytesPerDay: 1024 * 1024,
} as const;

/** What accounts may cause together for one e-mail address that isn't their own. */
export const PER_RECIPIENT_LIMITS = {
  bookingRequestsPerDay: 10,
  /** Confirmation links, new addresses of accounts included. */
  linkMailsPerDay: 10,
} as const;

/** What one address of the network may ask for without an account. */
export const PER_ADDRESS_LIMITS = {
  passwordResetsPerHour: 20,
} as const;

/** Links in mails about an account. */
export const ACCOUNT_LINK_LIMITS = {
  confirmHours: 24,
  resetHours: 1,
  tokenMaxCharacters: 100,
  /** How long a link that has expired is still known, so that a press on it says so. */
  keptDays: 7,
} as const;
