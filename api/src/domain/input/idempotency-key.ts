import { BOOKING_LIMITS } from '../bookings/limits.js';
import { atMost, optionalText } from '../text/text.js';

/** The key by which a request that is repeated makes its record once. */
export const idempotencyKey = optionalText({
  max: atMost('Idempotency key', BOOKING_LIMITS.idempotencyKeyMaxCharacters),
});
