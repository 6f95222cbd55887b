import { BOOKING_LIMITS } from '../bookings/limits.js';
import { bookingNotesSchema } from '../bookings/inputs.js';

/** Messages about the guests of a business. */
export const GUEST_MESSAGES = { notFound: 'Guest not found' } as const;

/** Notes on a guest are as long as those on a booking. */
export const GUEST_NOTES_MAX = BOOKING_LIMITS.notesMaxCharacters;

/** A business's private notes on a guest have the rules of those on a booking. */
export const guestNotesSchema = bookingNotesSchema;
