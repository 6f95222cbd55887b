import { signedIn, type Access } from '../actors.js';

const OUTCOMES = signedIn('answered', { suspendedCustomer: 'ACCOUNT_SUSPENDED' });

/** Access to notifications: everybody's own. */
export const notificationAccess: Access = {
  'Query.notifications': [
    {
      of: 'the viewer',
      outcomes: OUTCOMES,
      shows: { owner: ['customer.name'], manager: ['customer.name'], clerk: ['customer.name'] },
    },
  ],
  'Query.unreadNotificationCount': [{ of: 'the viewer', outcomes: OUTCOMES }],
  'Mutation.markNotificationsRead': [{ of: 'the viewer', args: () => ({ input: { ids: [1] } }), outcomes: OUTCOMES }],
};
