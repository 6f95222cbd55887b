import { mixed, object } from 'yup';
import { BOOKING_LIMITS } from '../bookings/limits.js';
import { HallStatus, hallSchema } from './inputs.js';
import { SEARCH_LIMITS } from './limits.js';

import { atMost, optionalText } from '../text/text.js';

/** The orders of an owner's own halls. */
export enum OwnedHallOrder {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  TITLE = 'title',
  TITLE_DESCENDING = 'title_descending',
  CAPACITY = 'capacity',
  CAPACITY_DESCENDING = 'capacity_descending',
  PRICE_PER_HOUR = 'price_per_hour',
  PRICE_PER_HOUR_DESCENDING = 'price_per_hour_descending',
  STATUS = 'status',
  STATUS_DESCENDING = 'status_descending',
}

/** Which of the own halls to list. */
export const ownedHallFilterSchema = object({
  text: optionalText({ max: atMost('Search', SEARCH_LIMITS.textMaxCharacters) }),
  status: mixed<HallStatus>()
    .nullable()
    .optional()
    .oneOf(Object.values(HallStatus), 'Status must be active or inactive'),
});

/** Create hall: what a hall is, and a key of the client's own, with which the same call may be sent again. */
export const listHallSchema = hallSchema.shape({
  clientMutationId: optionalText({
    max: atMost('Idempotency key', BOOKING_LIMITS.idempotencyKeyMaxCharacters),
  }),
});
