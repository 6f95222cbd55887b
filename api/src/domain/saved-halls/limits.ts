/** Limits of lists of saved halls (docs/decisions/0039-saved-lists.md). */
export const SAVED_LIST_LIMITS = {
  nameMaxCharacters: 60,
  perCustomerMax: 50,
} as const;
