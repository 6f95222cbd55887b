import type { User } from '../accounts/user.entity.js';
import type { Business } from './business.entity.js';
import { say } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';

/** Notifies an applicant of the approval. */
export function createApprovalMail(business: Business, owner: User): Mail {
  return {
    to: owner.email,
    kind: 'application-approved',
    text: {
      subject: say`${business.name} is approved`,
      greeting: say`Dear ${owner.name},`,
      paragraphs: [
        say`Your business ${business.name} is approved and verified. You can list your halls and take bookings now.`,
      ],
      action: { label: 'Open your dashboard', path: '/business/dashboard' },
    },
  };
}

/** Notifies an applicant of the rejection, with the reason and the next step. */
export function createRejectionMail(business: Business, owner: User): Mail {
  return {
    to: owner.email,
    kind: 'application-rejected',
    text: {
      subject: say`Your application for ${business.name}`,
      greeting: say`Dear ${owner.name},`,
      paragraphs: [
        say`Your application for ${business.name} could not be approved.`,
        'You can correct what is named below and apply again.',
      ],
      facts: [['Reason', business.rejectionReason ?? '']],
      action: { label: 'View your application', path: '/business/apply' },
    },
  };
}

/** Notifies an owner that the halls are hidden, and why. */
export function createSuspensionMail(business: Business, owner: User): Mail {
  return {
    to: owner.email,
    kind: 'business-suspended',
    text: {
      subject: say`${business.name} is suspended`,
      greeting: say`Dear ${owner.name},`,
      paragraphs: [
        say`${business.name} was suspended. Its halls are hidden, and requests that waited for an answer were cancelled.`,
        'Confirmed bookings stay as they are. Please write to our support to settle this.',
      ],
      facts: [['Reason', business.suspensionReason ?? '']],
      action: { label: 'Customer support', path: '/customer-support' },
    },
  };
}

/** Notifies an owner that the halls are public again. */
export function createReinstatementMail(business: Business, owner: User): Mail {
  return {
    to: owner.email,
    kind: 'business-reinstated',
    text: {
      subject: say`${business.name} is back`,
      greeting: say`Dear ${owner.name},`,
      paragraphs: [say`${business.name} is reinstated. Its active halls are public and can be booked again.`],
      action: { label: 'Open your dashboard', path: '/business/dashboard' },
    },
  };
}
