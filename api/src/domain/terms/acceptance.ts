/** How terms were accepted (docs/decisions/0075-terms.md). */
export const AcceptanceKind = { REQUEST: 'REQUEST', CHANGE: 'CHANGE', PAPER: 'PAPER' } as const;
export type AcceptanceKind = keyof typeof AcceptanceKind;

/** Messages about accepting terms. */
export const ACCEPTANCE_MESSAGES = {
  missing: 'Please read and accept the terms of the business',
  outdated: 'Please read and accept the current terms of the business',
  termsUnknown: 'These terms are not known',
  dayInvalid: 'Day is not a day',
  tooMany: 'No more signatures can be recorded for this booking',
} as const;

/**
 * Why a request can't be made, or null.
 * @param current the version that counts; null where the business has no terms
 * @param accepted the versions that the customer accepted
 */
export function findAcceptanceProblem(current: number | null, accepted: readonly number[]): string | null {
  if (current === null || accepted.includes(current)) return null;
  return accepted.length === 0 ? ACCEPTANCE_MESSAGES.missing : ACCEPTANCE_MESSAGES.outdated;
}

/** What separates the Urdu text from the English one in the hash of a version: no text contains it. */
const SEPARATOR = '\u001e';

/** What the hash of a version is of. */
export function toHashedText({ text, textUrdu }: { text: string; textUrdu: string | null }): string {
  return textUrdu === null ? text : `${text}${SEPARATOR}${textUrdu}`;
}
