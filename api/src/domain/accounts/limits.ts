import { RETENTION } from '../personal-data/retention.js';

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

/** What one account may cause per hour or day; above it, requests get 429. */
export const PER_ACCOUNT_LIMITS = {
  bookingRequestsPerHour: 20,
  bookingRequestsPerDay: 60,
  /** Requests with an e-mail address other than the account's. */
  requestsForOthersPerDay: 10,
  /** Bookings that owners enter with a guest's e-mail address. */
  entryMailsPerDay: 100,
  /** Times for which somebody begins to wait. */
  waitingEntriesPerDay: 40,
  /** Searches of waiting lists by a whole phone number, which owners don't see there. */
  waitingSearchesPerHour: 60,
  /** Halls that somebody asks without a booking. */
  enquiriesPerDay: 5,
  threadReportsPerDay: 10,
  emailChangesPerDay: 5,
  /** Confirmation links that the account asks for again. */
  linkMailsPerHour: 5,
  /** Mails with a link to set a new password, whoever asks for them. */
  resetMailsPerHour: 5,
  /** Invitations to a business's team, those sent again included. */
  teamInvitationsPerDay: 20,
  /** Browsers that are turned on for push notifications, and tests of them. */
  pushTestsPerHour: 60,
  /** Test deliveries and replays. */
  webhookTestsPerHour: 60,
  /** External calendars that are added or read out of turn. */
  calendarReadsPerHour: 60,
  /** Downloads of one's own data. */
  exportsPerDay: 5,
  uploadKilobytesPerDay: 1024 * 1024,
} as const;

/** What all accounts together may cause for an e-mail address that isn't theirs. */
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
  keptDays: RETENTION.accountLinks.days,
} as const;
