import { say } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import { createTimeFact } from './account-mail.parts.js';
import type { User } from './user.entity.js';

/** What changed about an account's second factors. */
export type SecondFactorChange =
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-copied'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'second-factors-removed';

const CHANGES: Readonly<Record<SecondFactorChange, readonly [subject: string, text: string]>> = {
  'authenticator-added': [
    'Authenticator app added to your account',
    'An authenticator app was set up for your account. From now on, signing in with your password asks for its code.',
  ],
  'authenticator-removed': [
    'Authenticator app removed from your account',
    'The authenticator app of your account was removed. Signing in no longer asks for its code.',
  ],
  'passkey-added': [
    'Passkey added to your account',
    'A passkey was added to your account. It signs in without your password, and signing in with your password now asks for a second factor.',
  ],
  'passkey-removed': [
    'Passkey removed from your account',
    'A passkey of your account was removed. It no longer signs in.',
  ],
  'passkey-copied': [
    'A passkey of your account was refused',
    'A sign-in with a passkey of your account was refused, because the passkey’s counter went back: somebody may have copied it. Please remove this passkey and add a new one.',
  ],
  'recovery-codes-renewed': [
    'New recovery codes for your account',
    'New recovery codes were created for your account. The earlier ones no longer work.',
  ],
  'second-factors-removed': [
    'Second factor removed from your account',
    'An administrator removed the second factor and recovery codes of your account. Signing in asks for your password alone until you set one up again.',
  ],
  'recovery-code-used': [
    'A recovery code of your account was used',
    'Your password and a recovery code were used to confirm your identity. The code no longer works.',
  ],
};

/** What to do about a change that somebody else has made: a new password alone removes neither a passkey nor an app. */
function getAdvice(change: SecondFactorChange, isConfirmed: boolean): string {
  if (change === 'second-factors-removed') return 'If you did not ask for this, please write to our support.';
  if (!isConfirmed)
    return 'If this was not you, set a new password with “Forgot your password?” on the sign-in page: for an address that was not confirmed yet this removes every passkey, authenticator app and recovery code of the account.';
  return 'If this was not you, please change your password at once, then remove every passkey and authenticator app that you do not know under “Second factor” in your account’s settings, and renew the recovery codes: a new password alone leaves them working. If you can no longer sign in, write to our support, who can remove them.';
}

/** Tells an account that its second factors changed. @param passkey the name of the one concerned, if any */
export function createSecondFactorMail(user: User, change: SecondFactorChange, at: Date, passkey?: string): Mail {
  const [subject, text] = CHANGES[change];
  // Until the address is confirmed it may be somebody else's: nothing that was entered goes there.
  const isConfirmed = user.emailConfirmedAt !== null;
  return {
    to: user.email,
    kind: change,
    text: {
      subject,
      greeting: isConfirmed ? say`Dear ${user.name},` : 'Hello,',
      paragraphs: [text, getAdvice(change, isConfirmed)],
      facts: [...(passkey !== undefined && isConfirmed ? [['Passkey', passkey] as const] : []), createTimeFact(at)],
      action: { label: 'Account settings', path: '/account' },
    },
  };
}
