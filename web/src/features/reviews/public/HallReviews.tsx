import { useText } from '../../../i18n/text';
import { DialogHost } from '../../../ui/DialogHost';
import { PlainButton } from '../../../ui/PlainButton';
import { PlainEmptyState } from '../../../ui/PlainEmptyState';
import { PlainLoadFailed } from '../../../ui/PlainLoadFailed';
import { PlainSkeleton } from '../../../ui/PlainSkeleton';
import { OwnReview } from './OwnReview';
import { ReviewItem } from '../ReviewItem';
import { ReviewSummary } from './ReviewSummary';
import styles from './HallReviews.module.css';
import { reviewsText } from '../reviews.text';
import type { HallReviewsState } from '../useHallReviews';

interface HallReviewsProps {
  hallId: number;
  businessName: string;
  /** Where signing in leads back to. */
  from: string;
  reviews: HallReviewsState;
}

/** Summary, the viewer's own review, and what everybody wrote. */
export function HallReviews({ hallId, businessName, from, reviews }: HallReviewsProps) {
  const words = useText(reviewsText);
  const { list, failed, retry, more, reading } = reviews;
  return (
    <DialogHost>
      <div className="stack gap-24">
        <h2 className="visually-hidden">{words.title}</h2>
        {list && list.totalReviews > 0 && <ReviewSummary list={list} />}
        <OwnReview hallId={hallId} from={from} />
        {!list && !failed && <PlainSkeleton height="240px" shape="box" />}
        {failed && <PlainLoadFailed level={3} title={words.failed} retry={words.retry} onRetry={retry} />}
        {list?.totalReviews === 0 && <PlainEmptyState title={words.empty} text={words.emptyHint} level={3} />}
        {list && list.nodes.length > 0 && (
          <ul>
            {list.nodes.map((review) => (
              <ReviewItem key={review.id} review={review} businessName={businessName} />
            ))}
          </ul>
        )}
        {more && (
          <PlainButton look="secondary" pending={reading} onClick={more} className={styles.more}>
            {words.more}
          </PlainButton>
        )}
      </div>
    </DialogHost>
  );
}
