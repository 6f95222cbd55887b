/**
 * What a page's own clock says of a visit. Times in milliseconds.
 * @typedef {{ firstPaint: number, largestPaint: number, shift: number, blocked: number }} Seen
 */

/** Runs in the page before anything else, and keeps `window.seen` up to date. */
export function observe() {
  /** @type {Seen} */
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0 };
  Object.assign(window, { seen });
  const LONG_MS = 50;
  const watch = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = /** @type {{ value: number, hadRecentInput: boolean }} */ (
      /** @type {unknown} */ (entry)
    );
    if (!hadRecentInput) seen.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    if (seen.firstPaint > 0 && startTime + duration > seen.firstPaint) seen.blocked += Math.max(0, duration - LONG_MS);
  });
}
