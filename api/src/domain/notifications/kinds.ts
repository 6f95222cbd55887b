/** What somebody is told of in the app (docs/decisions/0066-notifications.md). */
export enum NotificationKind {
  BOOKING_REQUESTED = 'BOOKING_REQUESTED',
  BOOKING_ACCEPTED = 'BOOKING_ACCEPTED',
  BOOKING_CONFIRMED = 'BOOKING_CONFIRMED',
  BOOKING_DECLINED = 'BOOKING_DECLINED',
  BOOKING_CANCELLED = 'BOOKING_CANCELLED',
  CHANGE_PROPOSED = 'CHANGE_PROPOSED',
  BOOKING_CHANGED = 'BOOKING_CHANGED',
  /** The customer set the final number of guests. */
  GUESTS_CHANGED = 'GUESTS_CHANGED',
  CHANGE_REFUSED = 'CHANGE_REFUSED',
  CHANGE_WITHDRAWN = 'CHANGE_WITHDRAWN',
  CHANGE_EXPIRED = 'CHANGE_EXPIRED',
  OFFER_MADE = 'OFFER_MADE',
  OFFER_ACCEPTED = 'OFFER_ACCEPTED',
  OFFER_REFUSED = 'OFFER_REFUSED',
  OFFER_WITHDRAWN = 'OFFER_WITHDRAWN',
  OFFER_EXPIRED = 'OFFER_EXPIRED',
  MESSAGE_RECEIVED = 'MESSAGE_RECEIVED',
  ENQUIRY_FOLLOW_UP = 'ENQUIRY_FOLLOW_UP',
  /** The day of a task of a booking has come. */
  TASK_DUE = 'TASK_DUE',
  /** Something has waited for an answer of the business. */
  WORK_WAITING = 'WORK_WAITING',
  PROOF_SENT = 'PROOF_SENT',
  PROOF_ACCEPTED = 'PROOF_ACCEPTED',
  PROOF_REJECTED = 'PROOF_REJECTED',
  PAYMENT_DUE = 'PAYMENT_DUE',
  PAYMENT_OVERDUE = 'PAYMENT_OVERDUE',
  VISIT_PROPOSED = 'VISIT_PROPOSED',
  VISIT_CONFIRMED = 'VISIT_CONFIRMED',
  VISIT_DECLINED = 'VISIT_DECLINED',
  VISIT_CANCELLED = 'VISIT_CANCELLED',
  VISIT_SOON = 'VISIT_SOON',
  /** Staff ended the thread, and with it its visit. */
  VISIT_CALLED_OFF = 'VISIT_CALLED_OFF',
  /** A thread of a business was reported to staff. */
  REPORT_RECEIVED = 'REPORT_RECEIVED',
  /** Staff found something against the rules in a thread that the person reported. */
  REPORT_UPHELD = 'REPORT_UPHELD',
  REPORT_DISMISSED = 'REPORT_DISMISSED',
  /** Staff warn a side of a thread. */
  THREAD_WARNED = 'THREAD_WARNED',
  BOOKING_SOON = 'BOOKING_SOON',
  REVIEW_REQUESTED = 'REVIEW_REQUESTED',
  APPLICATION_RECEIVED = 'APPLICATION_RECEIVED',
}

/** As whom somebody is told: a member of a team may be a customer elsewhere. */
export enum NotificationAudience {
  CUSTOMER = 'CUSTOMER',
  BUSINESS = 'BUSINESS',
  STAFF = 'STAFF',
}

/** Whether further events of the kind renew its notification, instead of adding one each. */
export function isGathered(kind: NotificationKind): boolean {
  return kind === NotificationKind.MESSAGE_RECEIVED || kind === NotificationKind.REPORT_RECEIVED;
}
