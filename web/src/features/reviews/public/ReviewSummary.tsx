import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { StarIcon } from '../../../ui/icons';
import { Stars } from '../../../ui/Stars';
import styles from './ReviewSummary.module.css';
import { reviewsText } from '../reviews.text';
import type { ReviewList } from '../useHallReviews';
import { joinClasses } from '../../../lib/classes';

/** The average, the number of reviews, and how many gave so many stars. */
export function ReviewSummary({ list }: { list: Pick<ReviewList, 'averageRating' | 'totalReviews' | 'histogram'> }) {
  const words = useText(reviewsText);
  const { rating, number } = useFormat();
  const { averageRating, totalReviews, histogram } = list;
  return (
    <div className={joinClasses('stack gap-24 framed padded-24', styles.summary)}>
      <div className={joinClasses('stack in-middle gap-6', styles.average)}>
        <p className={styles.figure}>{rating(averageRating)}</p>
        <Stars rating={averageRating} size={20} />
        <p className="muted medium">{words.count(totalReviews)}</p>
      </div>
      <ul className="stack gap-8" aria-label={words.histogram}>
        {histogram.map(({ rating: stars, count }) => (
          <li key={stars} className={joinClasses('stack middle gap-12 medium figures', styles.row)}>
            <span className="visually-hidden">{words.bar(stars, count)}</span>
            <span className={joinClasses('inline middle gap-4', styles.stars)} aria-hidden="true">
              {stars}
              <StarIcon size={14} />
            </span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={joinClasses('full-height block', styles.bar)}
                style={{ width: `${totalReviews === 0 ? 0 : (count / totalReviews) * 100}%` }}
              />
            </span>
            <span className="muted at-end" aria-hidden="true">
              {number(count)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
