import type { User } from '../accounts/user.entity.js';
import type { Business } from '../businesses/business.entity.js';
import type { Mail } from '../notifications/outbox.service.js';

/** The verdict that an applicant waits for. */
export function approvalMail(business: Business, owner: User): Mail {
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

/** The verdict that an applicant fears, with the reason and the way on. */
export function rejectionMail(business: Business, owner: User): Mail {
  return {
    to: owner.email,
    kind: 'application-rejected',
    text: {
      subject: `Your application for ${business.name}`,
      greeting: `Dear ${owner.name},`,
      paragraphs: [
        `Your application for ${business.name} could not be approved.`,
        'You can mend what is named below and apply again.',
      ],
      facts: [['Reason', business.rejectionReason ?? '']],
      action: { label: 'View your application', path: '/business/apply' },
    },
  };
}
