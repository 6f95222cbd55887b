import { customers, only, owners, type Access, type Case } from '../actors.js';

const OUTCOMES = only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'answered' }));
const MEMBERS = { manager: 'answered', clerk: 'answered' } as const;
/** The business reads the names of those who write; a customer those of customers alone. */
const NAMES = {
  owner: ['customer.name', 'owner.name', 'manager.name', 'clerk.name'],
  manager: ['customer.name', 'owner.name', 'manager.name', 'clerk.name'],
  clerk: ['customer.name', 'owner.name', 'manager.name', 'clerk.name'],
} as const;

const atOwners = (args: Case['args']): Case => ({
  of: 'the customer at the owner’s hall',
  args,
  outcomes: OUTCOMES,
  members: MEMBERS,
  shows: NAMES,
});

const atSuspended = (args: Case['args']): Case => ({
  of: 'the customer at the suspended owner’s hall',
  args,
  outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND')),
});

/** Access to the threads of bookings: never for staff. */
export const threadAccess: Access = {
  'Query.bookingThread': [
    atOwners(({ bookings }) => ({ id: bookings.past })),
    atSuspended(({ bookings }) => ({ id: bookings.atSuspended })),
  ],
  'Query.unreadMessages': [{ of: 'the viewer', outcomes: only(customers('answered'), owners('answered')) }],
  'Mutation.sendMessage': [
    atOwners(({ bookings }) => ({ id: bookings.past, input: { text: 'Thank you' } })),
    {
      ...atSuspended(({ bookings }) => ({ id: bookings.atSuspended, input: { text: 'Hello?' } })),
      outcomes: only(customers('CONFLICT', 'NOT_FOUND'), owners('NOT_FOUND')),
    },
  ],
  'Mutation.markThreadRead': [
    atOwners(({ bookings }) => ({ id: bookings.past, to: 1 })),
    atSuspended(({ bookings }) => ({ id: bookings.atSuspended, to: 1 })),
  ],
  'Mutation.deleteMessage': [
    {
      ...atOwners(({ messageId }) => ({ id: messageId })),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'FORBIDDEN' })),
      members: { manager: 'FORBIDDEN', clerk: 'FORBIDDEN' },
    },
  ],
  'Subscription.bookingThreadChanged': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.pending }),
      outcomes: only(customers('answered'), owners('answered')),
      hears: ['customer', 'owner', 'manager', 'clerk'],
    },
  ],
};
