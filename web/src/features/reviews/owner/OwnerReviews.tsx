import { PAGING_LIMITS } from '@mehfil/api/domain/input/limits';
import { REVIEW_LIMITS } from '@mehfil/api/domain/reviews/limits';
import { formatReviewCount } from '@mehfil/api/domain/text/words';
import {
  useOwnReviewsQuery,
  useReviewedHallsQuery,
  type OwnReviewsQuery,
} from '../../../graphql/generated/own-reviews';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { useKeptFocus } from '../../../lib/kept-focus';
import { DialogHost } from '../../../ui/DialogHost';
import { EmptyState } from '../../../ui/EmptyState';
import { StarIcon } from '../../../ui/icons';
import { LoadFailed } from '../../../ui/LoadFailed';
import { ListFrame, type Found } from '../../../ui/list/ListFrame';
import { SelectFilter } from '../../../ui/list/SelectFilter';
import { useListFilters, type ListFilters } from '../../../ui/list/useListFilters';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { SkeletonGroup } from '../../../ui/SkeletonGroup';
import { ORDERS, PAGE_SIZE, REVIEW_ADDRESS, toVariables, type OwnerFilters } from './owner-filters';
import styles from './OwnerReviews.module.css';
import { ReviewItem } from '../ReviewItem';
import { reviewsText } from '../reviews.text';

const SKELETONS = 3;
const COUNT_ID = 'reviews-count';
const RATINGS = Array.from({ length: REVIEW_LIMITS.ratingMax }, (_, place) => REVIEW_LIMITS.ratingMax - place);

/** Reviews of the owner's halls: to look through, to answer once, to report. */
export function OwnerReviews() {
  const words = useText(reviewsText).owner;
  const filters = useListFilters(REVIEW_ADDRESS, ['order']);
  const { data, previousData, error, refetch } = useOwnReviewsQuery({
    variables: toVariables(filters.values),
    freshFor: 0,
  });
  const list = (data ?? previousData)?.ownReviews;
  // Who has no reviews at all has nothing to look for.
  const canSearch = filters.isFiltered || list === undefined || list.totalCount > 0;
  return (
    <DialogHost>
      <PageHeader title={words.title} text={words.text} />
      <ListFrame
        id="own-reviews"
        title={words.title}
        isPageTitle
        isCountHidden
        list={list}
        filters={filters}
        limit={PAGE_SIZE}
        filtersLabel={words.filters}
        controls={canSearch ? <Filters {...filters} /> : null}
      >
        {(shown) => {
          if (shown) return <List list={shown} isFiltered={filters.isFiltered} isOld={data === undefined} />;
          if (error && !list) return <Failed onRetry={() => void refetch().catch(() => undefined)} />;
          return <SkeletonGroup count={SKELETONS} of={ReviewSkeleton} className="stack gap-16" />;
        }}
      </ListFrame>
    </DialogHost>
  );
}

const ReviewSkeleton = () => <Skeleton height="170px" shape="box" />;

function Failed({ onRetry }: { onRetry: () => void }) {
  const words = useText(reviewsText);
  return <LoadFailed title={words.owner.failed} text={words.owner.failedText} retry={words.retry} onRetry={onRetry} />;
}

function Filters({ values, change }: ListFilters<OwnerFilters>) {
  const words = useText(reviewsText).owner;
  const { data } = useReviewedHallsQuery({ variables: { paging: { limit: PAGING_LIMITS.limitMax } } });
  const halls = data?.viewerHalls.nodes ?? [];
  return (
    <>
      <SelectFilter<number | null>
        label={words.hall}
        value={values.hallId}
        options={[
          { value: null, label: words.anyHall },
          ...halls.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(hallId) => change({ hallId })}
      />
      <SelectFilter<number | null>
        label={words.rating}
        value={values.rating}
        options={[
          { value: null, label: words.anyRating },
          ...RATINGS.map((value) => ({ value, label: words.stars(value) })),
        ]}
        onChange={(rating) => change({ rating })}
      />
      <SelectFilter
        label={words.answers}
        value={values.unanswered ? 'unanswered' : 'any'}
        options={[
          { value: 'any', label: words.anyAnswer },
          { value: 'unanswered', label: words.unanswered },
        ]}
        onChange={(chosen) => change({ unanswered: chosen === 'unanswered' })}
      />
      <SelectFilter
        label={words.order}
        value={values.order}
        options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
        onChange={(order) => change({ order })}
      />
    </>
  );
}

interface ListProps {
  list: Found<OwnReviewsQuery['ownReviews']['nodes'][number]>;
  isFiltered: boolean;
  /** The answer to the last filters is still on its way. */
  isOld: boolean;
}

function List({ list, isFiltered, isOld }: ListProps) {
  const say = useSay();
  const words = useText(reviewsText).owner;
  // An answered review may leave the list: the focus goes to the count above it.
  const kept = useKeptFocus<HTMLUListElement>(COUNT_ID);
  if (list.nodes.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<StarIcon size={40} />}
        title={isFiltered ? words.nothing : words.empty}
        text={isFiltered ? undefined : words.emptyText}
      />
    );
  }
  return (
    <>
      <p id={COUNT_ID} tabIndex={-1} className="muted medium" aria-live="polite">
        {say(formatReviewCount(list.totalCount))}
      </p>
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
    </>
  );
}
