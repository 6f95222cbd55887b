import { customers, everyone, only, owners, signedIn, staff, type Access } from '../actors.js';

const STAFF = only(staff('answered'));
const REASON = { reason: 'It is an advertisement' };

/** Access to reviews and their moderation. */
export const reviewAccess: Access = {
  'Query.hallReviews': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({ hallId: halls.hall }),
      outcomes: everyone('answered'),
      shows: { everybody: ['customer.name'] },
    },
    {
      of: 'the suspended owner’s hall',
      args: ({ halls }) => ({ hallId: halls.ofSuspended }),
      outcomes: everyone('NOT_FOUND', { suspendedOwner: 'answered', ...staff('answered') }),
      shows: { suspendedOwner: ['customer.name'] },
    },
  ],
  'Query.viewerReview': [
    { of: 'the viewer', args: ({ halls }) => ({ hallId: halls.hall }), outcomes: signedIn('answered') },
  ],
  'Query.ownReviews': [
    {
      of: 'the viewer’s business',
      outcomes: only(owners('answered')),
      shows: { owner: ['customer.name'], suspendedOwner: ['customer.name'] },
    },
  ],
  'Query.reviews': [{ of: 'everybody', outcomes: STAFF }],
  'Mutation.writeReview': [
    {
      of: 'the viewer, of a hall not reviewed yet',
      args: ({ halls }) => ({ input: { hallId: halls.other, rating: 5 } }),
      outcomes: only(customers('answered')),
      // Of the other owner's own team.
      members: { otherClerk: 'FORBIDDEN' },
    },
    {
      of: 'the viewer, of the suspended owner’s hall',
      args: ({ halls }) => ({ input: { hallId: halls.ofSuspended, rating: 5 } }),
      outcomes: only(customers('NOT_FOUND')),
    },
  ],
  'Mutation.changeReview': [
    {
      of: 'the customer',
      args: ({ reviews }) => ({ id: reviews.shown, input: { rating: 1 } }),
      outcomes: only(customers('answered', 'FORBIDDEN')),
    },
    {
      of: 'somebody, hidden',
      args: ({ reviews }) => ({ id: reviews.hidden, input: { rating: 1 } }),
      outcomes: only(customers('NOT_FOUND')),
    },
  ],
  'Mutation.answerReview': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ reviews }) => ({ id: reviews.shown, input: { reply: 'Thank you, come again.' } }),
      outcomes: only(owners('FORBIDDEN', { owner: 'answered' })),
      shows: { everybody: ['customer.name'] },
    },
  ],
  'Mutation.reportReview': [
    {
      of: 'the customer',
      args: ({ reviews }) => ({ id: reviews.shown, input: REASON }),
      outcomes: signedIn('answered', { customer: 'FORBIDDEN' }),
      shows: { everybody: ['customer.name'] },
    },
    {
      of: 'somebody, hidden',
      args: ({ reviews }) => ({ id: reviews.hidden, input: REASON }),
      outcomes: signedIn('NOT_FOUND'),
    },
  ],
  'Mutation.hideReview': [
    { of: 'the customer', args: ({ reviews }) => ({ id: reviews.shown, input: REASON }), outcomes: STAFF },
  ],
  'Mutation.showReview': [{ of: 'somebody, hidden', args: ({ reviews }) => ({ id: reviews.hidden }), outcomes: STAFF }],
  'Mutation.dismissReviewReports': [
    { of: 'the customer', args: ({ reviews }) => ({ id: reviews.shown }), outcomes: STAFF },
  ],
};
