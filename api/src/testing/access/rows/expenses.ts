import { only, owners, trading, type Access } from '../actors.js';

/** A team reads who recorded an expense: a clerk only what the clerk recorded. */
const RECORDED_BY = { owner: ['owner.name'], manager: ['owner.name'] } as const;

const OWNERS_ONE = only(owners('NOT_FOUND', { owner: 'answered' }));

/** Access to the expenses of functions, which nobody but the business sees. */
export const expenseAccess: Access = {
  'Query.bookingExpenses': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.past }),
      outcomes: OWNERS_ONE,
      shows: RECORDED_BY,
    },
  ],
  'Query.expenseFile': [
    {
      of: 'the owner',
      args: ({ expenseId }) => ({ id: expenseId }),
      outcomes: OWNERS_ONE,
      members: { clerk: 'NOT_FOUND' },
    },
  ],
  'Query.exportExpenses': [
    {
      of: 'the viewer’s business',
      args: () => ({ year: 2027 }),
      outcomes: only(trading('answered')),
      shows: { owner: ['customer.name', 'owner.name'] },
    },
  ],
  'Mutation.recordExpense': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.past, input: { category: 'STAFF', amount: 5 } }),
      outcomes: OWNERS_ONE,
      shows: { owner: ['owner.name'], manager: ['owner.name', 'manager.name'], clerk: ['clerk.name'] },
    },
  ],
  'Mutation.correctExpense': [
    {
      of: 'the owner',
      args: ({ expenseId }) => ({ id: expenseId, input: { reason: 'Recorded twice' } }),
      outcomes: OWNERS_ONE,
      members: { clerk: 'NOT_FOUND' },
      shows: RECORDED_BY,
    },
  ],
};
