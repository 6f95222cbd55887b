import { customers, everyone, only, owners, staff, trading, type Access } from '../actors.js';

/** Access to the terms of businesses and their acceptances. */
export const termsAccess: Access = {
  'Query.hallBusinessTerms': [
    { of: 'the owner', args: ({ halls }) => ({ hallId: halls.hall }), outcomes: everyone('answered') },
    { of: 'the owner, offline', args: ({ halls }) => ({ hallId: halls.offline }), outcomes: everyone('NOT_FOUND') },
  ],
  'Query.businessTermsVersions': [{ of: 'the viewer’s business', outcomes: only(trading('answered')) }],
  'Mutation.saveBusinessTerms': [
    {
      of: 'the viewer’s business',
      args: () => ({ input: { text: 'No fireworks.' } }),
      outcomes: only(trading('answered')),
      shows: { manager: ['manager.name'] },
    },
  ],
  'Query.bookingContract': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.past }),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'answered' }), staff('answered')),
      members: { manager: 'answered', clerk: 'answered' },
    },
  ],
  'Mutation.setContractCnic': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.confirmed, input: { cnic: '99999-1234567-1' } }),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND')),
      members: { manager: 'NOT_FOUND', clerk: 'NOT_FOUND', otherClerk: 'NOT_FOUND' },
    },
    {
      of: 'the owner, who entered the booking',
      args: ({ bookings }) => ({ id: bookings.entered, input: { cnic: '99999-1234567-1' } }),
      outcomes: only(customers('NOT_FOUND'), owners('NOT_FOUND', { owner: 'answered' })),
      members: { manager: 'answered', clerk: 'answered', otherClerk: 'NOT_FOUND' },
    },
  ],
  'Mutation.recordSignedTerms': [
    {
      of: 'the customer at the owner’s hall, terms of nobody',
      args: ({ bookings }) => ({ id: bookings.past, input: { termsId: 999_999 } }),
      outcomes: only(owners('NOT_FOUND', { owner: 'INVALID_INPUT' })),
    },
  ],
};
