/**
 * What a page says of a visit. Times in milliseconds; `styles` are style elements that were added in the browser.
 * @typedef {{ firstPaint: number, largestPaint: number, shift: number, blocked: number, styles: number }} Seen
 */

/** Runs in the page before anything else, and keeps `window.seen` up to date. */
export function observe() {
  /** @type {Seen} */
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0, styles: 0 };
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
  const countStyles = (/** @type {NodeList} */ nodes) => {
    seen.styles += [...nodes].filter(({ nodeName }) => nodeName === 'STYLE').length;
  };
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => countStyles(addedNodes))).observe(document, {
    childList: true,
    subtree: true,
  });
  watch('longtask', ({ startTime, duration }) => {
    if (seen.firstPaint > 0 && startTime + duration > seen.firstPaint) seen.blocked += Math.max(0, duration - LONG_MS);
  });
}
