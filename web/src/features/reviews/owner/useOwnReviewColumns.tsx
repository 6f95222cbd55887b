import { Flex, Tag } from 'antd';
import { Link } from 'react-router-dom';
import type { OwnReviewsQuery } from '../../../graphql/generated/own-reviews';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/Button';
import { useShowDialog } from '../../../ui/DialogHost';
import { lazyPart } from '../../../ui/lazy-part';
import { Stars } from '../../../ui/Stars';
import type { Column } from '../../../ui/table/columns';
import { LineButton } from '../../../ui/table/LineButton';
import { reviewsText } from '../reviews.text';
import type { OwnerFilters } from './owner-filters';
import { ownerReviewsText } from './owner-reviews.text';

const AnswerDialog = lazyPart(() => import('../ReviewDialogs').then((module) => module.AnswerDialog));
const ReportDialog = lazyPart(() => import('../ReviewDialogs').then((module) => module.ReportDialog));

/** A review of the owner's list. */
export type OwnReview = OwnReviewsQuery['ownReviews']['nodes'][number];

/**
 * The columns of the owner's reviews: how a guest liked which hall, and whether that is answered.
 * @param onRead opens the whole of a review
 */
export function useOwnReviewColumns(onRead: (review: OwnReview) => void): Column<OwnReview, OwnerFilters['order']>[] {
  const words = useText(ownerReviewsText);
  const { compactDate } = useFormat();
  return [
    {
      key: 'review',
      title: words.review,
      required: true,
      narrow: 'plain',
      share: 3.6,
      render: (review) => <LineButton line={review.comment ?? words.noComment} onOpen={() => onRead(review)} />,
    },
    { key: 'author', title: words.author, narrow: 'plain', share: 1.3, render: ({ userName }) => userName },
    {
      key: 'rating',
      title: words.rating,
      narrow: 'plain',
      share: 1.1,
      sort: { ascending: 'LOWEST', descending: 'HIGHEST' },
      render: ({ rating }) => <Stars rating={rating} size={16} />,
    },
    {
      key: 'hall',
      title: words.hall,
      narrow: 'plain',
      share: 1.5,
      render: ({ hallId, hallTitle }) => (
        <Link className="two-lines" to={paths.hall(hallId, hallTitle)}>
          {hallTitle}
        </Link>
      ),
    },
    {
      key: 'written',
      title: words.written,
      share: 1.15,
      sort: { ascending: 'OLDEST', descending: 'NEWEST' },
      render: ({ createdAt }) => compactDate(createdAt),
    },
    {
      key: 'answer',
      title: words.answer,
      narrow: 'plain',
      share: 1.2,
      render: (review) => <AnswerState review={review} />,
    },
    {
      key: 'actions',
      title: words.actions,
      required: true,
      narrow: 'plain',
      share: 1.7,
      render: (review) => <Actions review={review} />,
    },
  ];
}

function AnswerState({ review: { answer, isChangedSinceAnswer } }: { review: OwnReview }) {
  const words = useText(ownerReviewsText);
  if (answer === null) return <Tag className="tone-neutral">{words.unanswered}</Tag>;
  if (isChangedSinceAnswer) return <Tag className="tone-warning">{words.earlierVersion}</Tag>;
  return <Tag className="tone-success">{words.answered}</Tag>;
}

function Actions({ review }: { review: OwnReview }) {
  const { userName, hallTitle, viewerCanAnswer, viewerCanReport } = review;
  const { reply, report } = useText(reviewsText);
  const showDialog = useShowDialog();
  const about = `${userName}, ${hallTitle}`;
  return (
    <Flex wrap gap={8}>
      {viewerCanAnswer && (
        <Button
          look="secondary"
          aria-label={reply.label(userName)}
          onClick={() => showDialog((close) => <AnswerDialog review={review} about={about} onClose={close} />)}
        >
          {reply.open}
        </Button>
      )}
      {viewerCanReport && (
        <Button
          look="quiet"
          aria-label={report.label(userName)}
          onClick={() => showDialog((close) => <ReportDialog review={review} about={about} onClose={close} />)}
        >
          {report.open}
        </Button>
      )}
    </Flex>
  );
}
