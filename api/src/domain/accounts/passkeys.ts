import { SECOND_FACTOR_MESSAGES, type SecondFactorMethod } from './second-factor.js';

/** Limits of passkeys (docs/decisions/0017-accounts.md). */
export const PASSKEY_LIMITS = {
  perAccount: 20,
  nameMaxCharacters: 100,
  challengeMinutes: 5,
  /** Of a credential's id: 1023 bytes in base64url. */
  credentialIdMaxCharacters: 1364,
  /** Of the other parts of an answer in base64url, above what browsers and authenticators send. */
  clientDataMaxCharacters: 2000,
  attestationMaxCharacters: 4000,
  partMaxCharacters: 1000,
  transportsMax: 8,
  transportMaxCharacters: 20,
} as const;

/** What people read about passkeys. */
export const PASSKEY_MESSAGES = {
  required: 'Please use your passkey, or enter a recovery code.',
  codeOrPasskeyRequired: 'Please use your passkey, or enter the code of your authenticator app or a recovery code.',
  nameRequired: 'Name is required',
  malformed: 'This isn’t what a passkey answers',
  /** The same whatever is wrong, so that it tells nothing about who exists. */
  refused: 'This passkey could not be used. Please try again, or use your password.',
  notAdded: 'The passkey could not be added. Please try again.',
  alreadyAdded: 'This passkey was added before',
  tooMany: `An account can have at most ${PASSKEY_LIMITS.perAccount} passkeys. Please remove one first.`,
  none: 'Your account has no passkey',
  unknown: 'There is no such passkey, or not any more',
} as const;

/** What the answer to a challenge is used for. */
export const ChallengePurpose = {
  REGISTER: 'REGISTER',
  SIGN_IN: 'SIGN_IN',
  REAUTHENTICATE: 'REAUTHENTICATE',
} as const;
export type ChallengePurpose = keyof typeof ChallengePurpose;

/** What a challenge is for: an account as well, except at a sign-in, where nobody is known yet. */
export interface ChallengeUse {
  purpose: ChallengePurpose;
  userId: number | null;
}

/** Who asks for passkeys: the site's origin, and its host as the id that passkeys are bound to. */
export function toRelyingParty(publicUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** What a sign-in by password asks for besides, by what the account has. */
export function describeRequirement(methods: readonly SecondFactorMethod[]): string {
  if (!methods.includes('PASSKEY')) return SECOND_FACTOR_MESSAGES.codeRequired;
  return methods.includes('AUTHENTICATOR') ? PASSKEY_MESSAGES.codeOrPasskeyRequired : PASSKEY_MESSAGES.required;
}
