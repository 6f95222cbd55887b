import { describe, expect, it } from '@jest/globals';
import { bookingBanner } from '../bookings/banner.js';
import { CHANGE_MESSAGES } from '../bookings/changes.js';
import { CHARGE_MESSAGES } from '../bookings/charges-after.js';
import { BOOKING_MESSAGES, DESK_MESSAGES } from '../bookings/inputs.js';
import { OFFER_MESSAGES } from '../bookings/offers.js';
import { TASK_LIMITS, TASK_MESSAGES } from '../bookings/tasks.js';
import { BookingStatus, CancellationReason, customerStatusLabel, OFFER_ENDS } from '../bookings/transitions.js';
import { GUEST_MESSAGES } from '../guests/inputs.js';
import { SECOND_PHONE_MESSAGES } from '../guests/second-phone.js';
import { NOTIFICATION_MESSAGES } from '../notifications/messages.js';
import { UPLOAD_MESSAGES, UPLOAD_RULES } from '../media/uploads.js';
import { CANCELLATION_MESSAGES } from '../payments/cancellation-rules.js';
import { PAYMENT_MESSAGES } from '../payments/inputs.js';
import { LEDGER_MESSAGES } from '../payments/ledger.js';
import { PROOF_MESSAGES } from '../payments/proofs.js';
import { ACCEPTANCE_MESSAGES } from '../terms/acceptance.js';
import { CNIC_MESSAGES } from '../terms/cnic.js';
import { TERMS_MESSAGES } from '../terms/inputs.js';
import { CHANGED_MEANWHILE } from '../input/version.js';
import { ENQUIRY_MESSAGES } from '../threads/enquiries.js';
import { THREAD_MESSAGES } from '../threads/messages.js';
import { REPORT_MESSAGES } from '../threads/reports.js';
import { atMost } from '../text/text.js';
import { VISIT_MESSAGES } from '../threads/visits.js';
import { CHILDREN_MESSAGES } from '../menus/children.js';
import { bookingPhrases } from './booking-phrases.js';
import { ownerPhrases } from './owner-phrases.js';
import { learnPhrases, sayInUrdu } from './phrases.js';

learnPhrases(bookingPhrases);
learnPhrases(ownerPhrases);

/** Names that Urdu writes in Latin letters. */
const NAMES = /\b(JPEG|JPG|PNG|WebP|PDF|MB)\b/g;

describe('what the domain and the server say about payments, messages and guests', () => {
  it.each([
    ...Object.values(OFFER_MESSAGES),
    CHANGE_MESSAGES.offered,
    bookingBanner(BookingStatus.PENDING, null, 'upcoming', true),
    ...Object.values(CancellationReason).map((reason) =>
      bookingBanner(BookingStatus.CANCELLED, reason, 'upcoming', true),
    ),
    ...OFFER_ENDS.map((reason) => customerStatusLabel(BookingStatus.CANCELLED, reason)),
    CHARGE_MESSAGES.guestsCharged,
    CHARGE_MESSAGES.noteTooLong(175),
    ...Object.values(NOTIFICATION_MESSAGES),
    ...Object.values(GUEST_MESSAGES),
    ...Object.values(ACCEPTANCE_MESSAGES),
    ...Object.values(CNIC_MESSAGES),
    ...Object.values(SECOND_PHONE_MESSAGES),
    ...Object.values(TERMS_MESSAGES),
    BOOKING_MESSAGES.enquiryUnknown,
    ...Object.values(CHILDREN_MESSAGES),
    ...Object.values(DESK_MESSAGES),
    CHANGED_MEANWHILE,
    ...Object.values(TASK_MESSAGES),
    atMost('Task', TASK_LIMITS.textMaxCharacters)[1],
    ...Object.values(ENQUIRY_MESSAGES),
    ...Object.values(THREAD_MESSAGES),
    ...Object.values(REPORT_MESSAGES),
    ...Object.values(VISIT_MESSAGES),
    ...Object.values(PROOF_MESSAGES),
    ...Object.values(CANCELLATION_MESSAGES),
    ...Object.values(PAYMENT_MESSAGES),
    ...Object.values(LEDGER_MESSAGES).map((message) => (typeof message === 'string' ? message : message('₨900'))),
    UPLOAD_RULES.proof.wrongType,
    UPLOAD_RULES.proof.tooLarge,
    UPLOAD_MESSAGES.notYourProof,
  ])('%s is said in Urdu', (english) => {
    expect(sayInUrdu(english).replaceAll(NAMES, '')).not.toMatch(/[A-Za-z]{2}/);
  });
});
