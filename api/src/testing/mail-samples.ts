import { BookingSource } from '../domain/bookings/entry.js';
import { FUNCTION_NAMES, GroupEnd } from '../domain/bookings/functions.js';
import { CancellationReason } from '../domain/bookings/transitions.js';
import { MEMBER_ROLES } from '../domain/businesses/team.js';
import { WaitingWork } from '../domain/notifications/waiting-work.js';
import type { Hundredths } from '../domain/money/money.js';
import { ReminderKind } from '../domain/payments/reminders.js';
import { MESSAGE_SIDES } from '../domain/threads/messages.js';
import { REPORT_OUTCOMES } from '../domain/threads/reports.js';
import type { MailSubject } from '../modules/bookings/booking-mail.parts.js';
import * as bookingMails from '../modules/bookings/booking.mails.js';
import * as changeDiscountMails from '../modules/booking-changes/booking-change-discount.mails.js';
import * as changeMails from '../modules/booking-changes/booking-change.mails.js';
import * as offerMails from '../modules/booking-changes/booking-offer.mails.js';
import * as acceptanceMails from '../modules/bookings/booking-acceptance.mails.js';
import * as functionMails from '../modules/bookings/booking-function.mails.js';
import * as groupMails from '../modules/booking-groups/booking-group.mails.js';
import * as applicationMails from '../modules/businesses/application.mails.js';
import type { Business } from '../modules/businesses/business.entity.js';
import * as teamMails from '../modules/businesses/team.mails.js';
import * as calendarMails from '../modules/integrations/external-calendar.mails.js';
import * as webhookMails from '../modules/integrations/webhook.mails.js';
import * as paymentMails from '../modules/payments/payment.mails.js';
import * as reminderMails from '../modules/payments/reminder.mails.js';
import * as threadMails from '../modules/threads/thread.mails.js';
import * as reportMails from '../modules/threads/thread-report.mails.js';
import * as visitMails from '../modules/threads/visit.mails.js';
import type { VisitRow } from '../modules/threads/visit.queries.js';
import * as reviewMails from '../modules/reviews/review-request.mails.js';
import * as waitingWorkMails from '../modules/waiting-work/waiting-work.mails.js';
import * as waitingMails from '../modules/waiting-list/waiting-list.mails.js';
import type { WaitingEntryRow } from '../modules/waiting-list/waiting-list.queries.js';
import type { Mail } from '../modules/notifications/outbox.service.js';
import { accounts, AT, secondFactors, sessions, TO, user, type Samples } from './mail-samples-accounts.js';

/** A booking for mails. */
export const BOOKING: MailSubject = {
  id: 12,
  source: BookingSource.CUSTOMER,
  isOffered: false,
  isOffer: false,
  hallTitle: 'Noor Mahal',
  businessName: 'Noor Venues',
  businessPhone: '+92 42 1234567',
  startTime: AT,
  endTime: new Date('2026-12-05T18:00:00Z'),
  timeZone: 'Asia/Karachi',
  shiftName: 'Dinner',
  heldUntil: AT,
  paymentDueAt: null,
  confirmsOnPayment: false,
  paymentPlan: [],
  rateReason: 'Saturday',
  enteredBy: 'Sana Iqbal',
  quotedPrice: 100_000_000,
  guestCount: 300,
  totalPrice: 90_000_000,
  currency: 'PKR',
  customerName: 'Ayesha Khan',
  customerPhone: '+92 300 1234567',
  customerEmail: TO,
  isOwnEmail: true,
  note: 'The stage is being rebuilt',
  ownerName: 'Bilal',
  ownerEmail: 'owner@mail.test',
  functionName: null,
  group: null,
  readers: [{ userId: 4, name: 'Erum', email: 'clerk@mail.test' }],
  enteringMember: { name: 'Sana Iqbal', email: 'sana@mail.test' },
} as unknown as MailSubject;

