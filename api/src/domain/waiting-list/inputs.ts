import { object } from 'yup';
import { quoteSchema } from '../bookings/inputs.js';

/** Limits of waiting lists. */
export const WAITING_LIMITS = {
  /** Entries of a customer that aren't over. */
  perCustomerMax: 10,
} as const;

/** Messages about waiting lists. */
export const WAITING_MESSAGES = {
  noList: 'This hall keeps no waiting list, since its owner does not hold times',
  isFree: 'This time is free: request it now',
  isYours: 'You have booked or requested this time yourself',
  twice: 'You are waiting for this time already',
  full: `You can wait for at most ${WAITING_LIMITS.perCustomerMax} times`,
  notFound: 'Entry of the waiting list not found',
  over: 'This entry of the waiting list is over',
} as const;

const { hallId, shiftId, date, startTime, endTime, guestCount } = quoteSchema.fields;

/** Joining the waiting list of a hall for a shift on a date, or for hours. */
export const joinWaitingListSchema = object({ hallId, shiftId, date, startTime, endTime, guestCount });
