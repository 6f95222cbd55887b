/** Limits of the terms of a business. */
export const TERMS_LIMITS = {
  textMaxCharacters: 10_000,
  noteMaxCharacters: 200,
  /** Records of signatures on paper, for one booking. */
  signaturesMax: 20,
  /** Versions of which a signature can be recorded where they are listed, latest first. */
  signableShown: 50,
} as const;
