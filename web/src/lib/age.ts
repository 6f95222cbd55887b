const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Words for lengths of time. */
export interface AgeWords {
  minutes: string;
  hours: (hours: number) => string;
  days: (days: number) => string;
}

/** How long ago something was, in the largest whole unit: `less than an hour`, `5 hours`, `3 days`. */
export function ageInWords(since: string, now: number, words: AgeWords): string {
  const age = now - Date.parse(since);
  if (age >= DAY_MS) return words.days(Math.floor(age / DAY_MS));
  return age >= HOUR_MS ? words.hours(Math.floor(age / HOUR_MS)) : words.minutes;
}
