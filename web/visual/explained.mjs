import { matches, VISUAL_SCREENS } from './screens.mjs';

/**
 * @typedef {object} Explanation
 * @property {readonly string[]} screens names, in which a star stands for any letters
 * @property {string} why
 */

/**
 * Reads what commits say of how screens look: the values of their `Looks:` lines, such as `owner-bookings*, home: larger dates`.
 * @param {string} values one a line
 * @returns {Explanation[]}
 * @throws Error for a line without screens or reason, and for a name that fits no screen
 */
export function readExplanations(values) {
  return values
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [names = '', ...rest] = line.split(':');
      const why = rest.join(':').trim();
      const screens = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
      if (screens.length === 0 || why === '') throw new Error(`“Looks: ${line}” lacks screens or a reason.`);
      const unknown = screens.filter((pattern) => !VISUAL_SCREENS.some(({ name }) => matches(pattern, name)));
      if (unknown.length > 0) throw new Error(`“Looks: ${line}” names no screen: ${unknown.join(', ')}.`);
      return { screens, why };
    });
}

/**
 * Why a screen changed, as its commits say.
 * @param {readonly Explanation[]} explanations
 * @param {string} screen
 * @returns {string | undefined}
 */
export function explain(explanations, screen) {
  const reasons = explanations.filter(({ screens }) => screens.some((pattern) => matches(pattern, screen)));
  return reasons.length > 0 ? reasons.map(({ why }) => why).join('; ') : undefined;
}
