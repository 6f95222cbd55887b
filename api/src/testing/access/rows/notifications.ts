import { signedIn, type Access } from '../actors.js';

const OUTCOMES = signedIn('answered', { suspendedCustomer: 'ACCOUNT_SUSPENDED' });

/** A public address, so that nothing is looked up. */
const SUBSCRIPTION = {
  endpoint: 'https://8.8.8.8/push/1',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

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
  'Query.notificationSettings': [{ of: 'the viewer', outcomes: OUTCOMES }],
  'Mutation.changeNotificationSettings': [
    {
      of: 'the viewer',
      args: () => ({ input: { groups: [{ group: 'MESSAGES', mail: false }] } }),
      outcomes: OUTCOMES,
    },
  ],
  'Mutation.turnOnPush': [
    {
      of: 'the viewer’s browser',
      args: () => ({ input: SUBSCRIPTION }),
      outcomes: OUTCOMES,
    },
  ],
  'Mutation.turnOffPush': [{ of: 'the viewer’s browser', outcomes: OUTCOMES }],
  'Mutation.sendTestNotification': [
    {
      of: 'the viewer’s browser, which isn’t turned on',
      outcomes: signedIn('CONFLICT', { suspendedCustomer: 'ACCOUNT_SUSPENDED' }),
    },
  ],
  'Mutation.markNotificationsRead': [{ of: 'the viewer', args: () => ({ input: { ids: [1] } }), outcomes: OUTCOMES }],
};
