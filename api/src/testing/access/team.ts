import type { BaseOutcomes, Case, Outcome, Outcomes } from './actors.js';
import { MEMBERS, type Actor, type Member } from './people.js';

/**
 * What members of a team may do of what owners may: written out by hand, not read from the rights, so that a change of either
 * turns the matrix red. Every operation of owners stands in exactly one of the lists.
 */
export const EVERY_MEMBER: readonly string[] = [
  'Query.businessApplication',
  'Query.businessBookings',
  'Query.bookingConflicts',
  'Query.quoteBookingEntry',
  'Query.quoteBookingChange',
  'Query.quoteOffer',
  'Query.quoteEnquiryOffer',
  'Query.quoteCharge',
  'Query.businessCalendar',
  'Query.businessWaitingList',
  'Query.cashBook',
  'Query.bookingExpenses',
  'Query.expenseFile',
  'Query.bookingTasks',
  'Query.dueBookingTasks',
  'Query.exportCashBook',
  'Query.businessEnquiries',
  'Query.businessVisits',
  'Query.businessConversations',
  'Query.businessInbox',
  'Query.conversationColleagues',
  'Query.enquiryPipeline',
  'Query.enquirySummary',
  'Query.replyTemplates',
  'Query.firstAnswer',
  'Query.filledReplyTemplates',
  'Query.businessGuests',
  'Query.businessGuest',
  'Query.guestStatement',
  'Query.exportGuestStatement',
  'Query.viewerHalls',
  'Query.viewerHall',
  'Query.viewerHallFigures',
  'Query.viewerSchedule',
  'Query.viewerHallRates',
  'Query.hijriMonths',
  'Query.viewerHallUnits',
  'Query.ownReviews',
  'Mutation.enterBooking',
  'Mutation.importBookings',
  'Mutation.callOffBooking',
  'Mutation.changeBooking',
  'Mutation.makeOffer',
  'Mutation.offerEnquiry',
  'Mutation.approveBooking',
  'Mutation.declineBooking',
  'Mutation.recordPayment',
  'Mutation.correctPayment',
  'Mutation.closeCash',
  'Mutation.recordExpense',
  'Mutation.correctExpense',
  'Mutation.uploadExpenseProof',
  'Mutation.addBookingTask',
  'Mutation.changeBookingTask',
  'Mutation.finishBookingTask',
  'Mutation.reopenBookingTask',
  'Mutation.removeBookingTask',
  'Mutation.recordSignedTerms',
  'Mutation.changeBookingPlan',
  'Mutation.acceptPaymentProof',
  'Mutation.rejectPaymentProof',
  'Mutation.labelBooking',
  'Mutation.markBookingSeen',
  'Mutation.setBookingNotes',
  'Mutation.setGuestNotes',
  'Mutation.setGuestSecondPhone',
  'Mutation.enterEnquiry',
  'Mutation.changeEnquiry',
  'Mutation.removeEnquiry',
  'Mutation.assignConversation',
  'Mutation.finishConversation',
  'Mutation.reopenConversation',
  'Mutation.loseEnquiry',
  'Mutation.reopenEnquiry',
  'Mutation.setEnquiryFollowUp',
  'Mutation.clearEnquiryFollowUp',
  'Mutation.blockHall',
  'Mutation.unblock',
  'Mutation.answerReview',
  'Subscription.bookingRequested',
  'Subscription.businessInboxChanged',
];

