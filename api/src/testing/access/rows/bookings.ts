import { bookingInput } from '../../scene.js';
import { customers, everyone, only, owners, staff, trading, type Access, type Case } from '../actors.js';

const DETAILS = { startTime: '2027-04-20T10:00:00.000Z', endTime: '2027-04-20T14:00:00.000Z', guestCount: 50 };
/** When the pending requests of the scene are. */
const REQUESTED = { startTime: '2027-03-11T08:00:00.000Z', endTime: '2027-03-11T11:00:00.000Z' };
/** An offer, as business and access rows of enquiries make it. */
export const OFFER = { guestCount: 90, validUntil: '2027-03-03T12:00:00.000Z' };
/** All fields of a whole page of bookings cost more than one request may. */
export const HALF_A_PAGE = { paging: { limit: 50 } };
const DAYS = { from: '2027-03-01', to: '2027-03-31' };
const OWN_TRADING = only(trading('answered'));
/** Owners read who booked with them; no other owner does. */
const GUESTS = {
  owner: ['customer', 'otherCustomer', 'owner.name'],
  otherOwner: ['otherCustomer', 'otherOwner.name'],
} as const;
/** A team reads who of it entered a booking. */
const ENTERED_BY = { owner: ['owner.name'] } as const;
const OWNERS_ONE = only(owners('NOT_FOUND', { owner: 'answered' }));

/** Changes that the customer, or the owner's side, may end so; the other side may not. */
const TO_CUSTOMER: Omit<Case, 'of'> = {
  outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'FORBIDDEN' })),
  members: { manager: 'FORBIDDEN', clerk: 'FORBIDDEN', otherClerk: 'NOT_FOUND' },
};
const TO_OWNER: Omit<Case, 'of'> = {
  outcomes: only(customers('FORBIDDEN', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'answered' })),
  members: { manager: 'answered', clerk: 'answered', otherClerk: 'NOT_FOUND' },
  shows: { owner: ['customer'], manager: ['customer'], clerk: ['customer'] },
};

