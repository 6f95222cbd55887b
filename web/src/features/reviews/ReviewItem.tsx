import { initials } from '@mehfil/api/rules';
import { useState } from 'react';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { CheckIcon } from '../../ui/icons';
import { Stars } from '../../ui/Stars';
import { AnswerDialog, ReportDialog } from './ReviewDialogs';
import styles from './ReviewItem.module.css';
import { reviewsText } from './reviews.text';
import type { ReviewRow } from './useHallReviews';

function Head({ review }: { review: ReviewRow }) {
  const words = useText(reviewsText);
  const { date } = useFormat();
  const { userName, createdAt, updatedAt, isVerifiedBooking } = review;
  return (
    <div className={styles.head}>
      <span className={styles.avatar} aria-hidden="true">
        {initials(userName)}
      </span>
      <div>
        <p className={styles.name}>{userName}</p>
        <p className={styles.when}>
          <time dateTime={createdAt}>{date(createdAt)}</time>
          {updatedAt !== createdAt && <span> · {words.changed}</span>}
        </p>
      </div>
      {isVerifiedBooking && (
        <span className={styles.verified}>
          <CheckIcon size={16} />
          {words.verified}
        </span>
      )}
    </div>
  );
}

/** One review: who, when, how many stars, whether after a booking, and the owner's answer. */
export function ReviewItem({ review, businessName }: { review: ReviewRow; businessName: string }) {
  const words = useText(reviewsText);
  const { date } = useFormat();
  const [open, setOpen] = useState<'report' | 'answer' | null>(null);
  const { userName, rating, comment, answer, answeredAt } = review;
  const close = () => setOpen(null);
  return (
    <li className={styles.review}>
      <Head review={review} />
      <Stars rating={rating} />
      {comment && <p className={styles.comment}>{comment}</p>}
      {answer && (
        <blockquote className={styles.answer}>
          <p className={styles.answerHead}>
            {words.answer} · {businessName}
            {answeredAt && <time dateTime={answeredAt}> · {date(answeredAt)}</time>}
          </p>
          <p className={styles.comment}>{answer}</p>
        </blockquote>
      )}
      <div className={styles.actions}>
        {review.viewerCanAnswer && (
          <button
            type="button"
            className={styles.action}
            aria-label={words.reply.label(userName)}
            onClick={() => setOpen('answer')}
          >
            {words.reply.open}
          </button>
        )}
        {review.viewerCanReport && (
          <button
            type="button"
            className={styles.action}
            aria-label={words.report.label(userName)}
            onClick={() => setOpen('report')}
          >
            {words.report.open}
          </button>
        )}
      </div>
      {open === 'report' && <ReportDialog id={review.id} onClose={close} />}
      {open === 'answer' && <AnswerDialog id={review.id} onClose={close} />}
    </li>
  );
}
