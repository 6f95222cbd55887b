const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds as days, hours and minutes: `2d 3h 5m`. */
export function uptimeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / DAY)}d ${Math.floor((whole % DAY) / HOUR)}h ${Math.floor((whole % HOUR) / MINUTE)}m`;
}

/**
 * Milliseconds as hours and minutes: `1h 5m`.
 * @param none what is said of none at all
 */
export function downtimeText(milliseconds: number, none: string): string {
  if (milliseconds <= 0) return none;
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / HOUR)}h ${Math.floor((seconds % HOUR) / MINUTE)}m`;
}