const terms = { hallTitle: 'Noor Mahal', startTime: AT, endTime: AT, timeZone: 'Asia/Karachi', guestCount: 300 };
const before = {
  ...terms,
  ...{ totalPrice: 100, currency: 'PKR', menu: null, extras: [{ name: 'Stage lights', amount: 5 }] },
};
const after = {
  menu: {
    ...{ menuId: 5, name: 'Royal', nameUrdu: 'شاہی', heads: 250, childCount: 40, childrenShare: 50 },
    courses: [{ choose: null, dishes: [{ dishId: 1, name: 'Biryani', nameUrdu: null, surcharge: 0 }] }],
  },
  ...terms,
  hallTitle: 'Noor Lawn',
  endTime: BOOKING.endTime,
  guestCount: 200,
  totalPrice: 80,
  currency: 'PKR',
  extras: [{ name: 'Stage flowers', amount: 10 }],
};

/** Who makes, withdraws or had made an offer, and who answers it. */
const OFFER_SIDES: Readonly<Record<string, BookingSource>> = {
  'change-proposed': BookingSource.OWNER,
  changed: BookingSource.CUSTOMER,
  'change-refused': BookingSource.CUSTOMER,
  'change-withdrawn': BookingSource.OWNER,
  'change-expired': BookingSource.OWNER,
};
const NOTED = { answer: { note: 'With the new stage', validUntil: AT } };
const CHANGES = ['change-proposed', 'changed', 'change-refused', 'change-withdrawn', 'change-expired'].flatMap(
  (kind) => [
    ...Object.values(BookingSource).flatMap((by) =>
      [{}, { refusal: 'A day later, please' }].map(
        (words) => ({ kind, changeId: 1, before, after, by, ...words }) as unknown as changeMails.ChangeEvent,
      ),
    ),
    ...[NOTED, { answer: { ...NOTED.answer, note: null }, refusal: 'Less, please' }].map(
      (words) =>
        ({ kind, changeId: 1, before, after, by: OFFER_SIDES[kind], ...words }) as unknown as changeMails.ChangeEvent,
    ),
  ],
);
const SIDES = ['customer', 'other'] as const;
const CANCELLATIONS = Object.values(CancellationReason).flatMap((reason) =>
  SIDES.map((by) => ({ kind: 'cancelled', reason, by }) as const),
);
/** Only customers with an account set the final number of guests. */
const FINAL_GUESTS = CHANGES.filter(({ kind, by }) => kind === 'changed' && by === BookingSource.CUSTOMER).map(
  (event) => ({
    ...event,
    isFinalGuests: true,
  }),
);
const EVENTS: readonly bookingMails.BookingEvent[] = [
  { kind: 'requested' },
  { kind: 'confirmed', instantly: false },
  { kind: 'confirmed', instantly: true },
  { kind: 'hold-reminder' },
  { kind: 'hold-ended' },
  ...CANCELLATIONS,
  { kind: 'stays', gone: 'customer' },
  { kind: 'stays', gone: 'business' },
  ...CHANGES.map((event) => ({
    kind: event.kind,
    createMails: (booking: MailSubject) => changeMails.createChangeMails(event, booking),
  })),
];

/** By the account's own address, and another one; with and without what a booking may lack. */
const SUBJECTS: readonly MailSubject[] = [
  BOOKING,
  { ...BOOKING, shiftName: null, rateReason: null, note: null, heldUntil: null },
  { ...BOOKING, isOwnEmail: false },
  { ...BOOKING, confirmsOnPayment: true },
  { ...BOOKING, isOffered: true, isOffer: true, customerPhone: '' },
  { ...BOOKING, end: { refund: 5_000 as Hundredths, kept: 2_500 as Hundredths } },
];
const GUEST_BOOKING: MailSubject = { ...BOOKING, source: BookingSource.OWNER };
/** What a business changes of a booking that it entered holds at once, without a proposal. */
const GUEST_EVENTS = EVENTS.filter(({ kind }) => kind === 'changed' || !kind.startsWith('change-'));

