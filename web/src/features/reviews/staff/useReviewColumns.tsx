import { Flex } from 'antd';
import { joinClasses } from '../../../lib/classes';
import {
  useDismissReviewReportsMutation,
  useHideReviewMutation,
  useShowReviewMutation,
  type ModeratedReviewFragment,
} from '../../../graphql/generated/review-moderation';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { Stars } from '../../../ui/Stars';
import { StatusTag } from '../../../ui/StatusTag';
import type { Column } from '../../../ui/table/columns';
import { lazyPart } from '../../../ui/lazy-part';
import { HideOrShow } from '../../../ui/list/HideOrShow';
import { useRowChange } from '../../../ui/list/useRowChange';
import { reviewModerationText } from './review-moderation.text';
import styles from './Reviews.module.css';

const HideReviewDialog = lazyPart(() => import('./HideReviewDialog').then((module) => module.HideReviewDialog));

type Review = ModeratedReviewFragment;

/** The columns of the reviews: who wrote what of which hall, what is reported, and what staff can do about it. */
export function useReviewColumns(): Column<Review>[] {
  const words = useText(reviewModerationText);
  const format = useFormat();
  return [
    {
      key: 'author',
      title: words.author,
      required: true,
      narrow: 'plain',
      share: 1.6,
      render: ({ userName, rating, isVerifiedBooking, isHidden }) => (
        <>
          <h3>{userName}</h3>
          <Stars rating={rating} /> {isHidden && <StatusTag status="hidden" label={words.hidden} />}
          {isVerifiedBooking && <p className="muted">{words.verified}</p>}
        </>
      ),
    },
    { key: 'review', title: words.review, narrow: 'plain', share: 3.4, render: (row) => <Words review={row} /> },
    {
      key: 'hall',
      title: words.hall,
      narrow: 'plain',
      share: 1.6,
      render: ({ hallTitle, businessName }) => words.ofHall(hallTitle, businessName),
    },
    { key: 'written', title: words.written, render: ({ createdAt }) => format.compactDate(createdAt) },
    {
      key: 'actions',
      title: words.actions,
      required: true,
      narrow: 'plain',
      share: 1.8,
      render: (review) => <ReviewActions review={review} />,
    },
  ];
}

/** What was written and answered, why it is hidden, and who reported it for what. */
function Words({ review: { comment, answer, isHidden, hiddenReason, openReports } }: { review: Review }) {
  const words = useText(reviewModerationText);
  const format = useFormat();
  return (
    <>
      <p className={comment ? styles.words : 'muted'}>{comment ?? words.noComment}</p>
      {answer && (
        <blockquote className={styles.answer}>
          <span className="muted">{words.answer}</span>
          <span>{answer}</span>
        </blockquote>
      )}
      {isHidden && hiddenReason && <p className="muted">{words.hiddenBecause(hiddenReason)}</p>}
      {openReports.length > 0 && (
        <Flex vertical gap={4} className={joinClasses(styles.reports, 'warning breakable')}>
          <p>{words.reports(openReports.length)}</p>
          <ul>
            {openReports.map(({ reason, reporterName, createdAt }) => (
              <li key={`${reporterName} ${createdAt}`}>
                {words.reported(reason, reporterName, format.compactDate(createdAt))}
              </li>
            ))}
          </ul>
        </Flex>
      )}
    </>
  );
}

function ReviewActions({ review: { id, userName, hallTitle, isHidden, openReports } }: { review: Review }) {
  const words = useText(reviewModerationText);
  const change = useRowChange(words.failed, ['PanelReviews'], `${userName}, ${hallTitle}`);
  const hide = useHideReviewMutation(change(words.hiddenSaid));
  const show = useShowReviewMutation(change(words.shownSaid));
  const dismiss = useDismissReviewReportsMutation(change(words.dismissedSaid));
  return (
    <HideOrShow
      author={userName}
      isHidden={isHidden}
      words={words}
      Question={HideReviewDialog}
      pending={show.pending}
      onHide={async (input, form) => (await hide.run({ id, input }, { form })).ok}
      onShow={() => show.run({ id })}
    >
      {openReports.length > 0 && (
        <Button
          look="secondary"
          aria-label={words.of(words.dismiss, userName)}
          pending={dismiss.pending}
          onClick={() => void dismiss.run({ id })}
        >
          {words.dismiss}
        </Button>
      )}
    </HideOrShow>
  );
}
