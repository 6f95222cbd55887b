import { initials } from '@mehfil/api/domain/text/words';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { joinClasses } from '../../lib/classes';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { AntdBoundary } from '../../ui/AntdBoundary';
import { useShowDialog } from '../../ui/DialogHost';
import { CheckIcon } from '../../ui/icons';
import { Stars } from '../../ui/Stars';
import styles from './ReviewItem.module.css';
import { reviewsText } from './reviews.text';
import type { ReviewRow } from './useHallReviews';

const AnswerDialog = lazy(() => import('./ReviewDialogs').then((module) => ({ default: module.AnswerDialog })));
const ReportDialog = lazy(() => import('./ReviewDialogs').then((module) => ({ default: module.ReportDialog })));

function Head({ review }: { review: ShownReview }) {
  const words = useText(reviewsText);
  const { date } = useFormat();
  const { userName, createdAt, updatedAt, isVerifiedBooking } = review;
  return (
    <div className="row middle gap-8-12">
      <span
        className={joinClasses('stack centered-items round accent-text medium strong', styles.avatar)}
        aria-hidden="true"
      >
        {initials(userName)}
      </span>
      <div>
        <p className="strong">{userName}</p>
        <p className="muted small">
          <time dateTime={createdAt}>{date(createdAt)}</time>
          {updatedAt !== createdAt && <span> · {words.changed}</span>}
        </p>
      </div>
      {isVerifiedBooking && (
        <span className={joinClasses('pill tone-success inline middle gap-6', styles.verified)}>
          <CheckIcon size={16} />
          {words.verified}
        </span>
      )}
    </div>
  );
}

/** What is shown of a review, of a hall's page or of an owner's list. */
type ShownReview = Omit<ReviewRow, '__typename'>;

interface ReviewItemProps {
  review: ShownReview;
  businessName: string;
  /** The reviewed hall, where reviews of several stand together. */
  hall?: { id: number; title: string };
}

/** One review: who, when, how many stars, whether after a booking, and the owner's answer. */
export function ReviewItem({ review, businessName, hall }: ReviewItemProps) {
  const words = useText(reviewsText);
  const { date } = useFormat();
  const showDialog = useShowDialog();
  const { userName, rating, comment, answer, answeredAt, isChangedSinceAnswer } = review;
  const open = (Question: typeof AnswerDialog | typeof ReportDialog) =>
    showDialog((close) => (
      <AntdBoundary fallback={null}>
        <Question review={review} about={hall ? `${userName}, ${hall.title}` : userName} onClose={close} />
      </AntdBoundary>
    ));
  return (
    <li className={joinClasses('stack gap-10', styles.review)}>
      <Head review={review} />
      {hall && (
        <p>
          <Link to={paths.hall(hall.id, hall.title)}>{hall.title}</Link>
        </p>
      )}
      <Stars rating={rating} />
      {comment && <p className="lines reading">{comment}</p>}
      {answer && (
        <blockquote className={joinClasses('stack gap-4 well', styles.answer)}>
          <p className="muted small strong">
            {words.answer} · <bdi>{businessName}</bdi>
            {answeredAt && <time dateTime={answeredAt}> · {date(answeredAt)}</time>}
            {isChangedSinceAnswer && <span> · {words.earlierVersion}</span>}
          </p>
          <p className="lines reading">{answer}</p>
        </blockquote>
      )}
      <div className={joinClasses('beside gap-8', styles.actions)}>
        {review.viewerCanAnswer && (
          <button
            type="button"
            className={`rounded muted small strong touchable ${styles.action}`}
            aria-label={words.reply.label(userName)}
            onClick={() => open(AnswerDialog)}
          >
            {words.reply.open}
          </button>
        )}
        {review.viewerCanReport && (
          <button
            type="button"
            className={`rounded muted small strong touchable ${styles.action}`}
            aria-label={words.report.label(userName)}
            onClick={() => open(ReportDialog)}
          >
            {words.report.open}
          </button>
        )}
      </div>
    </li>
  );
}
