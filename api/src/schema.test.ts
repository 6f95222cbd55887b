import { describe, expect, it } from '@jest/globals';
import { isEnumType } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './env.js';
import { operationsByScope, publicOperations } from './graphql/guard.js';
import { Role } from './domain/accounts/roles.js';
import { buildProductSchema } from './schema.js';

/** A password, a passkey, the renewal of a session; and what makes a new token for who has one. */
const WAYS_IN: readonly string[] = [
  'register',
  'signIn',
  'staffSignIn',
  'changePassword',
  'reauthenticate',
  'signInWithPasskey',
  'staffSignInWithPasskey',
  'renewSession',
];

describe('[security: never 2] operations without a sign-in', () => {
  it('are these and no others: a forgotten directive shows here', () => {
    expect(publicOperations(buildProductSchema()).sort()).toEqual([
      'Mutation.confirmEmail',
      'Mutation.readInvitation',
      'Mutation.register',
      'Mutation.renewSession',
      'Mutation.requestPasswordReset',
      'Mutation.resetPassword',
      'Mutation.signIn',
      'Mutation.signInWithPasskey',
      'Mutation.staffSignIn',
      'Mutation.staffSignInWithPasskey',
      'Mutation.startPasskeySignIn',
      'Query.allInPrices',
      'Query.blogCategories',
      'Query.blogComments',
      'Query.blogFigures',
      'Query.blogPost',
      'Query.blogPosts',
      'Query.blogTags',
      'Query.budgetSteps',
      'Query.calendarFeed',
      'Query.cityRules',
      'Query.clientConfig',
      'Query.currencyRates',
      'Query.featuredBlogPosts',
      'Query.freeDates',
      'Query.hall',
      'Query.hallAvailability',
      'Query.hallBusinessTerms',
      'Query.hallCards',
      'Query.hallContact',
      'Query.hallMenus',
      'Query.hallPaymentPlan',
      'Query.hallReviews',
      'Query.halls',
      'Query.hallsSharingSpace',
      'Query.health',
      'Query.maintenanceStatus',
      'Query.nextFreeDates',
      'Query.placeSuggestions',
      'Query.serviceChoices',
      'Query.sharedSavedList',
    ]);
  });
});

