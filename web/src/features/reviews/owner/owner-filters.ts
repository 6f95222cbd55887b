import { REVIEW_LIMITS } from '@mehfil/api/domain/reviews/limits';
import type { OwnReviewsQueryVariables } from '../../../graphql/generated/own-reviews';
import { defineAddress, oneOf, positive } from '../../../lib/address-fields';

/** Orders in the order in which they are offered. */
export const ORDERS = ['NEWEST', 'OLDEST', 'LOWEST', 'HIGHEST'] as const;

/** How many reviews a page shows. */
export const PAGE_SIZE = 20;

/** The filters of the owner's list, as they stand in the address. */
export interface OwnerFilters {
  hallId: number | null;
  rating: number | null;
  unanswered: boolean;
  order: (typeof ORDERS)[number];
  page: number;
}

/** The filters in the address; what makes no sense there counts as absent. */
export const REVIEW_ADDRESS = defineAddress<OwnerFilters>({
  hallId: positive('hall', null),
  rating: positive('rating', null, REVIEW_LIMITS.ratingMax),
  unanswered: { name: 'unanswered', read: (text) => text === 'yes', write: (value) => (value ? 'yes' : null) },
  order: oneOf('order', ORDERS, 'NEWEST'),
  page: positive('page', 1),
});

/** The filters as the server takes them. */
export function toVariables({ hallId, rating, unanswered, order, page }: OwnerFilters): OwnReviewsQueryVariables {
  return { filter: { hallId, rating, unanswered: unanswered || null }, order, paging: { limit: PAGE_SIZE, page } };
}
