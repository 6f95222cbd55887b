import { useState } from 'react';
import type { FormErrors } from '../../../graphql/change';
import { useSendConfirmationEmailMutation } from '../../../graphql/generated/email-confirmation';
import {
  useChangeReviewMutation,
  useViewerReviewQuery,
  useWriteReviewMutation,
} from '../../../graphql/generated/reviews';
import { useText } from '../../../i18n/text';
import { useKeptFocus } from '../../../lib/kept-focus';
import { Button } from '../../../ui/Button';
import { LoadFailed } from '../../../ui/LoadFailed';
import { Skeleton } from '../../../ui/Skeleton';
import { Stars } from '../../../ui/Stars';
import { ReviewForm, type ReviewDraft } from './ReviewForm';
import { reviewsText } from '../reviews.text';
import type { ReviewRow } from '../useHallReviews';

/** Read again after a review was saved (docs/coverage.md: customer §7), and the pages that show the hall's rating. */
const AFTER_SAVING = ['HallReviews', 'ViewerReview', 'HallPage'];

/** A customer's own review: a form, or what was written. */
export function CustomerReview({ hallId }: { hallId: number }) {
  const words = useText(reviewsText);
  const { data, error, refetch } = useViewerReviewQuery({ variables: { hallId }, freshFor: 0 });
  const [editing, setEditing] = useState(false);
  // What is pressed to write, send or leave the review gives way to what it leads to.
  const kept = useKeptFocus<HTMLDivElement>();
  const review = data?.viewerReview;
  if (!data && error) return <LoadFailed title={words.own.failed} level={3} onRetry={refetch} />;
  if (!data) return <Skeleton height="120px" shape="box" />;
  return (
    <div {...kept}>
      {!review ? (
        <NewReview hallId={hallId} />
      ) : editing ? (
        <EditReview review={review} onDone={() => setEditing(false)} />
      ) : (
        <WrittenReview review={review} onEdit={() => setEditing(true)} />
      )}
    </div>
  );
}

function NewReview({ hallId }: { hallId: number }) {
  const words = useText(reviewsText).form;
  const { run, pending } = useWriteReviewMutation({
    success: { tone: 'success', title: words.created },
    failure: ({ message }) => ({ tone: 'danger', title: message || words.createFailed }),
    refetch: AFTER_SAVING,
  });
  const [waits, setWaits] = useState(false);
  const save = async ({ rating, comment }: ReviewDraft, form: FormErrors) => {
    const outcome = await run({ input: { hallId, rating, comment } }, { form });
    setWaits(!outcome.ok && outcome.error.code === 'EMAIL_NOT_CONFIRMED');
    return outcome;
  };
  return (
    <>
      <ReviewForm
        title={words.title}
        submit={words.submit}
        submitting={words.submitting}
        pending={pending}
        onSubmit={save}
      />
      {waits && <SendLinkAgain />}
    </>
  );
}

/** A review that waits for a confirmed address leads to its link. */
function SendLinkAgain() {
  const words = useText(reviewsText).form.link;
  const { run, pending } = useSendConfirmationEmailMutation({
    success: { tone: 'success', title: words.sent },
    failure: { title: words.failed, always: true },
  });
  return (
    <p className="row middle gap-12 above">
      {words.text}{' '}
      <Button look="secondary" pending={pending} onClick={() => void run({})}>
        {words.again}
      </Button>
    </p>
  );
}

function EditReview({ review, onDone }: { review: ReviewRow; onDone: () => void }) {
  const words = useText(reviewsText).form;
  const { run, pending } = useChangeReviewMutation({
    success: { tone: 'success', title: words.updated },
    failure: ({ message }) => ({ tone: 'danger', title: message || words.updateFailed }),
    refetch: AFTER_SAVING,
  });
  const save = async ({ rating, comment }: ReviewDraft, form: FormErrors) => {
    const { ok } = await run({ id: review.id, input: { rating, comment } }, { form });
    if (ok) onDone();
  };
  return (
    <ReviewForm
      title={words.editTitle}
      submit={words.update}
      submitting={words.updating}
      initial={{ rating: review.rating, comment: review.comment ?? '' }}
      pending={pending}
      onSubmit={save}
      onCancel={onDone}
    />
  );
}

function WrittenReview({ review, onEdit }: { review: ReviewRow; onEdit: () => void }) {
  const words = useText(reviewsText);
  return (
    <section className="stack starting gap-12 framed padded-24" aria-label={words.own.title}>
      <h3 className="heading-22">{words.own.title}</h3>
      <Stars rating={review.rating} />
      {review.comment && <p className="lines">{review.comment}</p>}
      {review.isHidden && <p className="danger firm">{words.own.hidden(review.hiddenReason ?? '')}</p>}
      <div className="row gap-12 above-4">
        <Button look="secondary" onClick={onEdit}>
          {words.own.edit}
        </Button>
      </div>
    </section>
  );
}
