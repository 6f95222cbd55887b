/**
 * The version of terms and privacy policy, as the day since which they hold. Registering accepts them; with a new version the web
 * app asks again at the next visit.
 */
export const TERMS_VERSION = '2026-11-26';

/** Refusal of a version that doesn't hold, or not any more. */
export const TERMS_MESSAGE = 'The terms have changed meanwhile. Please reload the page and read them again.';
