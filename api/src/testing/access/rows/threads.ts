import { OFFER } from './bookings.js';
import { customers, only, owners, staff, trading, type Access, type Case } from '../actors.js';

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

const ofEnquiry = (args: Case['args']): Case => ({
  ...atOwners(args),
  about: 'ENQUIRY',
  of: 'the customer’s enquiry at the owner’s hall',
});

const atSuspended = (args: Case['args']): Case => ({
  of: 'the customer at the suspended owner’s hall',
  args,
  outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND')),
});

const OWNERS_ONE = only(trading('answered', 'NOT_FOUND'));
/** What a visit shows is the name of its customer. */
const OF_VISIT = { owner: ['customer.name'], manager: ['customer.name'], clerk: ['customer.name'] } as const;
const ofVisit = (outcomes: Case['outcomes'], ofMembers: 'answered' | 'FORBIDDEN'): Case => ({
  of: 'the customer’s proposal at the owner’s hall',
  args: ({ visitId }) => ({ id: visitId }),
  outcomes,
  members: { manager: ofMembers, clerk: ofMembers },
  shows: OF_VISIT,
});
/** The side that didn’t propose it answers. */
const ANSWERED_BY_OWNER = only(customers('FORBIDDEN', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'answered' }));
const SPAM = { category: 'SPAM' };
const STAFF = only(staff('answered'));
const VISIT = { day: '2027-03-20', time: '17:00' };
/** Whom the filled texts address. */
const FILLED = { owner: ['customer.name'], manager: ['customer.name'], clerk: ['customer.name'] } as const;
const TEMPLATE = { name: 'Parking', urdu: 'جی، {hall} میں پارکنگ ہے۔' };

/** What the business does about an enquiry. */
const atOwnersEnquiry = (input: object = {}): Case => ({
  of: 'the customer’s enquiry at the owner’s hall',
  args: ({ enquiryId }) => ({ id: enquiryId, ...input }),
  outcomes: OWNERS_ONE,
  shows: FILLED,
});

const CALL = { source: 'PHONE', customerName: 'Amna' };

/** What the business does about an enquiry that it entered by hand. */
const ofGuest = (input: Case['args'] = () => ({})): Case => ({
  of: 'a guest’s enquiry at the owner’s hall',
  args: (scene) => ({ id: scene.enteredEnquiryId, ...input(scene) }),
  outcomes: OWNERS_ONE,
});

const ENQUIRY_OFFER = {
  ...OFFER,
  ...{ startTime: '2027-03-28T14:00:00.000Z', endTime: '2027-03-28T18:00:00.000Z' },
};

/** What the business does about the conversation of a booking. */
const ofConversation = (input: object = {}): Case => ({
  of: 'the customer at the owner’s hall',
  args: ({ threadId }) => ({ id: threadId, ...input }),
  outcomes: OWNERS_ONE,
  shows: FILLED,
});

