import { atMost, optionalText } from '../text/text.js';

const VERSION_MAX_CHARACTERS = 100;

/** What whoever saves over a change that they haven't seen is told. */
export const CHANGED_MEANWHILE = 'Somebody changed this meanwhile. Look at it again before you change it.';

/** The version of a record that a change of it is based on, if it says so. */
export function previousVersion() {
  return optionalText({ max: atMost('Version', VERSION_MAX_CHARACTERS) });
}
