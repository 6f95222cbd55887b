import { say, type MailText, type MailValue, type MailWords } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import { createTimeFact } from './account-mail.parts.js';
import type { AccountSession } from './session.entity.js';
import type { User } from './user.entity.js';

const ACTION = { label: 'Where you’re signed in', path: '/account' } as const;

const UNKNOWN: MailValue = { kind: 'unknown' };

/** By name only once the address is confirmed: until then it may be somebody else's, and the name a stranger's words. */
function createGreeting({ name, emailConfirmedAt }: User): MailWords {
  return emailConfirmedAt === null ? 'Hello,' : say`Dear ${name},`;
}

function toFacts({ device, address, place }: AccountSession, at: Date): NonNullable<MailText['facts']> {
  return [
    ['Device', device ?? UNKNOWN],
    place === null ? ['Network', address ?? UNKNOWN] : ['Place', place],
    createTimeFact(at),
  ];
}

/** Tells an account that somebody signed in on a device that it has not used before. */
export function createNewDeviceMail(user: User, session: AccountSession): Mail {
  return {
    to: user.email,
    kind: 'new-device',
    text: {
      subject: 'New sign-in to your account',
      greeting: createGreeting(user),
      paragraphs: [
        'Somebody signed in to your account on a device that it has not been used on before.',
        'If it was you, there is nothing to do. If not, please change your password at once: it signs out every device. Then remove every passkey that you do not know under “Second factor” in your account’s settings: a new password leaves them working.',
      ],
      facts: toFacts(session, session.createdAt),
      action: ACTION,
    },
  };
}

/** Tells an account that a session was ended, because a copy of it was used. */
export function createRenewalReusedMail(user: User, session: AccountSession): Mail {
  return {
    to: user.email,
    kind: 'session-copied',
    text: {
      subject: 'We signed out one of your devices',
      greeting: createGreeting(user),
      paragraphs: [
        'A session of your account was used from two places at once, so it may have been copied. We ended it.',
        'Please sign in again. If you don’t recognize the device, please change your password, and remove every passkey that you do not know under “Second factor” in your account’s settings.',
      ],
      facts: toFacts(session, session.lastUsedAt),
      action: ACTION,
    },
  };
}
