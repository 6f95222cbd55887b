import { object } from 'yup';
import { BOOKING_LIMITS } from '../bookings/limits.js';
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
