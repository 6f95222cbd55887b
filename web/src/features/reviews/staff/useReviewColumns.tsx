import { Flex, Tag } from 'antd';
import type { ModeratedReviewFragment } from '../../../graphql/generated/review-moderation';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Stars } from '../../../ui/Stars';
import { StatusTag } from '../../../ui/StatusTag';
import type { Column } from '../../../ui/table/columns';
import { LineButton } from '../../../ui/table/LineButton';
import { reviewModerationText } from './review-moderation.text';
import { ReviewActions } from './ReviewActions';

type Review = ModeratedReviewFragment;

/**
 * The columns of the reviews: who wrote what of which hall, whether it is reported, and what staff can do about it.
 * @param onRead opens the whole of a review
 */
export function useReviewColumns(onRead: (review: Review) => void): Column<Review>[] {
  const words = useText(reviewModerationText);
  const format = useFormat();
  return [
    {
      key: 'review',
      title: words.review,
      required: true,
      narrow: 'plain',
      share: 3.6,
      render: (review) => <LineButton line={review.comment ?? words.noComment} onOpen={() => onRead(review)} />,
    },
    { key: 'author', title: words.author, narrow: 'plain', share: 1.25, render: ({ userName }) => userName },
    {
      key: 'rating',
      title: words.rating,
      narrow: 'plain',
      share: 1.1,
      render: ({ rating }) => <Stars rating={rating} size={16} />,
    },
    {
      key: 'state',
      title: words.state,
      narrow: 'plain',
      share: 1.3,
      render: ({ isHidden, openReports }) => (
        <Flex wrap gap={4}>
          {isHidden && <StatusTag status="hidden" label={words.hidden} />}
          {openReports.length > 0 && <Tag className="tone-warning">{words.reports(openReports.length)}</Tag>}
        </Flex>
      ),
    },
    {
      key: 'hall',
      title: words.hall,
      narrow: 'plain',
      share: 1.5,
      render: ({ hallTitle, businessName }) => words.ofHall(hallTitle, businessName),
    },
    { key: 'written', title: words.written, share: 1.15, render: ({ createdAt }) => format.compactDate(createdAt) },
    {
      key: 'actions',
      title: words.actions,
      required: true,
      narrow: 'plain',
      share: 2,
      render: (review) => <ReviewActions review={review} />,
    },
  ];
}
