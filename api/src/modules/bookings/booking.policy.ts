import type { Viewer } from '../../context.js';
import { isStaff, Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import {
  isEntered,
  isOpenToCallOff,
  isOver,
  isUnacceptedOffer,
  type BookingSource,
  type OfferedFacts,
} from '../../domain/bookings/entry.js';
import type { BookingReader } from '../../domain/bookings/next-step.js';
import { isHeld, waitsForDiscount } from '../../domain/bookings/holds.js';
import type { GroupStatus } from '../../domain/bookings/functions.js';
import { waitsForBusiness } from '../../domain/bookings/timeline.js';
import { isAnswerable, type GroupState } from '../../domain/bookings/groups.js';
import {
  BookingAction,
  isBookingActionAllowed,
  isOpen,
  occupies,
  type BookingStatus,
} from '../../domain/bookings/transitions.js';
import { canActFor, type BusinessFacts } from '../businesses/business.policy.js';

/** The facts that booking permissions depend on. */
export interface BookingFacts extends BusinessFacts, OfferedFacts {
  status: BookingStatus;
  startTime: Date;
  endTime: Date;
  /** The customer; null for a guest whose booking the business entered. */
  userId: number | null;
  source: BookingSource;
  heldUntil: Date | null;
  /** The functions that were requested with it. */
  group?: GroupFacts | null;
}

/** The facts of a group that permissions on its functions depend on. */
interface GroupFacts {
  status: GroupStatus;
  /** As an instant of JSON. */
  answerBy: string;
}

/** Whether a booking is a function whose group waits for answers. */
export function waitsInGroup({ status, group }: Pick<BookingFacts, 'status' | 'group'>): boolean {
  return Boolean(group) && isOpen(status);
}

function toGroupState({ status, answerBy }: GroupFacts): GroupState {
  return { status, answerBy: new Date(answerBy) };
}

/** Whether the viewer made the booking. */
export function isOwnCustomer(viewer: Viewer, { userId }: Pick<BookingFacts, 'userId'>): boolean {
  return viewer.role === Role.USER && viewer.id === userId;
}

/** Whether the viewer answers for the hall's business, and it is trading. */
export function isOwnBusiness(viewer: Viewer, business: BusinessFacts): boolean {
  const isInRole = viewer.role === Role.BUSINESS || viewer.membership !== undefined;
  return isInRole && canActFor(viewer, business, BusinessRight.BOOKINGS);
}

/** Whether the viewer answers for the business, which entered the booking. */
export function isOwnEntry(viewer: Viewer, booking: BookingFacts): boolean {
  return isOwnBusiness(viewer, booking) && isEntered(booking.source);
}

/** Whether the viewer may see a booking: its customer, the business's people, staff. */
export function canSee(viewer: Viewer, booking: BookingFacts): boolean {
  return isOwnCustomer(viewer, booking) || isOwnBusiness(viewer, booking) || isStaff(viewer.role);
}

/** Who may read the owner's private notes and labels: everyone who may see the booking except its customer. */
export function canSeeNotes(viewer: Viewer, booking: BookingFacts): boolean {
  return isOwnBusiness(viewer, booking) || isStaff(viewer.role);
}

/** The side on which somebody who may see a booking reads it; a member who made it as a customer reads it as the business. */
export function toReader(viewer: Viewer, booking: BookingFacts): BookingReader {
  if (isOwnBusiness(viewer, booking)) return 'owner';
  return isOwnCustomer(viewer, booking) ? 'customer' : 'staff';
}

/** Whether the viewer may decide on a request: the business's people, but not a member who made it as a customer. */
export function mayDecide(viewer: Viewer, booking: BookingFacts): boolean {
  return isOwnBusiness(viewer, booking) && !isOwnCustomer(viewer, booking);
}

/** Whether the viewer may mark a request as seen by its business, which it waits for (docs/decisions/0094-seen-requests.md). */
export function canMarkSeen(viewer: Viewer, booking: BookingFacts): boolean {
  return waitsForBusiness(booking) && mayDecide(viewer, booking);
}

/** Whether the viewer may approve its discount, if it waits for that: the owner, in time. */
function mayAllowDiscount(viewer: Viewer, booking: BookingFacts, now: Date): boolean {
  return !waitsForDiscount(booking) || (viewer.membership === undefined && isHeld(booking, now.getTime()));
}

/** Who may approve or decline: those who may decide, while it is pending and hasn't started, and no offer of theirs. */
export function canAnswer(viewer: Viewer, booking: BookingFacts, now: Date): boolean {
  return (
    mayDecide(viewer, booking) &&
    isBookingActionAllowed(booking.status, BookingAction.APPROVE) &&
    !isUnacceptedOffer(booking) &&
    booking.startTime > now &&
    mayAllowDiscount(viewer, booking, now) &&
    (!booking.group || isAnswerable(toGroupState(booking.group), now))
  );
}

/** Who may withdraw a request: its customer, while it is pending, unless it is one of several functions, or an offer to them. */
export function canWithdraw(viewer: Viewer, booking: BookingFacts): boolean {
  const isSingle = !waitsInGroup(booking) && !isUnacceptedOffer(booking);
  return isSingle && isOwnCustomer(viewer, booking) && isBookingActionAllowed(booking.status, BookingAction.WITHDRAW);
}

/** Who may cancel a confirmed booking as its customer: until it starts. */
export function canCancelOwn(viewer: Viewer, booking: BookingFacts, now: Date): boolean {
  const isAllowed = isBookingActionAllowed(booking.status, BookingAction.CUSTOMER_CANCEL);
  return isOwnCustomer(viewer, booking) && isAllowed && booking.startTime > now;
}

/** Who may call off a confirmed booking: the business's people, if they entered it, until it is over or if it was over by then. */
export function canCallOff(viewer: Viewer, booking: BookingFacts, now: Date): boolean {
  return (
    isOwnEntry(viewer, booking) &&
    isBookingActionAllowed(booking.status, BookingAction.CALL_OFF) &&
    isOpenToCallOff(booking, now)
  );
}

/** Who may be asked for a review: the customer of a confirmed booking once it is over, unless a member of the hall's business. */
export function canReview(viewer: Viewer, booking: BookingFacts, now: Date): boolean {
  const isTheirHall = viewer.membership?.businessId === booking.businessId;
  return isOwnCustomer(viewer, booking) && !isTheirHall && occupies(booking.status) && isOver(booking, now);
}

/** Who may cancel a confirmed booking: admins, not moderators. */
export function canCancel(viewer: Viewer, booking: BookingFacts): boolean {
  return viewer.role === Role.ADMIN && isBookingActionAllowed(booking.status, BookingAction.STAFF_CANCEL);
}
