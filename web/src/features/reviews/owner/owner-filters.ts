import { REVIEW_LIMITS } from '@mehfil/api/domain/reviews/limits';
import { useSearchParams } from 'react-router-dom';
import type { OwnReviewsQueryVariables } from '../../../graphql/generated/own-reviews';
import { findAddressName, toAddressName } from '../../../lib/address-names';

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

function positive(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** Reads filters from an address; what makes no sense there counts as absent. */
export function readFilters(params: URLSearchParams): OwnerFilters {
  const rating = positive(params.get('rating'));
  return {
    hallId: positive(params.get('hall')),
    rating: rating !== null && rating <= REVIEW_LIMITS.ratingMax ? rating : null,
    unanswered: params.get('unanswered') === 'yes',
    order: findAddressName(ORDERS, params.get('order')) ?? 'NEWEST',
    page: positive(params.get('page')) ?? 1,
  };
}

/** Writes filters for an address; what is at its default is left out. */
export function writeFilters({ hallId, rating, unanswered, order, page }: OwnerFilters): URLSearchParams {
  const entries: [string, string | null][] = [
    ['hall', hallId === null ? null : String(hallId)],
    ['rating', rating === null ? null : String(rating)],
    ['unanswered', unanswered ? 'yes' : null],
    ['order', order === 'NEWEST' ? null : toAddressName(order)],
    ['page', page === 1 ? null : String(page)],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The filters as the server takes them. */
export function toVariables({ hallId, rating, unanswered, order, page }: OwnerFilters): OwnReviewsQueryVariables {
  return { filter: { hallId, rating, unanswered: unanswered || null }, order, paging: { limit: PAGE_SIZE, page } };
}

/** The filters of the address bar, and a way to change some of them. Changing any but the page begins at page 1. */
export function useOwnerFilters() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  return {
    filters,
    isFiltered: filters.hallId !== null || filters.rating !== null || filters.unanswered,
    change: (some: Partial<OwnerFilters>) =>
      setParams((now) => writeFilters({ ...readFilters(now), page: 1, ...some }), { replace: true }),
  };
}
