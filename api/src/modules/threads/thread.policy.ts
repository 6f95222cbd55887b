import type { Viewer } from '../../context.js';
import { MessageSide } from '../../domain/threads/messages.js';
import { takesPayments } from '../../domain/payments/details.js';
import { takesVisits } from '../../domain/threads/visits.js';
import { REMOVED_CONTACT } from '../../domain/personal-data/erasure.js';
import { isOwnBusiness, isOwnCustomer, type BookingFacts } from '../bookings/booking.policy.js';
import type { BusinessFacts } from '../businesses/business.policy.js';

/** Who is on both sides of a thread. */
export type TalkFacts = BusinessFacts &
  Pick<BookingFacts, 'userId'> & {
    /** Whether both sides write elsewhere: in the enquiry that it is an offer for. */
    isElsewhere?: boolean;
    /** The contact of a booking; enquiries have none. */
    customerEmail?: string;
    status?: BookingFacts['status'];
    endTime?: Date;
    acceptedAt?: Date | null;
  };

/** Who reads and writes a thread: its customer and the business's people. Staff read a reported one by other calls. */
export function canTalk(viewer: Viewer, talk: TalkFacts): boolean {
  return isOwnCustomer(viewer, talk) || isOwnBusiness(viewer, talk);
}

/** Whether both sides have agreed on a booking: before that they are strangers. */
export function isAgreed({ status, acceptedAt }: TalkFacts): boolean {
  return status !== undefined && takesPayments({ status, acceptedAt: acceptedAt ?? null });
}

/** Whether visits of the hall are arranged in a thread: of an enquiry always, of a booking until it is over. */
export function canArrangeVisit({ status, endTime }: Pick<TalkFacts, 'status' | 'endTime'>, now: Date): boolean {
  return status === undefined || endTime === undefined || takesVisits({ status, endTime }, now);
}

/** The side on which somebody who may talk does: a member who booked as a customer writes as the customer. */
export function toSide(viewer: Viewer, talk: TalkFacts): MessageSide {
  return isOwnCustomer(viewer, talk) ? MessageSide.CUSTOMER : MessageSide.BUSINESS;
}

/**
 * Whether there is anybody to write to: a business that trades, or the customer's account. With the contact of an old booking its
 * messages were removed, and none are added.
 */
export function canWrite(
  side: MessageSide,
  talk: Pick<TalkFacts, 'isTrading' | 'customerEmail' | 'isElsewhere'>,
  hasCustomer: boolean,
): boolean {
  if (talk.isElsewhere) return false;
  if (talk.customerEmail === REMOVED_CONTACT.email) return false;
  return side === MessageSide.CUSTOMER ? talk.isTrading : hasCustomer;
}
