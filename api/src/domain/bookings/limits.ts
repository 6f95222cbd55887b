/** Limits of bookings. */
export const BOOKING_LIMITS = {
  leastMinutes: 120,
  mostMinutes: 1440,
  guestsMin: 1,
  nameMaxCharacters: 100,
  specialRequestsMaxCharacters: 1000,
  reasonMaxCharacters: 500,
  priceReasonMaxCharacters: 200,
  entryAheadMaxYears: 5,
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
  /** Changes of one booking, whatever became of them: each proposal is mailed to the other side. */
  changesMax: 50,
  changeDaysMax: 365,
} as const;

/** Limits of holds: a request that would hold more than these is made without a hold. */
export const HOLD_LIMITS = {
  hoursMax: 336,
  perCustomerMax: 5,
  /** Of one customer, with one business. */
  perBusinessMax: 2,
} as const;
