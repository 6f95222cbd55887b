import type { Mail } from '../notifications/outbox.service.js';
import type { AccountSession } from './session.entity.js';
import type { User } from './user.entity.js';

const ACTION = { label: 'Where you’re signed in', path: '/dashboard' } as const;

function toFacts({ device, address }: AccountSession, at: Date): [string, string][] {
  return [
    ['Device', device ?? 'Unknown'],
    ['Network', address ?? 'Unknown'],
    ['Time', `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
  ];
}

/** Tells an account that somebody signed in on a device that it has not used before. */
export function createNewDeviceMail(user: User, session: AccountSession): Mail {
  return {
    to: user.email,
    kind: 'new-device',
    text: {
      subject: 'New sign-in to your account',
      greeting: `Dear ${user.name},`,
      paragraphs: [
        'Somebody signed in to your account on a device that it has not been used on before.',
        'If it was you, there is nothing to do. If not, please change your password at once: it signs out every device.',
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
      greeting: `Dear ${user.name},`,
      paragraphs: [
        'A session of your account was used from two places at once, so it may have been copied. We ended it.',
        'Please sign in again. If you don’t recognize the device, please change your password.',
      ],
      facts: toFacts(session, session.lastUsedAt),
      action: ACTION,
    },
  };
}
