import { REVIEW_LIMITS } from '@mehfil/api/domain/reviews/limits';
import { Input } from 'antd';
import { useId, useState, type SyntheticEvent } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { RatingInput } from '../../../ui/RatingInput';
import styles from '../ReviewForm.module.css';
import { reviewsText } from '../reviews.text';

/** What a review says. */
export interface ReviewDraft {
  rating: number;
  comment: string;
}

interface ReviewFormProps {
  title: string;
  submit: string;
  submitting: string;
  initial?: ReviewDraft;
  pending: boolean;
  onSubmit: (draft: ReviewDraft) => void;
  /** Restores the saved review; absent where there is none. */
  onCancel?: () => void;
}

const MOST = REVIEW_LIMITS.commentMaxCharacters;

/** Characters as the limit counts them: an emoji is one. */
function countOf(text: string): number {
  return Array.from(text).length;
}

/**
 * Stars and words. Nothing can be sent without stars (docs/coverage.md: customer §5), and the comment stops at 500 characters, with a counter.
 */
export function ReviewForm({ title, submit, submitting, initial, pending, onSubmit, onCancel }: ReviewFormProps) {
  const words = useText(reviewsText).form;
  const [rating, setRating] = useState(initial?.rating ?? 0);
  const [comment, setComment] = useState(initial?.comment ?? '');
  const id = useId();
  const used = countOf(comment);

  const onFormSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (rating > 0 && !pending) onSubmit({ rating, comment: comment.trim() });
  };
  return (
    <form className={styles.form} onSubmit={onFormSubmit} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <div>
        <div className={styles.stars}>
          <RatingInput
            value={rating}
            onChange={setRating}
            label={words.rating}
            errorId={`${id}-rating`}
            disabled={pending}
          />
        </div>
        <p id={`${id}-rating`} className={styles.hint}>
          {rating === 0 ? words.ratingRequired : ''}
        </p>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-comment`} className={styles.label}>
          {words.comment}
        </label>
        <Input.TextArea
          id={`${id}-comment`}
          rows={4}
          value={comment}
          placeholder={words.placeholder}
          aria-describedby={`${id}-counter`}
          onChange={(event) => setComment(Array.from(event.target.value).slice(0, MOST).join(''))}
        />
        <p id={`${id}-counter`} className={styles.counter}>
          <span aria-hidden="true">{words.counter(used, MOST)}</span>
          <span className="visually-hidden">{words.counterLabel(MOST - used)}</span>
        </p>
      </div>
      <div className={styles.buttons}>
        <Button type="submit" pending={pending} disabled={rating === 0}>
          {pending ? submitting : submit}
        </Button>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
