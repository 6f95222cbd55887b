/** Limits of payment plans and ledgers (docs/decisions/0059-payments.md). */
export const PAYMENT_LIMITS = {
  planPartsMax: 6,
  labelMaxCharacters: 50,
  dueDaysMax: 365,
  referenceMaxCharacters: 100,
  noteMaxCharacters: 200,
  /** Entries of one booking. */
  entriesMax: 200,
  /** Expenses of one booking. */
  expensesMax: 200,
  /** Proofs of one booking that wait for a check at once. */
  proofsWaitingMax: 5,
  /** Proofs of one booking, with those that were answered. */
  proofsMax: 50,
  bankNameMaxCharacters: 100,
  accountTitleMaxCharacters: 100,
  /** The longest of any country. */
  ibanMaxCharacters: 34,
  detailsNoteMaxCharacters: 500,
  /** Days for which payment details say that they were changed. */
  detailsChangedDays: 7,
} as const;