/** Access to bookings and the calendar. */
export const bookingAccess: Access = {
  'Query.allInPrices': [
    {
      of: 'the owner, one of them offline',
      args: ({ halls }) => ({ hallIds: [halls.hall, halls.offline], filter: { date: '2027-03-06', guests: 10 } }),
      outcomes: everyone('answered'),
    },
  ],
  'Query.calculatePrice': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({ input: { hallId: halls.hall, ...DETAILS } }),
      outcomes: only(customers('answered')),
    },
    {
      of: 'the owner’s hall, offline',
      args: ({ halls }) => ({ input: { hallId: halls.offline, ...DETAILS } }),
      outcomes: only(customers('NOT_FOUND')),
    },
  ],
  'Query.viewerBookings': [{ of: 'the viewer', args: () => HALF_A_PAGE, outcomes: only(customers('answered')) }],
  'Query.bookingCalendarFile': [
    {
      of: 'the customer',
      args: ({ bookings }) => ({ id: bookings.pending }),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'answered' })),
      members: { manager: 'answered', clerk: 'answered' },
      shows: { owner: ['customer.name'], manager: ['customer.name'], clerk: ['customer.name'] },
    },
  ],
  'Query.booking': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.pending }),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'answered' }), staff('answered')),
      members: { manager: 'answered', clerk: 'answered' },
      shows: { owner: ['customer'] },
    },
    {
      of: 'the customer at the suspended owner’s hall',
      args: ({ bookings }) => ({ id: bookings.atSuspended }),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND'), staff('answered')),
    },
  ],
  'Query.bookingTimeline': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.pending }),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'answered' }), staff('answered')),
      members: { manager: 'answered', clerk: 'answered' },
      shows: { owner: ['customer.name'], manager: ['customer.name'], clerk: ['customer.name'] },
    },
    {
      of: 'the customer at the suspended owner’s hall',
      args: ({ bookings }) => ({ id: bookings.atSuspended }),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND'), staff('answered')),
    },
  ],
  'Query.businessBookings': [
    { of: 'the viewer’s business', args: () => HALF_A_PAGE, outcomes: OWN_TRADING, shows: GUESTS },
  ],
  'Query.exportBookings': [{ of: 'the viewer’s business', outcomes: OWN_TRADING, shows: GUESTS }],
  'Query.bookingConflicts': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.pending }),
      outcomes: OWNERS_ONE,
      shows: { owner: ['otherCustomer'] },
    },
  ],
  'Query.businessBookingStats': [{ of: 'the viewer’s business', outcomes: OWN_TRADING }],
  'Query.businessCalendar': [{ of: 'the viewer’s business', args: () => DAYS, outcomes: OWN_TRADING, shows: GUESTS }],
  'Mutation.requestBooking': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({ input: bookingInput(halls.hall, DETAILS) }),
      outcomes: only(customers('answered')),
    },
    {
      of: 'the owner’s hall, offline',
      args: ({ halls }) => ({ input: bookingInput(halls.offline, DETAILS) }),
      outcomes: only(customers('NOT_FOUND')),
    },
    {
      of: 'the suspended owner’s hall',
      args: ({ halls }) => ({ input: bookingInput(halls.ofSuspended, DETAILS) }),
      outcomes: only(customers('NOT_FOUND')),
    },
  ],
  'Query.quoteBookingEntry': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({ input: { hallId: halls.hall, ...DETAILS } }),
      outcomes: only(trading('answered', 'NOT_FOUND')),
    },
    {
      of: 'the owner’s hall, at the time of two requests',
      args: ({ halls }) => ({ input: { hallId: halls.hall, ...DETAILS, ...REQUESTED } }),
      outcomes: only(trading('answered', 'NOT_FOUND')),
      shows: { owner: ['customer', 'otherCustomer'] },
    },
  ],
  'Mutation.enterBooking': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({ input: bookingInput(halls.hall, DETAILS) }),
      outcomes: only(trading('answered', 'NOT_FOUND')),
    },
    {
      of: 'the owner’s hall, offline',
      args: ({ halls }) => ({ input: bookingInput(halls.offline, DETAILS) }),
      outcomes: only(trading('NOT_FOUND')),
    },
  ],
  'Mutation.importBookings': [
    {
      of: 'the viewer’s business, with a row of the owner’s hall',
      args: ({ halls }) => ({ input: { content: `hall,date\n${halls.hall},soon\n`, preview: false } }),
      outcomes: only(trading('answered')),
    },
  ],
  'Mutation.callOffBooking': [
    {
      of: 'the owner’s guest',
      args: ({ bookings }) => ({ id: bookings.entered, input: { reason: 'The guest called' } }),
      outcomes: OWNERS_ONE,
      shows: ENTERED_BY,
    },
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.confirmed, input: { reason: 'The guest called' } }),
      outcomes: only(owners('NOT_FOUND')),
    },
  ],
  'Query.quoteBookingChange': [
    {
      of: 'the owner’s guest',
      args: ({ bookings }) => ({ id: bookings.entered, input: { guestCount: 120 } }),
      outcomes: OWNERS_ONE,
    },
    {
      of: 'the owner’s guest, at the time of two requests',
      args: ({ bookings }) => ({ id: bookings.entered, input: REQUESTED }),
      outcomes: OWNERS_ONE,
      shows: { owner: ['customer', 'otherCustomer'] },
    },
  ],
  'Query.quoteRequestedChange': [
    {
      of: 'the other customer',
      args: ({ bookings }) => ({ id: bookings.atOther, input: { guestCount: 120 } }),
      outcomes: only(customers('NOT_FOUND', 'answered')),
      members: { manager: 'NOT_FOUND', clerk: 'NOT_FOUND', otherClerk: 'NOT_FOUND' },
    },
  ],
  'Query.bookingChanges': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.pending }),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'answered' }), staff('answered')),
      members: { manager: 'answered', clerk: 'answered' },
    },
  ],
  'Mutation.changeBooking': [
    {
      of: 'the owner’s guest',
      args: ({ bookings }) => ({ id: bookings.entered, input: { guestCount: 120 } }),
      outcomes: OWNERS_ONE,
      shows: ENTERED_BY,
    },
    {
      of: 'the customer at the owner’s hall, while another change is open',
      args: ({ bookings }) => ({ id: bookings.pending, input: { guestCount: 120 } }),
      outcomes: only(owners('NOT_FOUND', { owner: 'CONFLICT' })),
      members: { manager: 'CONFLICT', clerk: 'CONFLICT' },
    },
  ],
  'Query.quoteOffer': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.pending, input: OFFER }),
      outcomes: OWNERS_ONE,
      shows: { owner: ['otherCustomer'] },
    },
    {
      of: 'the owner’s guest',
      args: ({ bookings }) => ({ id: bookings.entered, input: OFFER }),
      outcomes: only(owners('NOT_FOUND', { owner: 'CONFLICT' })),
      members: { manager: 'CONFLICT', clerk: 'CONFLICT' },
    },
  ],
  'Mutation.makeOffer': [
    {
      of: 'the other customer at the other owner’s hall',
      args: ({ bookings }) => ({ id: bookings.atOther, input: OFFER }),
      outcomes: only(owners('NOT_FOUND', { otherOwner: 'answered' })),
      shows: { otherOwner: ['otherCustomer'] },
    },
    {
      of: 'the customer at the owner’s hall, while a change is open',
      args: ({ bookings }) => ({ id: bookings.pending, input: OFFER }),
      outcomes: only(owners('NOT_FOUND', { owner: 'CONFLICT' })),
      members: { manager: 'CONFLICT', clerk: 'CONFLICT' },
    },
  ],
  'Mutation.requestBookingChange': [
    {
      of: 'the other customer',
      args: ({ bookings }) => ({ id: bookings.atOther, input: { guestCount: 120 } }),
      outcomes: only(customers('NOT_FOUND', 'answered')),
      members: { manager: 'NOT_FOUND', clerk: 'NOT_FOUND', otherClerk: 'NOT_FOUND' },
    },
  ],
  'Query.quoteFinalGuests': [
    {
      of: 'the other customer',
      args: ({ bookings }) => ({ id: bookings.atOther, input: { guestCount: 105 } }),
      outcomes: only(customers('NOT_FOUND', 'answered')),
      members: { manager: 'NOT_FOUND', clerk: 'NOT_FOUND', otherClerk: 'NOT_FOUND' },
    },
  ],
  'Mutation.setFinalGuests': [
    {
      of: 'the other customer',
      args: ({ bookings }) => ({ id: bookings.atOther, input: { guestCount: 105 } }),
      outcomes: only(customers('NOT_FOUND', 'answered')),
      members: { manager: 'NOT_FOUND', clerk: 'NOT_FOUND', otherClerk: 'NOT_FOUND' },
    },
  ],
  'Mutation.acceptBookingChange': [
    { of: 'the owner, to the customer', args: ({ changes }) => ({ id: changes.ofOwner }), ...TO_CUSTOMER },
    { of: 'the customer, to the owner', args: ({ changes }) => ({ id: changes.ofCustomer }), ...TO_OWNER },
  ],
  'Mutation.refuseBookingChange': [
    { of: 'the owner, to the customer', args: ({ changes }) => ({ id: changes.ofOwner }), ...TO_CUSTOMER },
    { of: 'the customer, to the owner', args: ({ changes }) => ({ id: changes.ofCustomer }), ...TO_OWNER },
  ],
  'Mutation.withdrawBookingChange': [
    { of: 'the owner, to the customer', args: ({ changes }) => ({ id: changes.ofOwner }), ...TO_OWNER },
    { of: 'the customer, to the owner', args: ({ changes }) => ({ id: changes.ofCustomer }), ...TO_CUSTOMER },
  ],
  'Mutation.approveBooking': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.pending }),
      outcomes: OWNERS_ONE,
      shows: { owner: ['customer'] },
    },
  ],
  'Mutation.declineBooking': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.pending, input: { reason: 'We are closed' } }),
      outcomes: OWNERS_ONE,
      shows: { owner: ['customer'] },
    },
  ],
  'Mutation.markBookingSeen': [
    {
      of: 'the customer at the owner’s hall',
      // It waits no longer, so nobody becomes who saw it first, and all rows read the same.
      args: ({ bookings }) => ({ id: bookings.confirmed }),
      outcomes: OWNERS_ONE,
      // Members read who confirmed it.
      shows: {
        owner: ['customer.name'],
        manager: ['owner.name', 'customer.name'],
        clerk: ['owner.name', 'customer.name'],
      },
    },
  ],
  'Mutation.labelBooking': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.pending, input: { labels: ['Deposit paid'] } }),
      outcomes: OWNERS_ONE,
      shows: { owner: ['customer'] },
    },
  ],
  'Mutation.setBookingNotes': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.pending, input: { notes: 'Asked for a discount' } }),
      outcomes: OWNERS_ONE,
      shows: { owner: ['customer'] },
    },
  ],
  'Query.bookingCancellation': [
    {
      of: 'the customer',
      args: ({ bookings }) => ({ id: bookings.confirmed }),
      outcomes: only(customers('answered', 'NOT_FOUND')),
    },
  ],
  'Mutation.withdrawBooking': [
    {
      of: 'the customer',
      args: ({ bookings }) => ({ id: bookings.pending }),
      outcomes: only(customers('answered', 'NOT_FOUND')),
    },
    {
      of: 'the customer, confirmed',
      args: ({ bookings }) => ({ id: bookings.confirmed, refund: 0, kept: 0 }),
      outcomes: only(customers('answered', 'NOT_FOUND')),
    },
  ],
  'Mutation.cancelConfirmedBooking': [
    {
      of: 'the customer',
      args: ({ bookings }) => ({ id: bookings.confirmed, input: { reason: 'The hall has burnt down' } }),
      outcomes: only(staff('FORBIDDEN', 'answered')),
    },
  ],
  'Query.hallAvailability': [
    { of: 'the owner’s hall', args: ({ halls }) => ({ hallId: halls.hall }), outcomes: everyone('answered') },
    {
      of: 'the owner’s hall, offline',
      args: ({ halls }) => ({ hallId: halls.offline }),
      outcomes: everyone('NOT_FOUND', { owner: 'answered', ...staff('answered') }),
      members: { manager: 'answered', clerk: 'answered' },
    },
  ],
  'Mutation.blockHall': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({ input: { hallId: halls.hall, date: '2027-05-01' } }),
      outcomes: only(trading('answered', 'NOT_FOUND')),
    },
  ],
  'Mutation.unblock': [
    {
      of: 'the owner’s hall',
      args: ({ blockId }) => ({ id: blockId }),
      outcomes: only(trading('answered', 'NOT_FOUND')),
    },
  ],
  'Subscription.bookingChanged': [
    {
      of: 'the viewer, or the viewer’s business',
      outcomes: only(customers('answered'), owners('answered')),
      hears: ['customer', 'owner', 'manager', 'clerk'],
    },
  ],
  'Subscription.anyBookingChanged': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.pending }),
      outcomes: only(staff('answered')),
      hears: ['moderator', 'admin'],
    },
  ],
  'Subscription.bookingRequested': [
    { of: 'the viewer’s business', outcomes: only(owners('answered')), hears: ['owner', 'manager', 'clerk'] },
  ],
};
