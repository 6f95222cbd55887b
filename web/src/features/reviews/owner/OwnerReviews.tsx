import { PAGING_LIMITS } from '@mehfil/api/domain/input/limits';
import { REVIEW_LIMITS } from '@mehfil/api/domain/reviews/limits';
import { formatReviewCount } from '@mehfil/api/domain/text/words';
import {
  useOwnReviewsQuery,
  useReviewedHallsQuery,
  type OwnReviewsQuery,
} from '../../../graphql/generated/own-reviews';
import { useText } from '../../../i18n/text';
import { useAddressState, type AddressState } from '../../../lib/address-state';
import { useKeptFocus } from '../../../lib/kept-focus';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { StarIcon } from '../../../ui/icons';
import { LoadFailed } from '../../../ui/LoadFailed';
import { SelectFilter } from '../../../ui/list/SelectFilter';
import { PageHeader } from '../../../ui/PageHeader';
import { Pagination } from '../../../ui/Pagination';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton';
import { ORDERS, PAGE_SIZE, REVIEW_ADDRESS, toVariables, type OwnerFilters } from './owner-filters';
import styles from './OwnerReviews.module.css';
import { ReviewItem } from '../ReviewItem';
import { reviewsText } from '../reviews.text';

type FilterState = ReturnType<typeof useReviewFilters>;

function useReviewFilters() {
  const { state: filters, ...rest }: AddressState<OwnerFilters> = useAddressState(REVIEW_ADDRESS);
  const isFiltered = filters.hallId !== null || filters.rating !== null || filters.unanswered;
  return { filters, isFiltered, ...rest };
}

const SKELETONS = 3;
const COUNT_ID = 'reviews-count';
const RATINGS = Array.from({ length: REVIEW_LIMITS.ratingMax }, (_, place) => REVIEW_LIMITS.ratingMax - place);

/** Reviews of the owner's halls: to look through, to answer once, to report. */
export function OwnerReviews() {
  const words = useText(reviewsText).owner;
  const state = useReviewFilters();
  const { data, previousData, error, refetch } = useOwnReviewsQuery({
    variables: toVariables(state.filters),
    freshFor: 0,
  });
  const list = (data ?? previousData)?.ownReviews;
  // Who has no reviews at all has nothing to look for.
  const canSearch = state.isFiltered || list === undefined || list.totalCount > 0;
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      {canSearch && <Filters state={state} />}
      {list ? (
        <List list={list} state={state} isOld={data === undefined} />
      ) : error ? (
        <Failed onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <div className={styles.list}>
          <SkeletonGroup count={SKELETONS} of={() => <Skeleton height="170px" shape="box" />} />
        </div>
      )}
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const words = useText(reviewsText);
  return <LoadFailed title={words.owner.failed} text={words.owner.failedText} retry={words.retry} onRetry={onRetry} />;
}

function Filters({ state: { filters, change, isFiltered } }: { state: FilterState }) {
  const words = useText(reviewsText).owner;
  const { data } = useReviewedHallsQuery({ variables: { paging: { limit: PAGING_LIMITS.limitMax } } });
  const halls = data?.viewerHalls.nodes ?? [];
  return (
    <div className={styles.filters} role="search" aria-label={words.filters}>
      <SelectFilter
        label={words.hall}
        value={String(filters.hallId ?? '')}
        options={[
          { value: '', label: words.anyHall },
          ...halls.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        onChange={(hall) => change({ hallId: Number(hall) || null })}
      />
      <SelectFilter
        label={words.rating}
        value={String(filters.rating ?? '')}
        options={[
          { value: '', label: words.anyRating },
          ...RATINGS.map((value) => ({ value: String(value), label: words.stars(value) })),
        ]}
        onChange={(rating) => change({ rating: Number(rating) || null })}
      />
      <SelectFilter
        label={words.answers}
        value={filters.unanswered ? 'unanswered' : 'any'}
        options={[
          { value: 'any', label: words.anyAnswer },
          { value: 'unanswered', label: words.unanswered },
        ]}
        onChange={(chosen) => change({ unanswered: chosen === 'unanswered' })}
      />
      <SelectFilter
        label={words.order}
        value={filters.order}
        options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
        onChange={(order) => change({ order })}
      />
      {isFiltered && (
        <Button look="quiet" onClick={() => change({ hallId: null, rating: null, unanswered: false })}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}

interface ListProps {
  list: OwnReviewsQuery['ownReviews'];
  state: FilterState;
  /** The answer to the last filters is still on its way. */
  isOld: boolean;
}

function List({ list, state: { filters, isFiltered, linkTo }, isOld }: ListProps) {
  const words = useText(reviewsText).owner;
  // An answered review may leave the list: the focus goes to the count above it.
  const kept = useKeptFocus<HTMLUListElement>(COUNT_ID);
  if (list.nodes.length === 0) {
    return (
      <EmptyState
        icon={<StarIcon size={40} />}
        title={isFiltered ? words.nothing : words.empty}
        text={isFiltered ? undefined : words.emptyText}
      />
    );
  }
  return (
    <>
      <p id={COUNT_ID} tabIndex={-1} className={styles.count} aria-live="polite">
        {formatReviewCount(list.totalCount)}
      </p>
      <Card className={styles.card}>
        <ul {...kept} className={styles.reviews} aria-busy={isOld}>
          {list.nodes.map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              businessName={review.businessName}
              hall={{ id: review.hallId, title: review.hallTitle }}
            />
          ))}
        </ul>
      </Card>
      <Pagination
        page={filters.page}
        pages={Math.ceil(list.totalCount / PAGE_SIZE)}
        hrefFor={(page) => linkTo({ page })}
      />
    </>
  );
}