const GROUP = { id: 3, name: 'Ayesha & Bilal', answerBy: AT.toISOString() };
const FUNCTIONS = FUNCTION_NAMES.map((functionName) => ({
  ...BOOKING,
  functionName,
  group: { ...GROUP, status: 'WAITING', functions: [{}, {}] },
})) as MailSubject[];
const FUNCTION_EVENTS = [
  ...(['requested', 'accepted', 'hold-reminder'] as const).map((kind) => ({ kind })),
  { kind: 'confirmed', instantly: false } as const,
  ...CANCELLATIONS,
];
const GROUP_EVENTS: readonly groupMails.GroupEvent[] = [
  { kind: 'requested' },
  { kind: 'confirmed' },
  ...Object.values(GroupEnd).map((reason) => ({ kind: 'ended', reason }) as const),
];

const BUSINESS = { name: 'Noor Venues', rejectionReason: 'No licence', suspensionReason: 'Unpaid' } as Business;
const MAILED = { businessName: 'Noor Venues', ownerName: 'Bilal', ownerEmail: TO, url: 'https://example.org/secret' };
const CALENDAR = { ...MAILED, name: 'Google' };
const WAITING = {
  ...{ id: 1, customerEmail: TO, customerName: 'Ayesha', hallName: 'Noor Mahal', hallNumber: '1', guestCount: 300 },
  ...{ businessName: 'Noor Venues', startTime: AT, endTime: AT, timeZone: 'Asia/Karachi', shiftName: 'Dinner' },
} as unknown as WaitingEntryRow;

const bookings: Samples<typeof bookingMails> = {
  createMails: [
    ...EVENTS.flatMap((event) => SUBJECTS.flatMap((booking) => bookingMails.createMails(event, booking))),
    ...GUEST_EVENTS.flatMap((event) => bookingMails.createMails(event, GUEST_BOOKING)),
    ...FUNCTION_EVENTS.flatMap((event) => FUNCTIONS.flatMap((booking) => bookingMails.createMails(event, booking))),
  ],
};
const changes: Samples<typeof changeMails> = {
  createChangeMails: [...CHANGES, ...FINAL_GUESTS].flatMap((event) =>
    SUBJECTS.flatMap((booking) => changeMails.createChangeMails(event, booking)),
  ),
};
const offers: Samples<typeof offerMails> = {
  createOfferMails: SUBJECTS.flatMap((booking) =>
    (['change-proposed', 'changed', 'change-refused', 'change-withdrawn', 'change-expired'] as const).flatMap((kind) =>
      offerMails.createOfferMails({ kind, ...NOTED, refusal: 'Less, please' }, booking),
    ),
  ),
};
const changeDiscounts: Samples<typeof changeDiscountMails> = {
  createChangeDiscountMails: [
    { verdict: 'asked', proposer: 'Sana Iqbal', until: AT } as const,
    ...(['approved', 'declined', 'expired'] as const).map((verdict) => ({ verdict, member: BOOKING.enteringMember })),
  ].flatMap((discount) =>
    changeDiscountMails.createChangeDiscountMails(
      discount,
      { ...BOOKING, menu: null, extras: [], totalPrice: 80 as Hundredths },
      BOOKING,
    ),
  ),
};
const PAYMENT = { id: 3, method: 'CASH', day: '2026-11-20', correctsId: null, balance: 700_000 as Hundredths } as const;
const PAYMENTS: readonly paymentMails.RecordedPayment[] = [
  { ...PAYMENT, kind: 'RECEIPT', amount: 200_000 as Hundredths, receiptNumber: 'R-000001' },
  { ...PAYMENT, kind: 'REFUND', amount: 200_000 as Hundredths, receiptNumber: null },
];
const PROOF = { id: 4, method: 'RAAST', day: '2026-11-20', amount: 200_000 as Hundredths } as const;
const PROOFS: readonly paymentMails.NotifiedProof[] = [
  { ...PROOF, status: 'SUBMITTED', reason: null },
  { ...PROOF, status: 'REJECTED', reason: 'The amount can’t be read.' },
];
const WAITING_READER = { threadId: 5, userId: 3, name: 'Sana', email: 'sana@mail.test', count: 2, lastSequence: 7 };
const threads: Samples<typeof threadMails> = {
  createMessagesMail: MESSAGE_SIDES.map((side) =>
    [
      { bookingId: BOOKING.id, enquiryId: null },
      { bookingId: null, enquiryId: 7 },
    ].map((ids) => threadMails.createMessagesMail({ ...BOOKING, ...WAITING_READER, ...ids, side })),
  ).flat(),
};
const VISIT: VisitRow = {
  ...{ id: 8, threadId: 5, hallId: 4, businessId: 2, status: 'PROPOSED', proposedBy: 'CUSTOMER' },
  ...{ startsAt: AT, headCount: 4, note: 'After the prayer', createdAt: AT, confirmedAt: null, endedAt: null },
  ...{ endedBy: null, bookingId: BOOKING.id, enquiryId: null, hallTitle: 'Noor Mahal', hallNameUrdu: null },
  ...{
    hallLocation: 'Canal Road',
    isHallRemoved: false,
    businessName: 'Noor Events',
    timeZone: 'Asia/Karachi',
    customerName: 'Sana',
  },
};
const reports: Samples<typeof reportMails> = {
  createReportMail: REPORT_OUTCOMES.flatMap((outcome) =>
    MESSAGE_SIDES.map((reporterSide) =>
      [true, false].map((isReader) =>
        reportMails.createReportMail({ ...VISIT, id: 5, reporterSide }, outcome, { ...WAITING_READER, isReader }),
      ),
    ),
  ).flat(),
};

