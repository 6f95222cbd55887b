const DIGITS = 6;

/** The number of a receipt as it is shown: R-000001. */
export function receiptNumber(number: number): string {
  return `R-${String(number).padStart(DIGITS, '0')}`;
}
