/** How long a kind of data is kept. */
interface RetentionRule {
  /** What it is, as the privacy policy and docs/operations.md call it. */
  what: string;
  days: number;
  /** From when the days count. */
  since: string;
}

/** For how many days after a business asks again an enquiry is kept at least: their answer can come late. */
export const FOLLOW_UP_KEPT_DAYS = 30;

/** Every period of retention: the jobs delete by it, the privacy policy and docs/operations.md show it (decision 0019). */
export const RETENTION = {
  sessions: { what: 'Devices and places where you were signed in', days: 90, since: 'the session ended' },
  securityLog: { what: 'The security log: sign-ins and changes of access', days: 400, since: 'the event' },
  accountLinks: { what: 'Links that we mailed to confirm or to set a password', days: 7, since: 'they expired' },
  invitations: { what: 'Invitations to the team of a business', days: 30, since: 'they expired' },
  mails: { what: 'Mails that we wrote to you', days: 180, since: 'they were written' },
  notifications: { what: 'What you were told in the app', days: 90, since: 'it happened' },
  webhookDeliveries: { what: 'Messages to programs of hall owners', days: 30, since: 'they were sent' },
  attempts: { what: 'Counts of attempts, by account and network address', days: 1, since: 'their limit ended' },
  idempotencyKeys: { what: 'Marks that keep a request from being made twice', days: 7, since: 'the request' },
  unconfirmedAccounts: {
    what: 'Accounts whose email address was never confirmed and that were never used, where confirming is required',
    days: 30,
    since: 'the registration',
  },
  waitingEntries: { what: 'Entries of waiting lists', days: 90, since: 'the time that was waited for' },
  enquiries: {
    what: 'Questions to halls that no booking followed, also those that a hall noted down',
    days: 365,
    since: `their latest message, visit or change, or ${FOLLOW_UP_KEPT_DAYS} days after a later day on which the hall asks again`,
  },
  requestContacts: {
    what: 'Contact details in booking requests that were never confirmed, CNICs on their contracts, and messages about them',
    days: 365,
    since: 'the day that was asked for',
  },
  bookingContacts: {
    what: 'Contact details in confirmed bookings and their invoices, CNICs on their contracts, and messages about them',
    days: 2190,
    since: 'the event',
  },
} as const satisfies Readonly<Record<string, RetentionRule>>;

/** A kind of data with a period. */
export type RetentionKind = keyof typeof RETENTION;

/** Every kind of data with a period, in the order of the privacy policy. */
export const RETENTION_KINDS = Object.keys(RETENTION) as RetentionKind[];

const DAYS_A_YEAR = 365;

/** A period in words: `90 days`, `6 years`. */
export function describePeriod(days: number): string {
  const years = days / DAYS_A_YEAR;
  if (Number.isInteger(years)) return years === 1 ? '1 year' : `${years} years`;
  return days === 1 ? '1 day' : `${days} days`;
}
