import { mixed, object } from 'yup';
import { BOOKING_LIMITS } from '../bookings/limits.js';
import { HallStatus, hallSchema } from './inputs.js';
import { SEARCH_LIMITS } from './limits.js';

import { atMost, optionalText } from '../text/text.js';

/** The orders of an owner's halls. */
export const OwnedHallOrder = {
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
  TITLE: 'TITLE',
  TITLE_DESCENDING: 'TITLE_DESCENDING',
  CAPACITY: 'CAPACITY',
  CAPACITY_DESCENDING: 'CAPACITY_DESCENDING',
  PRICE_PER_HOUR: 'PRICE_PER_HOUR',
  PRICE_PER_HOUR_DESCENDING: 'PRICE_PER_HOUR_DESCENDING',
  STATUS: 'STATUS',
  STATUS_DESCENDING: 'STATUS_DESCENDING',
} as const;
export type OwnedHallOrder = keyof typeof OwnedHallOrder;

/** The filter of an owner's halls. */
export const ownedHallFilterSchema = object({
  text: optionalText({ max: atMost('Search', SEARCH_LIMITS.textMaxCharacters) }),
  status: mixed<HallStatus>()
    .nullable()
    .optional()
    .oneOf(Object.values(HallStatus), 'Status must be active or inactive'),
});

/** Create hall: the hall, with an idempotency key of the client. */
export const listHallSchema = hallSchema.shape({
  clientMutationId: optionalText({
    max: atMost('Idempotency key', BOOKING_LIMITS.idempotencyKeyMaxCharacters),
  }),
});
