/** The version of terms and privacy policy, as the day since which they hold; registering accepts them. */
export const TERMS_VERSION = '2026-11-22';
