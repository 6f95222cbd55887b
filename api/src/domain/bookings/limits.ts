/** Limits of bookings. */
export const BOOKING_LIMITS = {
  /** How long before it starts a customer is told that a booking is soon. */
  soonHours: 24,
  leastMinutes: 120,
  mostMinutes: 1440,
  guestsMin: 1,
  nameMaxCharacters: 100,
  specialRequestsMaxCharacters: 1000,
  reasonMaxCharacters: 500,
  priceReasonMaxCharacters: 200,
  entryAheadMaxYears: 5,
  /** Contact details are removed a year later (domain/personal-data/retention.ts). */
  entryBackMaxYears: 5,
  labelsMax: 10,
  labelMaxCharacters: 30,
  notesMaxCharacters: 1000,
  optionalServicesMax: 100,
  quantityMax: 1000,
  idempotencyKeyMaxCharacters: 200,
  invoiceDigits: 6,
  printDelayMs: 250,
  /** Maximum number of bookings in a file. */
  exportMaxRows: 25_000,
  priceRetries: 3,
  /** Changes of one booking, whatever became of them, and final numbers of guests beside them: each is mailed to the other side. */
  changesMax: 50,
  changeDaysMax: 365,
  /** Until how many days before the event the final number of guests is set without asking. */
  finalGuestsDays: { max: 365, default: 3 },
  /** By how many percent of the agreed number of guests. */
  finalGuestsPercent: 10,
} as const;

/** The latest of each kind in a booking's timeline. */
export const TIMELINE_LIMITS = {
  mails: 100,
  auditEntries: 100,
} as const;

/** Limits of the copy of a customer's bookings on their own device, to be read without a connection. */
export const OFFLINE_LIMITS = {
  /** Of those that are to come, and of those that wait. */
  bookingsMax: 50,
  days: 14,
} as const;

/** Limits of holds: a request that would hold more than these is made without a hold. */
export const HOLD_LIMITS = {
  hoursMax: 336,
  perCustomerMax: 5,
  /** Of one customer, with one business. */
  perBusinessMax: 2,
  /** For how many hours an accepted request waits for its first payment. */
  paymentHours: { min: 1, max: 336, default: 48 },
  /** For how long an entry waits for the owner to allow its discount. */
  discountHours: 24,
} as const;

/** Limits of requests for several functions (docs/decisions/0027-bookings.md). */
export const GROUP_LIMITS = {
  functionsMin: 2,
  functionsMax: 6,
  /** Chosen services of a function: the whole request stays below the common size of a body. */
  servicesMax: 40,
  /** For how long owners can answer at most. */
  answerHours: 72,
  /** Groups of one customer that wait for answers at once. */
  waitingMax: 2,
  /** Groups in which a customer may ask for the same hours of a hall. */
  perTimeMax: 3,
} as const;