const visits: Samples<typeof visitMails> = {
  createVisitMail: (['proposed', 'confirmed', 'declined', 'cancelled', 'calledOff', 'soon'] as const).flatMap((event) =>
    [VISIT, { ...VISIT, bookingId: null, enquiryId: 7 }].flatMap((visit) =>
      MESSAGE_SIDES.flatMap((side) =>
        (['open', 'ended', 'deleted'] as const).map((thread) =>
          visitMails.createVisitMail(event, visit, { ...WAITING_READER, id: 3, side }, thread),
        ),
      ),
    ),
  ),
};
const payments: Samples<typeof paymentMails> = {
  createPaymentMails: PAYMENTS.flatMap((payment) =>
    SUBJECTS.flatMap((booking) => paymentMails.createPaymentMails(payment, booking)),
  ),
  createPlanMails: SUBJECTS.flatMap((booking) =>
    paymentMails.createPlanMails({ left: 700_000 as Hundredths, at: AT }, booking),
  ),
  createDetailsMail: [
    paymentMails.createDetailsMail({ name: 'Bilal', email: TO }, { businessName: 'Noor Venues', at: AT }),
  ],
  createProofMails: PROOFS.flatMap((proof) =>
    SUBJECTS.flatMap((booking) => paymentMails.createProofMails(proof, booking)),
  ),
};
const reminders: Samples<typeof reminderMails> = {
  createReminderMails: Object.values(ReminderKind).flatMap((kind) =>
    [...SUBJECTS, GUEST_BOOKING].flatMap((booking) =>
      reminderMails.createReminderMails({ kind, dueOn: '2026-11-20', amount: 200_000 as Hundredths }, booking),
    ),
  ),
};
const PAYABLE = [true, false].map((isOwnEmail) => ({
  ...BOOKING,
  isOwnEmail,
  paymentDueAt: AT,
  firstPayment: BOOKING.totalPrice,
}));
const acceptances: Samples<typeof acceptanceMails> = {
  createAcceptedMails: PAYABLE.flatMap(acceptanceMails.createAcceptedMails),
  createPaymentReminders: [false, true].flatMap((hasProof) =>
    PAYABLE.flatMap((booking) => acceptanceMails.createPaymentReminders(booking, hasProof)),
  ),
};
const functions: Samples<typeof functionMails> = {
  createFunctionMails: FUNCTION_EVENTS.flatMap((event) =>
    FUNCTIONS.flatMap((booking) =>
      [booking, { ...booking, isOwnEmail: false }].flatMap((each) => functionMails.createFunctionMails(event, each)),
    ),
  ),
};
const groups: Samples<typeof groupMails> = {
  createGroupMails: [TO, 'other@mail.test'].flatMap((accountEmail) =>
    GROUP_EVENTS.flatMap((event) =>
      groupMails.createGroupMails(
        event,
        GROUP,
        FUNCTIONS.map((each) => ({ ...each, accountEmail })),
      ),
    ),
  ),
};
const applications: Samples<typeof applicationMails> = {
  createApprovalMail: [applicationMails.createApprovalMail(BUSINESS, user(AT))],
  createRejectionMail: [applicationMails.createRejectionMail(BUSINESS, user(AT))],
  createSuspensionMail: [applicationMails.createSuspensionMail(BUSINESS, user(AT))],
  createReinstatementMail: [applicationMails.createReinstatementMail(BUSINESS, user(AT))],
};
const teams: Samples<typeof teamMails> = {
  createInvitationMail: MEMBER_ROLES.map((role) =>
    teamMails.createInvitationMail(TO, { businessName: 'Noor Venues', role, token: 'token' }),
  ),
  createJoinedMail: MEMBER_ROLES.map((role) => teamMails.createJoinedMail(TO, { name: 'Erum', role })),
  createClosedMail: [teamMails.createClosedMail(TO, 'Noor Venues')],
  createRemovedMail: [teamMails.createRemovedMail(TO, 'Noor Venues')],
};
const calendars: Samples<typeof calendarMails> = {
  createUnreadableMail: [calendarMails.createUnreadableMail(CALENDAR, 'timed out')],
  createClashMail: [
    calendarMails.createClashMail(CALENDAR, { hallTitle: 'Noor Mahal', start: AT, end: AT, zone: 'Asia/Karachi' }),
  ],
};
const webhooks: Samples<typeof webhookMails> = {
  createPausedMail: ['timed out', null].map((error) => webhookMails.createPausedMail({ ...MAILED, error })),
  createDisabledMail: ['timed out', null].map((error) => webhookMails.createDisabledMail({ ...MAILED, error })),
};
const reviews: Samples<typeof reviewMails> = {
  createReviewRequestMail: [reviewMails.createReviewRequestMail({ ...BOOKING, hallId: 1, userId: 3, email: TO })],
};
const waiting: Samples<typeof waitingMails> = {
  createOfferMail: [waitingMails.createOfferMail(WAITING, AT)],
  createMissedMail: [waitingMails.createMissedMail({ ...WAITING, shiftName: null })],
};

