import { object } from 'yup';
import { guestRules, occasion } from '../bookings/inputs.js';
import { BOOKING_LIMITS } from '../bookings/limits.js';
import { HALL_LIMITS } from '../halls/limits.js';
import { optionalDay, optionalNumeric } from '../input/fields.js';
import { atMost, optionalText, text } from '../text/text.js';
import { THREAD_LIMITS } from './limits.js';
import { THREAD_MESSAGES } from './messages.js';

/** A message to the other side of a booking. */
export const sendMessageSchema = object({
  text: text({
    required: THREAD_MESSAGES.textRequired,
    max: atMost('Message', THREAD_LIMITS.textMaxCharacters),
    multiline: true,
  }),
  clientMutationId: optionalText({ max: atMost('Idempotency key', BOOKING_LIMITS.idempotencyKeyMaxCharacters) }),
});

/** A question to a hall before there is a booking. */
export const askHallSchema = sendMessageSchema.shape({
  day: optionalDay(THREAD_MESSAGES.dayInvalid),
  guestCount: optionalNumeric(guestRules(HALL_LIMITS.capacityMax)),
  occasion,
});
