import { isStaff, type Role } from '../accounts/roles.js';
import type { NotificationKind } from './kinds.js';

/** What people choose channels for (docs/decisions/0066-notifications.md). */
export enum NotificationGroup {
  /** Requests, answers, offers and changes. */
  BOOKINGS = 'BOOKINGS',
  MESSAGES = 'MESSAGES',
  VISITS = 'VISITS',
  PAYMENTS = 'PAYMENTS',
  /** Of what is soon, or may be done now. */
  REMINDERS = 'REMINDERS',
  /** Of venue owners and reports of conversations, for staff. */
  APPLICATIONS = 'APPLICATIONS',
}

/** Every group, in the order of the settings. */
export const NOTIFICATION_GROUPS = Object.values(NotificationGroup);

const { BOOKINGS, MESSAGES, VISITS, PAYMENTS, REMINDERS, APPLICATIONS } = NotificationGroup;

/** The group of each kind. */
export const KIND_GROUPS: Readonly<Record<NotificationKind, NotificationGroup>> = {
  BOOKING_REQUESTED: BOOKINGS,
  BOOKING_ACCEPTED: BOOKINGS,
  BOOKING_CONFIRMED: BOOKINGS,
  BOOKING_DECLINED: BOOKINGS,
  BOOKING_CANCELLED: BOOKINGS,
  CHANGE_PROPOSED: BOOKINGS,
  BOOKING_CHANGED: BOOKINGS,
  GUESTS_CHANGED: BOOKINGS,
  CHANGE_REFUSED: BOOKINGS,
  CHANGE_WITHDRAWN: BOOKINGS,
  CHANGE_EXPIRED: BOOKINGS,
  OFFER_MADE: BOOKINGS,
  OFFER_ACCEPTED: BOOKINGS,
  OFFER_REFUSED: BOOKINGS,
  OFFER_WITHDRAWN: BOOKINGS,
  OFFER_EXPIRED: BOOKINGS,
  MESSAGE_RECEIVED: MESSAGES,
  ENQUIRY_FOLLOW_UP: REMINDERS,
  TASK_DUE: REMINDERS,
  WORK_WAITING: REMINDERS,
  PROOF_SENT: PAYMENTS,
  PROOF_ACCEPTED: PAYMENTS,
  PROOF_REJECTED: PAYMENTS,
  PAYMENT_DUE: PAYMENTS,
  PAYMENT_OVERDUE: PAYMENTS,
  VISIT_PROPOSED: VISITS,
  VISIT_CONFIRMED: VISITS,
  VISIT_DECLINED: VISITS,
  VISIT_CANCELLED: VISITS,
  VISIT_SOON: REMINDERS,
  VISIT_CALLED_OFF: VISITS,
  REPORT_UPHELD: MESSAGES,
  REPORT_DISMISSED: MESSAGES,
  THREAD_WARNED: MESSAGES,
  BOOKING_SOON: REMINDERS,
  REVIEW_REQUESTED: REMINDERS,
  APPLICATION_RECEIVED: APPLICATIONS,
  REPORT_RECEIVED: APPLICATIONS,
};

/** The group of each kind of mail that may be turned off; any other mail is always sent, and a test lists them. */
export const MAIL_GROUPS: ReadonlyMap<string, NotificationGroup> = new Map([
  ['booking-received', BOOKINGS],
  ['booking-requested', BOOKINGS],
  ['booking-discount', BOOKINGS],
  ['booking-discount-approved', BOOKINGS],
  ['booking-discount-declined', BOOKINGS],
  ['booking-discount-expired', BOOKINGS],
  ['booking-change-discount', BOOKINGS],
  ['booking-change-discount-approved', BOOKINGS],
  ['booking-change-discount-declined', BOOKINGS],
  ['booking-change-discount-expired', BOOKINGS],
  ['booking-change-proposed', BOOKINGS],
  ['booking-change-refused', BOOKINGS],
  ['booking-change-withdrawn', BOOKINGS],
  ['booking-change-expired', BOOKINGS],
  ['booking-offer-made', BOOKINGS],
  ['booking-offer-accepted', BOOKINGS],
  ['booking-offer-refused', BOOKINGS],
  ['booking-offer-withdrawn', BOOKINGS],
  ['booking-offer-expired', BOOKINGS],
  ['functions-requested', BOOKINGS],
  ['waiting-offered', BOOKINGS],
  ['waiting-missed', BOOKINGS],
  ['messages-unread', MESSAGES],
  ['visit-proposed', VISITS],
  ['visit-confirmed', VISITS],
  ['visit-declined', VISITS],
  ['visit-cancelled', VISITS],
  ['visit-called-off', VISITS],
  ['payment-due', PAYMENTS],
  ['payment-plan-changed', PAYMENTS],
  ['payment-proof', PAYMENTS],
  ['payment-proof-rejected', PAYMENTS],
  ['booking-payment-reminder', PAYMENTS],
  ['booking-hold-reminder', REMINDERS],
  ['visit-soon', REMINDERS],
  ['work-waiting', REMINDERS],
  ['review-request', REMINDERS],
]);

/** Whether mails of a group exist. */
export function hasMails(group: NotificationGroup): boolean {
  return [...MAIL_GROUPS.values()].includes(group);
}

/** Staff are told of applications and reports of conversations, and of nothing else; nobody else is told of these. */
export function hasGroup(role: Role, group: NotificationGroup): boolean {
  return isStaff(role) === (group === APPLICATIONS);
}