const waitingWork: Samples<typeof waitingWorkMails> = {
  createWaitingWorkMail: [1, 3].map((count) =>
    waitingWorkMails.createWaitingWorkMail({
      ...{ businessId: 2, businessName: 'Noor Events', timeZone: 'Asia/Karachi', day: '2026-12-06' },
      ...{ userId: 3, name: 'Sana', email: TO },
      work: Object.values(WaitingWork).map((kind) => ({ kind, count, since: AT })),
    }),
  ),
};

/** Mails by the file that composes them, below `modules`. All that mails are composed of, but for those to staff. */
export const MAIL_SAMPLES: Readonly<Record<string, Readonly<Record<string, readonly Mail[]>>>> = {
  'accounts/account.mails.ts': accounts,
  'accounts/second-factor.mails.ts': secondFactors,
  'accounts/session.mails.ts': sessions,
  'bookings/booking.mails.ts': bookings,
  'booking-changes/booking-change-discount.mails.ts': changeDiscounts,
  'booking-changes/booking-change.mails.ts': changes,
  'booking-changes/booking-offer.mails.ts': offers,
  'bookings/booking-acceptance.mails.ts': acceptances,
  'bookings/booking-function.mails.ts': functions,
  'booking-groups/booking-group.mails.ts': groups,
  'businesses/application.mails.ts': applications,
  'businesses/team.mails.ts': teams,
  'integrations/external-calendar.mails.ts': calendars,
  'integrations/webhook.mails.ts': webhooks,
  'payments/payment.mails.ts': payments,
  'payments/reminder.mails.ts': reminders,
  'threads/thread.mails.ts': threads,
  'threads/visit.mails.ts': visits,
  'threads/thread-report.mails.ts': reports,
  'reviews/review-request.mails.ts': reviews,
  'waiting-list/waiting-list.mails.ts': waiting,
  'waiting-work/waiting-work.mails.ts': waitingWork,
};