/** Halls, prices, services, figures and settings. */
export const MANAGERS_ONLY: readonly string[] = [
  // It has the revenue; clerks may ask for the rest of it.
  'Query.businessBookingStats',
  'Query.exportBookings',
  'Query.books',
  'Query.bookedBookings',
  'Query.exportBooks',
  'Query.exportExpenses',
  'Query.businessDashboard',
  'Query.businessActivity',
  'Query.revenueByMonth',
  'Query.revenueStatement',
  'Query.businessSettings',
  'Query.paymentPlans',
  'Mutation.savePaymentPlan',
  'Query.businessTermsVersions',
  'Mutation.saveBusinessTerms',
  'Query.viewerCatalogue',
  'Mutation.addReplyTemplate',
  'Mutation.changeReplyTemplate',
  'Mutation.removeReplyTemplate',
  'Mutation.setFirstAnswer',
  'Query.viewerMenus',
  'Query.viewerMenu',
  'Mutation.addMenu',
  'Mutation.changeMenu',
  'Mutation.retireMenu',
  'Mutation.updateBusinessSettings',
  'Mutation.addHallRate',
  'Mutation.changeHallRate',
  'Mutation.removeHallRate',
  'Mutation.changeHallBookingSettings',
  'Mutation.addScheduleException',
  'Mutation.removeScheduleException',
  'Mutation.importFile',
  'Mutation.listHall',
  'Mutation.changeHall',
  'Mutation.takeHallOffline',
  'Mutation.putHallOnline',
  'Mutation.removeHall',
  'Mutation.duplicateHall',
  'Mutation.addHallFixedService',
  'Mutation.clearHallFixedServices',
  'Mutation.addHallAmenity',
  'Mutation.clearHallAmenities',
  'Mutation.setHallUnits',
  'Mutation.uploadImage',
  'Mutation.discardImage',
  ...['HallCategory', 'HallType', 'FixedService', 'OptionalService', 'Amenity', 'HallShift', 'HallUnit'].flatMap(
    (noun) => ['add', 'change', 'remove'].map((verb) => `Mutation.${verb}${noun}`),
  ),
];

/** The application, the seller's details, integrations, the team. */
export const OWNERS_ONLY: readonly string[] = [
  'Query.viewerTeam',
  'Mutation.inviteMember',
  'Mutation.resendInvitation',
  'Mutation.revokeInvitation',
  'Mutation.changeMemberRole',
  'Mutation.setMemberDiscount',
  'Query.teamActivity',
  'Mutation.removeMember',
  'Query.apiKeys',
  'Query.webhooks',
  'Query.webhookDeliveries',
  'Query.paymentDetails',
  'Mutation.setPaymentDetails',
  'Query.calendarFeeds',
  'Query.externalCalendars',
  'Mutation.applyForBusiness',
  'Mutation.reapplyForBusiness',
  'Mutation.updateBusiness',
  'Mutation.uploadDocument',
  'Mutation.discardDocument',
  'Mutation.issueApiKey',
  'Mutation.revokeApiKey',
  'Mutation.addWebhook',
  'Mutation.changeWebhook',
  'Mutation.removeWebhook',
  'Mutation.resumeWebhook',
  'Mutation.rotateWebhookSecret',
  'Mutation.pingWebhook',
  'Mutation.replayWebhookDelivery',
  'Mutation.renewCalendarFeed',
  'Mutation.closeCalendarFeed',
  'Mutation.addExternalCalendar',
  'Mutation.syncExternalCalendar',
  'Mutation.removeExternalCalendar',
];

/** Whose outcome a member shares who may do what the owner may. */
const SAME_AS = { manager: 'owner', clerk: 'owner', otherClerk: 'otherOwner' } as const satisfies Record<Member, Actor>;

function decide(name: string, member: Member, outcomes: BaseOutcomes): Outcome {
  if (EVERY_MEMBER.includes(name)) return outcomes[SAME_AS[member]];
  if (MANAGERS_ONLY.includes(name)) return member === 'manager' ? outcomes.owner : 'FORBIDDEN';
  if (OWNERS_ONLY.includes(name)) return 'FORBIDDEN';
  // To everything else they are customers without a record of their own.
  return outcomes.otherCustomer;
}

/** The outcomes of a case with those of the members. */
export function withMembers(name: string, { outcomes, members = {} }: Pick<Case, 'outcomes' | 'members'>): Outcomes {
  const decided = MEMBERS.map((member) => [member, members[member] ?? decide(name, member, outcomes)]);
  return { ...outcomes, ...Object.fromEntries(decided) } as Outcomes;
}

/** Whose personal data an actor may read besides its own: a member what the owner of the business may. */
export function getShown(actor: Actor, shows: NonNullable<Case['shows']>) {
  const same = MEMBERS.find((member) => member === actor);
  return [...(shows.everybody ?? []), ...(shows[actor] ?? []), ...(same ? (shows[SAME_AS[same]] ?? []) : [])];
}
