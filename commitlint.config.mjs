/** Conventional Commits; `npm run check` reads them (scripts/commit-messages.mjs), CONTRIBUTING.md explains them. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // Trailers and pasted figures may be long; the subject is what people scan.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
    // Names such as GraphQL or REST begin a subject as they are written.
    'subject-case': [0],
  },
};
