import { ACCOUNT_LINK_LIMITS } from '../../domain/accounts/limits.js';
import { Role } from '../../domain/accounts/roles.js';
import { ERASED, KEPT } from '../../domain/personal-data/erasure.js';
import { say } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import { createTimeFact } from './account-mail.parts.js';

/**
 * Mails about an account. None holds what somebody entered, not even a name: the address may belong to somebody else until it
 * is confirmed. A link's token stands in the fragment, which browsers send to no server.
 */
const GREETING = 'Hello,';
const { confirmHours, resetHours } = ACCOUNT_LINK_LIMITS;

/** Asks for the confirmation of an account's address. */
export function createConfirmationMail(to: string, token: string): Mail {
  return {
    to,
    kind: 'confirm-email',
    text: {
      subject: 'Please confirm your e-mail address',
      greeting: GREETING,
      paragraphs: [
        'Welcome to Mehfil. Please confirm that this is your e-mail address, so that you can write reviews and apply as a venue owner.',
        say`The link works once, for ${confirmHours} hours. If you did not create an account, please ignore this mail.`,
      ],
      action: { label: 'Confirm e-mail address', path: `/confirm-email#${token}` },
    },
  };
}

/** Asks for the confirmation of an account's new address. */
export function createNewAddressMail(to: string, token: string): Mail {
  return {
    to,
    kind: 'confirm-new-email',
    text: {
      subject: 'Please confirm your new e-mail address',
      greeting: GREETING,
      paragraphs: [
        'This address was entered as the new e-mail address of a Mehfil account. It is used once you have confirmed it; until then the earlier one stays.',
        say`The link works once, for ${confirmHours} hours. If this was not you, please ignore this mail.`,
      ],
      action: { label: 'Confirm new address', path: `/confirm-email#${token}` },
    },
  };
}

/** Tells the earlier address at once that another one was entered. */
export function createAddressChangeNotice(to: string, at: Date): Mail {
  return {
    to,
    kind: 'email-change-notice',
    text: {
      subject: 'Your e-mail address is about to change',
      greeting: GREETING,
      paragraphs: [
        'Another e-mail address was entered for your Mehfil account, with its password. The change happens once that address is confirmed.',
        'If this was not you, set a new password now: that also stops the change.',
      ],
      facts: [createTimeFact(at)],
      action: { label: 'Set a new password', path: '/forgot-password' },
    },
  };
}

/** Tells the owner of an address that it has an account already, where somebody entered it as the new one of another account. */
export function createAccountExistsMail(to: string): Mail {
  return {
    to,
    kind: 'account-exists',
    text: {
      subject: 'You already have an account',
      greeting: GREETING,
      paragraphs: [
        'Somebody entered this address as the new e-mail address of another Mehfil account. Nothing was changed, since you already have an account with it.',
        'If this was you, sign in with this address, or set a new password if you have forgotten it. Otherwise please ignore this mail.',
      ],
      action: { label: 'Sign in', path: '/login' },
    },
  };
}

/** Tells an account that it is suspended, and why; an owner also what becomes of the halls and the requests to them. */
export function createSuspensionMail(to: string, reason: string, role: Role): Mail {
  const rest =
    role === Role.BUSINESS
      ? [
          'The halls of your business are hidden meanwhile, and requests that waited for an answer were cancelled.',
          'Confirmed bookings stay as they are. Please write to our support to settle this.',
        ]
      : ['Your bookings stay as they are. Please write to our support to settle this.'];
  return {
    to,
    kind: 'account-suspended',
    text: {
      subject: 'Your account is suspended',
      greeting: GREETING,
      paragraphs: [
        'Your Mehfil account was suspended: all devices are signed out, and nobody can sign in to it for now.',
        ...rest,
      ],
      facts: [['Reason', reason]],
      action: { label: 'Customer support', path: '/customer-support' },
    },
  };
}

/** Tells an account that it can be used again. */
export function createReinstatementMail(to: string): Mail {
  return {
    to,
    kind: 'account-reinstated',
    text: {
      subject: 'Your account is back',
      greeting: GREETING,
      paragraphs: ['Your Mehfil account is reinstated. You can sign in again.'],
      action: { label: 'Sign in', path: '/login' },
    },
  };
}

const DELETED_BY_OWN_WISH =
  'Your Mehfil account was deleted, as you asked. This is the last mail about it. What was removed:';
const DELETED_BY_STAFF =
  'Your Mehfil account was deleted by our staff. If you think that this is a mistake, please write to our support. This is the last mail about the account. What was removed:';

/** Confirms that an account was deleted, by its person or by staff: what went and what stays. */
export function createDeletionMail(to: string, by: 'person' | 'staff'): Mail {
  return {
    to,
    kind: 'account-deleted',
    text: {
      subject: 'Your account was deleted',
      greeting: GREETING,
      paragraphs: [
        by === 'person' ? DELETED_BY_OWN_WISH : DELETED_BY_STAFF,
        ...ERASED,
        'What stays, and why:',
        ...KEPT,
      ],
      action:
        by === 'person'
          ? { label: 'Privacy Policy', path: '/privacy-policy' }
          : { label: 'Customer support', path: '/customer-support' },
    },
  };
}

/** Offers to set a new password. */
export function createResetMail(to: string, token: string): Mail {
  return {
    to,
    kind: 'password-reset',
    text: {
      subject: 'Set a new password',
      greeting: GREETING,
      paragraphs: [
        'Somebody asked for a new password for your Mehfil account. With the link below you can set it.',
        say`The link works once, for ${resetHours} hour. If this was not you, please ignore this mail: your password stays as it is.`,
      ],
      action: { label: 'Set a new password', path: `/reset-password#${token}` },
    },
  };
}

/** Of an account whose address nobody had confirmed: somebody else may have registered it. */
const RECLAIMED =
  'This address was not confirmed until now. In case somebody else had registered it, we removed every authenticator app, passkey and recovery code that the account may have had, and closed API keys, webhooks and calendar links if it has a business. Please set up again what you use.';

/** Tells that the password was changed by somebody who was signed in and knew it. */
export function createPasswordChangeNotice(to: string, at: Date): Mail {
  return {
    to,
    kind: 'password-was-changed',
    text: {
      subject: 'Your password was changed',
      greeting: GREETING,
      paragraphs: [
        'The password of your Mehfil account was changed in its settings. All other devices are signed out.',
        'If this was not you, set a new password now and write to our support.',
      ],
      facts: [createTimeFact(at)],
      action: { label: 'Set a new password', path: '/forgot-password' },
    },
  };
}

/** Tells that a new password was set by the link. */
export function createResetNotice(to: string, { at, isReclaimed }: { at: Date; isReclaimed: boolean }): Mail {
  return {
    to,
    kind: 'password-was-reset',
    text: {
      subject: 'Your password was changed',
      greeting: GREETING,
      paragraphs: [
        'A new password was set for your Mehfil account with the link that we mailed to you. All devices are signed out.',
        ...(isReclaimed ? [RECLAIMED] : []),
        'If this was not you, set a new password now and write to our support.',
      ],
      facts: [createTimeFact(at)],
      action: { label: 'Set a new password', path: '/forgot-password' },
    },
  };
}
