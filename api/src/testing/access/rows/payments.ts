import { customers, everyone, only, owners, staff, trading, type Access } from '../actors.js';

const OWNERS_ONE = only(owners('NOT_FOUND', { owner: 'answered' }));
/** A team reads who recorded a payment. */
const RECORDED_BY = { owner: ['owner.name'], manager: ['owner.name'], clerk: ['owner.name'] } as const;

/** The customers of a business, and who of it recorded a payment. */
const CUSTOMERS = {
  owner: ['customer.name', 'otherCustomer.name', 'owner.name'],
  otherOwner: ['otherCustomer.name', 'otherOwner.name'],
} as const;

/** Access to payments, payment plans and the books. */
export const paymentAccess: Access = {
  'Query.bookingPayments': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.past }),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'answered' }), staff('answered')),
      members: { manager: 'answered', clerk: 'answered' },
      shows: RECORDED_BY,
    },
    {
      of: 'the customer at the suspended owner’s hall',
      args: ({ bookings }) => ({ id: bookings.atSuspended }),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND'), staff('answered')),
    },
  ],
  'Mutation.recordPayment': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({
        id: bookings.past,
        input: { kind: 'RECEIPT', amount: 5, method: 'CASH', overpayment: true },
      }),
      outcomes: OWNERS_ONE,
      shows: RECORDED_BY,
    },
  ],
  'Query.quoteCharge': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.past, input: { extraGuests: 5 } }),
      outcomes: OWNERS_ONE,
    },
  ],
  'Mutation.correctPayment': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ paymentId }) => ({ id: paymentId, input: { reason: 'Recorded twice' } }),
      outcomes: OWNERS_ONE,
      shows: RECORDED_BY,
    },
  ],
  'Mutation.changeBookingPlan': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({
        id: bookings.confirmed,
        input: { parts: [{ label: 'All', due: 'BEFORE_START', days: 1 }] },
      }),
      outcomes: OWNERS_ONE,
    },
  ],
  'Query.books': [{ of: 'the viewer’s business', args: () => ({ year: 2027 }), outcomes: only(trading('answered')) }],
  'Query.exportBooks': [{ of: 'the viewer’s business', outcomes: only(trading('answered')) }],
  'Query.bookedBookings': [
    {
      of: 'the viewer’s business',
      args: () => ({ filter: { measure: 'UNPAID', to: '2027-12-31' } }),
      outcomes: only(trading('answered')),
      shows: CUSTOMERS,
    },
  ],
  'Query.cashBook': [{ of: 'the viewer’s business', outcomes: only(trading('answered')), shows: CUSTOMERS }],
  'Query.exportCashBook': [{ of: 'the viewer’s business', outcomes: only(trading('answered')), shows: CUSTOMERS }],
  'Mutation.closeCash': [
    {
      of: 'the viewer’s business',
      args: () => ({ input: { counted: 5 } }),
      outcomes: only(trading('answered')),
      shows: { ...CUSTOMERS, manager: ['manager.name'], clerk: ['clerk.name'], otherClerk: ['otherClerk.name'] },
    },
  ],
  'Query.hallPaymentPlan': [
    { of: 'the owner', args: ({ halls }) => ({ hallId: halls.hall }), outcomes: everyone('answered') },
    { of: 'the owner, offline', args: ({ halls }) => ({ hallId: halls.offline }), outcomes: everyone('NOT_FOUND') },
  ],
  'Query.paymentDetails': [{ of: 'the viewer’s business', outcomes: only(trading('answered')) }],
  'Mutation.setPaymentDetails': [
    {
      of: 'the viewer’s business',
      args: () => ({ input: { raast: '0300 1234567' } }),
      outcomes: only(trading('answered')),
    },
  ],
  'Query.paymentPlans': [{ of: 'the viewer’s business', outcomes: only(trading('answered')) }],
  'Mutation.savePaymentPlan': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({
        input: { hallId: halls.hall, parts: [{ label: 'All', due: 'BEFORE_START', days: 7 }] },
      }),
      outcomes: only(trading('answered', 'NOT_FOUND')),
    },
  ],
};
