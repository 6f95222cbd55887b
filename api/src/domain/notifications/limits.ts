export const MAIL_LIMITS = {
  /** Longer subjects are cut. */
  subjectMaxCharacters: 150,
} as const;
