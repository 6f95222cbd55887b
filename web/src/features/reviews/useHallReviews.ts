import { useHallReviewsQuery, type HallReviewsQuery } from '../../graphql/generated/reviews';
import { useLoadMore } from '../../ui/useLoadMore';

/** One review, as it comes over the wire. */
export type ReviewRow = HallReviewsQuery['hallReviews']['nodes'][number];

/** What a hall's reviews come to, and those that are shown. */
export type ReviewList = HallReviewsQuery['hallReviews'];

/** How many reviews are read at a time. */
const STEP = 10;

/** What the Reviews tab works on. */
export interface HallReviewsState {
  list: ReviewList | undefined;
  failed: boolean;
  retry: () => void;
  /** Reads more; undefined when all are shown. */
  more: (() => void) | undefined;
  /** While more are being read. */
  reading: boolean;
}

function joined(before: HallReviewsQuery, next: HallReviewsQuery): HallReviewsQuery {
  const nodes = [...before.hallReviews.nodes, ...next.hallReviews.nodes];
  return { hallReviews: { ...next.hallReviews, nodes } };
}

/** The reviews of a hall, always asked for anew (docs/coverage.md: customer §7: stale time 0), the newest first. */
export function useHallReviews(hallId: number): HallReviewsState {
  const { data, error, refetch, fetchMore } = useHallReviewsQuery({
    variables: { hallId, paging: { limit: STEP } },
    freshFor: 0,
  });
  const list = data?.hallReviews;
  const { pending: reading, loadMore } = useLoadMore(() =>
    fetchMore({
      variables: { hallId, paging: { limit: STEP, after: list?.pageInfo.endCursor ?? null } },
      updateQuery: (before, { fetchMoreResult }) => joined(before, fetchMoreResult),
    }),
  );
  return {
    list,
    failed: error !== undefined && !list,
    retry: () => void refetch(),
    more: list?.pageInfo.hasNextPage ? () => void loadMore() : undefined,
    reading,
  };
}
