import { registerEnumType } from 'type-graphql';
import { BookingStatus, CancellationReason } from '../../domain/bookings/transitions.js';

registerEnumType(BookingStatus, {
  name: 'BookingStatus',
  description: 'The status of a booking.',
  valuesConfig: {
    PENDING: {
      description:
        'Requested and not answered yet, or accepted until its first payment; only takes the hall while it holds its time.',
    },
    CONFIRMED: { description: 'Confirmed; occupies the hall.' },
    CANCELLED: { description: 'Cancelled, with a reason.' },
  },
});

registerEnumType(CancellationReason, {
  name: 'CancellationReason',
  description: 'Why a booking was cancelled.',
  valuesConfig: {
    DECLINED: { description: 'The owner declined the request.' },
    WITHDRAWN: { description: 'The customer withdrew the request.' },
    EXPIRED: { description: 'Nobody answered before its start.' },
    PAYMENT_MISSING: { description: 'It was accepted, and its first payment wasn’t recorded in time.' },
    SLOT_TAKEN: { description: 'Another booking was confirmed for that time.' },
    BUSINESS_SUSPENDED: { description: 'The business was suspended.' },
    ACCOUNT_DELETED: { description: 'The customer’s or the owner’s account was deleted.' },
    CANCELLED_BY_STAFF: { description: 'The platform’s staff cancelled a confirmed booking.' },
    CANCELLED_BY_CUSTOMER: { description: 'The customer cancelled a confirmed booking.' },
    CALLED_OFF: { description: 'The owner called off a confirmed booking that the business had entered.' },
    GROUP_ENDED: { description: 'Another of the functions that were requested together could not be had.' },
    OFFER_REFUSED: { description: 'It was an offer to an enquiry, which the customer declined.' },
    OFFER_WITHDRAWN: { description: 'It was an offer to an enquiry, which the business took back.' },
    OFFER_EXPIRED: { description: 'It was an offer to an enquiry, which the customer didn’t accept in time.' },
  },
});
