import { bookingInput } from '../../scene.js';
import { customers, only, staff, type Access } from '../actors.js';

const contact = () => {
  const { customerName, customerPhone, customerEmail } = bookingInput(0);
  return { customerName, customerPhone, customerEmail };
};

/** Two functions at a hall. */
function functions(hallId: number) {
  return ['2027-04-24', '2027-04-25'].map((day) => ({
    hallId,
    startTime: `${day}T10:00:00.000Z`,
    endTime: `${day}T14:00:00.000Z`,
    guestCount: 50,
  }));
}

function request(hallId: number) {
  const named = functions(hallId).map((each) => ({ ...each, functionName: 'BARAAT' }));
  return { name: 'Two of us', ...contact(), functions: named };
}

/** Access to several functions at once. */
export const functionAccess: Access = {
  'Query.quoteBookings': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({ input: { functions: functions(halls.hall) } }),
      outcomes: only(customers('answered')),
    },
    {
      of: 'the owner’s hall, offline',
      args: ({ halls }) => ({ input: { functions: functions(halls.offline) } }),
      outcomes: only(customers('NOT_FOUND')),
    },
  ],
  'Query.viewerBookingGroups': [
    { of: 'the viewer', args: () => ({ paging: { limit: 10 } }), outcomes: only(customers('answered')) },
  ],
  'Query.bookingGroup': [
    {
      of: 'the customer',
      args: ({ groupId }) => ({ id: groupId }),
      outcomes: only(customers('answered', 'NOT_FOUND'), staff('answered')),
    },
  ],
  'Mutation.requestBookings': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({ input: request(halls.hall) }),
      outcomes: only(customers('answered')),
    },
    {
      of: 'the owner’s hall, offline',
      args: ({ halls }) => ({ input: request(halls.offline) }),
      outcomes: only(customers('NOT_FOUND')),
    },
  ],
  'Mutation.cancelBookingGroup': [
    {
      of: 'the customer',
      args: ({ groupId }) => ({ id: groupId }),
      outcomes: only(customers('answered', 'NOT_FOUND')),
    },
  ],
};
