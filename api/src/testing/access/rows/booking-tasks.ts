import { only, owners, trading, type Access, type Case } from '../actors.js';

const OWNERS_ONE = only(owners('NOT_FOUND', { owner: 'answered' }));

/** A team reads who added a task. */
const ADDED_BY = { owner: ['owner.name'], manager: ['owner.name'], clerk: ['owner.name'] } as const;

const ofTask = (input?: object): Case => ({
  of: 'the owner, of the customer’s booking at the owner’s hall',
  args: ({ taskId }) => ({ id: taskId, ...(input && { input }) }),
  outcomes: OWNERS_ONE,
  shows: ADDED_BY,
});

/** Access to the tasks of bookings, which nobody but the business sees. */
export const bookingTaskAccess: Access = {
  'Query.bookingTasks': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.past }),
      outcomes: OWNERS_ONE,
      shows: ADDED_BY,
    },
  ],
  'Query.dueBookingTasks': [
    {
      of: 'the viewer’s business',
      outcomes: only(trading('answered')),
      shows: { owner: ['customer.name'], manager: ['customer.name'], clerk: ['customer.name'] },
    },
  ],
  'Mutation.addBookingTask': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.past, input: { text: 'Ask how many cars come' } }),
      outcomes: OWNERS_ONE,
      shows: {
        owner: ['owner.name'],
        manager: ['owner.name', 'manager.name'],
        clerk: ['owner.name', 'clerk.name'],
      },
    },
  ],
  'Mutation.changeBookingTask': [ofTask({ text: 'Call about the stage again' })],
  'Mutation.finishBookingTask': [
    {
      ...ofTask(),
      shows: {
        owner: ['owner.name'],
        manager: ['owner.name', 'manager.name'],
        clerk: ['owner.name', 'clerk.name'],
      },
    },
  ],
  'Mutation.reopenBookingTask': [ofTask()],
  'Mutation.removeBookingTask': [{ ...ofTask(), shows: {} }],
};
