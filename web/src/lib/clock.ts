/** A clock: milliseconds since 1970. Handed to what needs the time, so that tests can move it. */
export type Clock = () => number;

/** The reader's own clock, the only place where it is read. */
export const pageClock: Clock = () => Date.now();

/** Today's calendar day in the reader's own zone, as `YYYY-MM-DD`. */
export function todayHere(clock: Clock = pageClock): string {
  const now = new Date(clock());
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
