import { customers, only, trading, type Access } from '../actors.js';
import { AWAITED } from '../scene-waiting.js';

export const waitingListAccess: Access = {
  'Query.viewerWaitingList': [{ of: 'the viewer', outcomes: only(customers('answered')) }],
  'Query.businessWaitingList': [
    {
      of: 'the viewer’s business',
      outcomes: only(trading('answered')),
      // Who waits has asked nothing of the owner yet: the name, and no contact.
      shows: { otherOwner: ['customer.name'] },
    },
  ],
  'Mutation.joinWaitingList': [
    {
      of: 'the other owner’s hall',
      args: ({ halls }) => ({ input: { hallId: halls.other, guestCount: 50, ...AWAITED } }),
      outcomes: only(customers('answered')),
    },
    {
      of: 'the owner’s hall, offline',
      args: ({ halls }) => ({ input: { hallId: halls.offline, guestCount: 50, ...AWAITED } }),
      outcomes: only(customers('NOT_FOUND')),
    },
  ],
  'Mutation.leaveWaitingList': [
    {
      of: 'the customer',
      args: ({ waitingId }) => ({ id: waitingId }),
      outcomes: only(customers('answered', 'NOT_FOUND')),
    },
  ],
};
