import { isStaff, Role } from './roles.js';

/** Limits of second factors (docs/decisions/0017-accounts.md). */
export const SECOND_FACTOR_LIMITS = {
  digits: 6,
  stepSeconds: 30,
  /** Time steps accepted before and after the present one, for clocks that differ. */
  window: 1,
  recoveryCodes: 10,
  /** Wrong codes for one account, from all addresses together; `ACCOUNT_LIMITS` doesn't switch it off. */
  wrongCodesPerHour: 30,
  /** A code as typed, with spaces or hyphens. */
  codeMaxCharacters: 40,
} as const;

/** How a second factor is shown at a sign-in. */
export const SecondFactorMethod = {
  AUTHENTICATOR: 'AUTHENTICATOR',
  PASSKEY: 'PASSKEY',
  RECOVERY_CODE: 'RECOVERY_CODE',
} as const;
export type SecondFactorMethod = keyof typeof SecondFactorMethod;

/** What people read about second factors. */
export const SECOND_FACTOR_MESSAGES = {
  codeRequired: 'Please enter the code of your authenticator app, or a recovery code.',
  codeWrong: 'This code is wrong, or was used before.',
  notSetUp: 'Please set up a second factor in your account’s settings first.',
} as const;

/** A code as it was meant. */
export type SecondFactorCode = { method: 'AUTHENTICATOR'; code: string } | { method: 'RECOVERY_CODE'; code: string };

const APP_CODE = /^\d{6}$/;
/** The codes that were given out before had 16 letters. */
const RECOVERY_CODE = /^(?:[A-Z2-7]{24}|[A-Z2-7]{16})$/;

/** Reads a typed code: six digits, or a recovery code, with spaces, hyphens and small letters as typed. */
export function readSecondFactorCode(typed: string): SecondFactorCode | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (APP_CODE.test(code)) return { method: 'AUTHENTICATOR', code };
  return RECOVERY_CODE.test(code) ? { method: 'RECOVERY_CODE', code } : undefined;
}

/** Whose accounts must have a second factor. */
export const SECOND_FACTOR_RULES = ['none', 'staff', 'staff-and-owners'] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

/** Whether the role must have a second factor. */
export function needsSecondFactor(rule: SecondFactorRule, role: Role): boolean {
  return rule !== 'none' && (isStaff(role) || (rule === 'staff-and-owners' && role === Role.BUSINESS));
}
