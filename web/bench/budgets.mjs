/**
 * What the first screens are held to (docs/performance.md, First visits). Scripts are bytes of gzip, times milliseconds.
 * @typedef {import('./observe.mjs').Seen & { scripts: number }} Visit
 */

/** Figures that are the same on every machine: over one of these budgets, the benchmark fails. */
const EXACT = /** @type {const} */ (['scripts', 'styles', 'shift']);

const LANDING_SCRIPTS = 165_000;
const PUBLIC_SCRIPTS = 200_000;
const SIGNED_IN_SCRIPTS = 420_000;

/** @typedef {Readonly<Partial<Record<keyof Visit, number>>>} Budget */

/**
 * @param {string} path of a public page
 * @returns {Budget} the most that each figure may be
 */
export function getPublicBudget(path) {
  return {
    scripts: path === '/' ? LANDING_SCRIPTS : PUBLIC_SCRIPTS,
    styles: 0,
    shift: 0.02,
    largestPaint: 1800,
    blocked: 150,
  };
}

/**
 * Screens behind a sign-in are held to what they load alone: nobody waits for them in a first visit.
 * @type {Budget}
 */
export const SIGNED_IN_BUDGET = { scripts: SIGNED_IN_SCRIPTS, styles: 0 };

/**
 * @param {Visit} visit
 * @param {Budget} budget
 * @returns {(keyof Visit)[]} the figures over their budget
 */
export function findExcesses(visit, budget) {
  const figures = /** @type {(keyof Visit)[]} */ (Object.keys(budget));
  return figures.filter((figure) => visit[figure] > (budget[figure] ?? Infinity));
}

/**
 * @param {keyof Visit} figure
 * @returns {boolean} whether it is independent of the machine and its load
 */
export function isExact(figure) {
  return EXACT.some((each) => each === figure);
}