/** Access to the threads of bookings and enquiries: for staff by a report alone. */
export const threadAccess: Access = {
  'Query.bookingThread': [
    atOwners(({ bookings }) => ({ id: bookings.past })),
    ofEnquiry(({ enquiryId }) => ({ id: enquiryId, about: 'ENQUIRY' })),
    atSuspended(({ bookings }) => ({ id: bookings.atSuspended })),
  ],
  'Query.messageFile': [
    {
      ...atOwners(({ files }) => ({ id: files.ofBooking })),
      of: 'the customer at the owner’s hall, reported',
      // Staff while it is reported.
      outcomes: { ...OUTCOMES, ...staff('answered') },
      shows: {},
      leavesTrace: true,
    },
    {
      ...ofEnquiry(({ files }) => ({ id: files.ofEnquiry })),
      outcomes: { ...OUTCOMES, ...staff('NOT_FOUND') },
      shows: {},
    },
  ],
  'Query.unreadMessages': [{ of: 'the viewer', outcomes: only(customers('answered'), owners('answered')) }],
  'Mutation.sendMessage': [
    atOwners(({ bookings }) => ({ id: bookings.past, input: { text: 'Thank you' } })),
    ofEnquiry(({ enquiryId }) => ({ id: enquiryId, about: 'ENQUIRY', input: { text: 'Thank you' } })),
    {
      ...atSuspended(({ bookings }) => ({ id: bookings.atSuspended, input: { text: 'Hello?' } })),
      outcomes: only(customers('CONFLICT', 'NOT_FOUND'), owners('NOT_FOUND')),
    },
  ],
  'Query.conversation': [{ ...atOwners(({ threadId }) => ({ id: threadId })), shows: FILLED }],
  'Query.conversations': [{ of: 'the viewer', outcomes: only(customers('answered')) }],
  'Query.inbox': [{ of: 'the viewer', outcomes: only(customers('answered')) }],
  'Query.businessConversations': [
    { of: 'the viewer’s business', args: () => ({ filter: {} }), outcomes: only(trading('answered')), shows: FILLED },
  ],
  'Query.businessInbox': [{ of: 'the viewer’s business', outcomes: only(trading('answered')) }],
  'Query.conversationColleagues': [
    {
      of: 'the viewer’s business',
      outcomes: only(trading('answered')),
      shows: {
        owner: ['owner.name', 'manager.name', 'clerk.name'],
        manager: ['owner.name', 'manager.name', 'clerk.name'],
        clerk: ['owner.name', 'manager.name', 'clerk.name'],
        otherOwner: ['otherOwner.name', 'otherClerk.name'],
        otherClerk: ['otherOwner.name', 'otherClerk.name'],
      },
    },
  ],
  'Mutation.assignConversation': [ofConversation({ input: { userId: null } })],
  'Mutation.finishConversation': [ofConversation()],
  'Mutation.reopenConversation': [ofConversation()],
  'Query.enquiry': [atOwners(({ enquiryId }) => ({ id: enquiryId }))],
  'Query.enquiries': [{ of: 'the viewer', outcomes: only(customers('answered')) }],
  'Query.businessEnquiries': [
    {
      of: 'the viewer’s business',
      outcomes: only(trading('answered')),
      // Who asks has given no contact.
      shows: { owner: ['customer.name'], manager: ['customer.name'], clerk: ['customer.name'] },
    },
  ],
  'Query.enquiryPipeline': [
    {
      of: 'the viewer’s business',
      args: () => ({ filter: {} }),
      outcomes: only(trading('answered')),
      shows: { owner: ['customer.name'], manager: ['customer.name'], clerk: ['customer.name'] },
    },
  ],
  'Query.enquirySummary': [{ of: 'the viewer’s business', outcomes: only(trading('answered')) }],
  'Mutation.loseEnquiry': [atOwnersEnquiry({ input: { reason: 'PRICE' } })],
  'Mutation.reopenEnquiry': [atOwnersEnquiry()],
  'Query.quoteEnquiryOffer': [
    { ...atOwnersEnquiry({ input: ENQUIRY_OFFER }), shows: {} },
    {
      of: 'a guest’s enquiry at the owner’s hall',
      args: ({ enteredEnquiryId }) => ({ id: enteredEnquiryId, input: ENQUIRY_OFFER }),
      outcomes: only(trading('CONFLICT', 'NOT_FOUND')),
      members: { manager: 'CONFLICT', clerk: 'CONFLICT' },
    },
  ],
  'Mutation.offerEnquiry': [atOwnersEnquiry({ input: ENQUIRY_OFFER })],
  'Mutation.setEnquiryFollowUp': [atOwnersEnquiry({ input: { day: '2027-04-01' } })],
  'Mutation.clearEnquiryFollowUp': [atOwnersEnquiry()],
  'Mutation.enterEnquiry': [
    {
      of: 'the owner’s hall',
      args: ({ halls }) => ({ input: { ...CALL, hallId: halls.hall } }),
      outcomes: only(trading('answered', 'INVALID_INPUT')),
    },
  ],
  'Mutation.changeEnquiry': [
    ofGuest(({ halls }) => ({ input: { ...CALL, hallId: halls.hall } })),
    {
      ...atOwnersEnquiry(),
      args: ({ enquiryId, halls }) => ({ id: enquiryId, input: { ...CALL, hallId: halls.hall } }),
      outcomes: only(trading('NOT_FOUND')),
    },
  ],
  'Mutation.removeEnquiry': [ofGuest(), { ...atOwnersEnquiry(), outcomes: only(trading('NOT_FOUND')) }],
  'Query.firstAnswer': [{ of: 'the viewer’s business', outcomes: only(trading('answered')) }],
  'Mutation.setFirstAnswer': [
    {
      of: 'the viewer’s business',
      args: () => ({ input: { isOn: true, english: 'We answer soon.' } }),
      outcomes: only(trading('answered')),
    },
  ],
  'Query.replyTemplates': [{ of: 'the viewer’s business', outcomes: only(trading('answered')) }],
  'Query.filledReplyTemplates': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings }) => ({ id: bookings.past }),
      outcomes: OWNERS_ONE,
      shows: FILLED,
    },
    {
      of: 'the customer’s enquiry at the owner’s hall',
      args: ({ enquiryId }) => ({ id: enquiryId, about: 'ENQUIRY' }),
      about: 'ENQUIRY',
      outcomes: OWNERS_ONE,
      shows: FILLED,
    },
  ],
  'Mutation.addReplyTemplate': [
    { of: 'the viewer’s business', args: () => ({ input: TEMPLATE }), outcomes: only(trading('answered')) },
  ],
  'Mutation.changeReplyTemplate': [
    { of: 'the owner', args: ({ templateId }) => ({ id: templateId, input: TEMPLATE }), outcomes: OWNERS_ONE },
  ],
  'Mutation.removeReplyTemplate': [
    { of: 'the owner', args: ({ templateId }) => ({ id: templateId }), outcomes: OWNERS_ONE },
  ],
  'Mutation.askHall': [
    {
      of: 'the other owner’s hall',
      args: ({ halls }) => ({ hallId: halls.other, input: { text: 'Is there a ramp?' } }),
      outcomes: only(customers('answered')),
      members: { otherClerk: 'CONFLICT' },
    },
    {
      of: 'the owner’s hall, offline',
      args: ({ halls }) => ({ hallId: halls.offline, input: { text: 'Is there a ramp?' } }),
      outcomes: only(customers('NOT_FOUND')),
    },
  ],
  'Mutation.proposeVisit': [
    { ...atOwners(({ bookings }) => ({ id: bookings.pending, input: VISIT })), shows: OF_VISIT },
    { ...ofEnquiry(({ enquiryId }) => ({ id: enquiryId, about: 'ENQUIRY', input: VISIT })), shows: OF_VISIT },
    {
      ...atSuspended(({ bookings }) => ({ id: bookings.atSuspended, input: VISIT })),
      outcomes: only(customers('CONFLICT', 'NOT_FOUND'), owners('NOT_FOUND')),
    },
  ],
  'Mutation.confirmVisit': [ofVisit(ANSWERED_BY_OWNER, 'answered')],
  'Mutation.declineVisit': [ofVisit(ANSWERED_BY_OWNER, 'answered')],
  'Mutation.cancelVisit': [
    ofVisit(only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'FORBIDDEN' })), 'FORBIDDEN'),
  ],
  'Query.visitCalendarFile': [
    {
      ...atOwners(({ pastVisitId }) => ({ id: pastVisitId })),
      of: 'the customer’s visit of the owner’s hall',
      shows: OF_VISIT,
    },
  ],
  'Query.businessVisits': [{ of: 'the viewer’s business', outcomes: only(trading('answered')), shows: OF_VISIT }],
  'Mutation.blockThread': [
    atOwners(({ bookings }) => ({ id: bookings.past })),
    ofEnquiry(({ enquiryId }) => ({ id: enquiryId, about: 'ENQUIRY' })),
  ],
  'Mutation.unblockThread': [
    atOwners(({ bookings }) => ({ id: bookings.past })),
    ofEnquiry(({ enquiryId }) => ({ id: enquiryId, about: 'ENQUIRY' })),
  ],
  'Mutation.reportThread': [
    {
      ...atOwners(({ bookings }) => ({ id: bookings.past, input: SPAM })),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'CONFLICT' })),
    },
    ofEnquiry(({ enquiryId }) => ({ id: enquiryId, about: 'ENQUIRY', input: SPAM })),
  ],
  'Query.threadReports': [{ of: 'everybody', outcomes: STAFF }],
  'Query.threadReport': [{ of: 'the owner', args: ({ reportId }) => ({ id: reportId }), outcomes: STAFF }],
  'Query.reportedMessages': [
    { of: 'the owner', args: ({ reportId }) => ({ id: reportId }), outcomes: STAFF, leavesTrace: true },
  ],
  'Mutation.resolveThreadReport': [
    {
      of: 'the owner',
      args: ({ reportId }) => ({ id: reportId, input: { outcome: 'MESSAGE_REMOVED' } }),
      outcomes: STAFF,
    },
  ],
  'Mutation.markThreadRead': [
    atOwners(({ bookings }) => ({ id: bookings.past, to: 1 })),
    ofEnquiry(({ enquiryId }) => ({ id: enquiryId, about: 'ENQUIRY', to: 1 })),
    atSuspended(({ bookings }) => ({ id: bookings.atSuspended, to: 1 })),
  ],
  'Mutation.deleteMessage': [
    {
      ...atOwners(({ messageId }) => ({ id: messageId })),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'FORBIDDEN' })),
      members: { manager: 'FORBIDDEN', clerk: 'FORBIDDEN' },
    },
  ],
  'Subscription.inboxChanged': [
    {
      of: 'the viewer',
      outcomes: only(customers('answered')),
      hears: ['customer', 'otherCustomer', 'manager', 'clerk', 'otherClerk'],
    },
  ],
  'Subscription.businessInboxChanged': [
    {
      of: 'the viewer’s business',
      outcomes: only(trading('answered')),
      hears: ['owner', 'otherOwner', 'manager', 'clerk', 'otherClerk'],
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