describe('[security Identity] the ways in', () => {
  const named = (field: { type: { toString(): string } }) => field.type.toString().replace(/[![\]]/g, '');

  it('are these operations and no others: every one that makes a session or renews a token shows here', () => {
    const fields = Object.values(buildProductSchema().getMutationType()?.getFields() ?? {});
    expect(fields.filter((field) => named(field) === 'Session').map(({ name }) => name)).toEqual(WAYS_IN);
  });

  it('make their sessions in one file', () => {
    const folder = join(PROJECT_ROOT, 'api/src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    const callers = files.filter((file) =>
      /(?<!function )startSession\(/.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(callers).toEqual(['modules/accounts/account.service.ts']);
  });
});

describe('object types', () => {
  it('read their plain fields past type-graphql’s middlewares (docs/decisions/0023-known-documents.md)', () => {
    buildProductSchema();
    const slow = globalThis.TypeGraphQLMetadataStorage.objectTypes.filter(
      ({ simpleResolvers }) => simpleResolvers !== true,
    );
    expect(slow.map(({ name }) => name)).toEqual([]);
  });
});

/** Spelled inside as their columns are, until their reads are moved (docs/decisions/0001-foundations.md). */
const SPELLED_AS_COLUMNS = [
  'ApiKeyScope',
  'BlogMediaType',
  'BlogPostStatus',
  'BookingStatus',
  'BusinessStatus',
  'CancellationReason',
  'DeliveryStatus',
  'HallStatus',
  'Role',
  'WebhookEvent',
];

describe('enums', () => {
  it('are spelled inside by their names', () => {
    const types = Object.values(buildProductSchema().getTypeMap()).filter(isEnumType);
    const others = types.filter((type) => type.getValues().some(({ name, value }) => name !== value));
    expect(others.map(({ name }) => name).sort()).toEqual(SPELLED_AS_COLUMNS);
  });
});

describe('[issue: API keys] an owner’s operations by the scope of an API key', () => {
  /** Everything about accounts, settings, documents, keys and texts in the owner's name has none. */
  const SCOPES = {
    read: `
      bookedBookings books booking bookingCalendarFile bookingChanged bookingChanges bookingConflicts bookingExpenses bookingContract bookingPayments bookingTasks dueBookingTasks businessTermsVersions paymentPlans paymentProofFile bookingRequested bookingTimeline businessActivity businessBookingStats
      businessBookings businessCalendar cashBook businessDashboard businessGuest businessGuests businessWaitingList expenseFile exportBookings exportBooks exportCashBook exportExpenses exportGuestStatement guestStatement hijriMonths ownReviews quoteBookingChange quoteBookingEntry quoteCharge quoteEnquiryOffer quoteOffer revenueByMonth
      revenueStatement viewerCatalogue viewerHall viewerMenu viewerMenus viewerHallFigures viewerHallRates viewerHallUnits viewerHalls viewerSchedule`,
    bookings: `
      acceptBookingChange addBookingTask changeBookingTask finishBookingTask removeBookingTask reopenBookingTask approveBooking callOffBooking changeBooking declineBooking enterBooking importBookings labelBooking makeOffer offerEnquiry recordSignedTerms refuseBookingChange setBookingNotes setContractCnic setGuestNotes setGuestSecondPhone withdrawBookingChange`,
    halls: `
      addMenu changeMenu retireMenu addAmenity addFixedService addHallAmenity addHallCategory addHallFixedService addHallRate addHallShift addHallType
      addHallUnit addOptionalService addScheduleException blockHall changeAmenity changeFixedService changeHall changeHallBookingSettings changeHallCategory changeHallRate changeHallShift
      changeHallType changeHallUnit changeOptionalService clearHallAmenities clearHallFixedServices discardImage duplicateHall
      importFile listHall putHallOnline removeAmenity removeFixedService removeHall removeHallCategory removeHallRate removeHallShift
      removeHallType removeHallUnit removeOptionalService removeScheduleException setHallUnits takeHallOffline unblock uploadImage`,
    payments:
      'acceptPaymentProof changeBookingPlan closeCash correctExpense correctPayment recordExpense recordPayment rejectPaymentProof uploadExpenseProof',
    messages:
      'assignConversation businessConversations businessInbox businessInboxChanged conversation conversationColleagues finishConversation reopenConversation blockThread changeEnquiry enterEnquiry removeEnquiry addReplyTemplate bookingThread bookingThreadChanged businessEnquiries businessVisits cancelVisit changeReplyTemplate confirmVisit declineVisit clearEnquiryFollowUp deleteMessage enquiry enquiryPipeline enquirySummary filledReplyTemplates firstAnswer loseEnquiry markThreadRead messageFile proposeVisit removeReplyTemplate reopenEnquiry replyTemplates sendMessage setEnquiryFollowUp setFirstAnswer unblockThread unreadMessages uploadMessageFile visitCalendarFile',
    none: `
      acceptTerms addExternalCalendar addPasskey addWebhook answerReview apiKeys applyForBusiness businessApplication businessSettings calendarFeeds
      cancelEmailChange changePassword paymentDetails saveBusinessTerms savePaymentPlan setPaymentDetails changeWebhook closeCalendarFeed confirmAuthenticator deleteAccount
      discardDocument endOtherSessions endSession exportAccountData externalCalendars issueApiKey markBookingSeen pingWebhook reapplyForBusiness
      reauthenticate removeAuthenticator removeExternalCalendar removePasskey removeWebhook renamePasskey renewCalendarFeed renewRecoveryCodes
      replayWebhookDelivery reportReview reportThread resumeWebhook revokeApiKey rotateWebhookSecret sendConfirmationEmail
      signOut syncExternalCalendar startAuthenticator startPasskey startPasskeyConfirmation storedDocument updateBusiness updateBusinessSettings updateProfile
      uploadDocument viewer viewerReview viewerSecondFactors viewerSessions webhookDeliveries webhooks
      writeBlogComment acceptInvitation changeMemberRole inviteMember removeMember resendInvitation
      revokeInvitation setMemberDiscount teamActivity viewerTeam markNotificationsRead notifications unreadNotificationCount
      notificationSettings changeNotificationSettings turnOnPush turnOffPush sendTestNotification`,
  };

  it('are these and no others: one that is not decided on shows here', () => {
    const found = operationsByScope(buildProductSchema(), Role.BUSINESS);
    for (const [scope, names] of Object.entries(SCOPES)) {
      expect([scope, ...found[scope as keyof typeof SCOPES].sort()]).toEqual([
        scope,
        ...names.trim().split(/\s+/).sort(),
      ]);
    }
  });
});
