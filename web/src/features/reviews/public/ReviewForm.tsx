import { changeReviewSchema } from '@mehfil/api/domain/reviews/inputs';
import { REVIEW_LIMITS } from '@mehfil/api/domain/reviews/limits';
import { Flex, Input } from 'antd';
import { useField } from 'formik';
import { useId } from 'react';
import type { FormErrors } from '../../../graphql/change';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { AppForm } from '../../../ui/form/AppForm';
import { FormField } from '../../../ui/form/FormField';
import { RatingInput } from '../../../ui/RatingInput';
import styles from './ReviewForm.module.css';
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
  /** Sends the review; `form` takes the server's messages. */
  onSubmit: (draft: ReviewDraft, form: FormErrors) => Promise<unknown>;
  /** Restores the saved review; absent where there is none. */
  onCancel?: () => void;
}

const MOST = REVIEW_LIMITS.commentMaxCharacters;
const EMPTY: ReviewDraft = { rating: 0, comment: '' };

/** Characters as the limit counts them: an emoji is one. */
function countCharacters(text: string): number {
  return Array.from(text).length;
}

/**
 * Stars and words. Nothing can be sent without stars (docs/coverage.md: customer §5), and the comment stops at 500 characters, with a counter.
 */
export function ReviewForm({
  title,
  submit,
  submitting,
  initial = EMPTY,
  pending,
  onSubmit,
  onCancel,
}: ReviewFormProps) {
  const words = useText(reviewsText).form;
  return (
    <AppForm<ReviewDraft>
      label={title}
      initialValues={initial}
      schema={changeReviewSchema}
      onSubmit={({ rating, comment }, form) => onSubmit({ rating, comment: comment.trim() }, form)}
    >
      {({ values }) => (
        <Flex vertical gap={16} className="padded-24 framed">
          <h3 className="heading-22">{title}</h3>
          <Rating disabled={pending} />
          <Comment />
          <Flex wrap gap={12}>
            <Button type="submit" pending={pending} disabled={values.rating === 0}>
              {pending ? submitting : submit}
            </Button>
            {onCancel && (
              <Button look="secondary" onClick={onCancel}>
                {words.cancel}
              </Button>
            )}
          </Flex>
        </Flex>
      )}
    </AppForm>
  );
}

function Rating({ disabled }: { disabled: boolean }) {
  const words = useText(reviewsText).form;
  const id = useId();
  const [{ value }, { error, touched }, { setValue }] = useField<number>('rating');
  return (
    <div>
      <div className={styles.stars}>
        <RatingInput
          value={value}
          onChange={(rating) => void setValue(rating)}
          label={words.rating}
          errorId={id}
          disabled={disabled}
        />
      </div>
      <p id={id} className={`muted small ${styles.hint}`}>
        {value === 0 ? words.ratingRequired : touched && error}
      </p>
    </div>
  );
}

function Comment() {
  const words = useText(reviewsText).form;
  return (
    <FormField name="comment" label={words.comment}>
      {(control, value, setValue) => (
        <>
          <Input.TextArea
            {...control}
            rows={4}
            value={value}
            placeholder={words.placeholder}
            aria-describedby={[control['aria-describedby'], `${control.id}-counter`].filter(Boolean).join(' ')}
            onChange={(event) => setValue(Array.from(event.target.value).slice(0, MOST).join(''))}
          />
          <p id={`${control.id}-counter`} className="muted small figures at-end">
            <span aria-hidden="true">{words.counter(countCharacters(value), MOST)}</span>
            <span className="visually-hidden">{words.counterLabel(MOST - countCharacters(value))}</span>
          </p>
        </>
      )}
    </FormField>
  );
}
