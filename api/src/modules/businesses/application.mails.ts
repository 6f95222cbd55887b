import type { User } from '../accounts/user.entity.js';
import type { Business } from './business.entity.js';
import type { Mail } from '../notifications/outbox.service.js';

/** Notifies an applicant of the approval. */
export function createApprovalMail(business: Business, owner: User): Mail {
  return {
    to: owner.email,
    kind: 'application-approved',
    text: {
      subject: `${business.name} is approved`,
      greeting: `Dear ${owner.name},`,
      paragraphs: [
        `Your business ${business.name} is approved and verified. You can list your halls and take bookings now.`,
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
      subject: `Your application for ${business.name}`,
      greeting: `Dear ${owner.name},`,
      paragraphs: [
        `Your application for ${business.name} could not be approved.`,
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
      subject: `${business.name} is suspended`,
      greeting: `Dear ${owner.name},`,
      paragraphs: [
        `${business.name} was suspended. Its halls are hidden, and requests that waited for an answer were cancelled.`,
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
      subject: `${business.name} is back`,
      greeting: `Dear ${owner.name},`,
      paragraphs: [`${business.name} is reinstated. Its active halls are public and can be booked again.`],
      action: { label: 'Open your dashboard', path: '/business/dashboard' },
    },
  };
}
