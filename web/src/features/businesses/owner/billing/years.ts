/** Years that can be chosen, next year's events among them. */
const YEARS_SHOWN = 6;

/** The years that can be chosen, and the chosen one; the current one unless it is among them. */
export function chooseYear(chosen: number | null, now: number): { years: number[]; year: number } {
  const thisYear = new Date(now).getFullYear();
  const years = Array.from({ length: YEARS_SHOWN }, (_, index) => thisYear + 1 - index);
  return { years, year: years.find((each) => each === chosen) ?? thisYear };
}
