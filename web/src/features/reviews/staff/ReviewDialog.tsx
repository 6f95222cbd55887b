import { Descriptions, Flex } from 'antd';
import type { ModeratedReviewFragment } from '../../../graphql/generated/review-moderation';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { DialogHost } from '../../../ui/DialogHost';
import { Stars } from '../../../ui/Stars';
import { reviewModerationText } from './review-moderation.text';
import { ReviewActions } from './ReviewActions';

interface ReviewDialogProps {
  review: ModeratedReviewFragment;
  onClose: () => void;
}

/** A review to read: what was written and answered, why it is hidden, who reported it for what, and what staff can do about it. */
export function ReviewDialog({ review, onClose }: ReviewDialogProps) {
  const words = useText(reviewModerationText);
  const format = useFormat();
  const { userName, rating, comment, answer, isChangedSinceAnswer, isHidden, hiddenReason, openReports } = review;
  return (
    <Dialog open wide title={words.by(userName)} onClose={onClose}>
      <DialogHost>
        <Flex vertical gap={16}>
          <Descriptions
            size="small"
            column={1}
            items={[
              { key: 'rating', label: words.rating, children: <Stars rating={rating} /> },
              { key: 'hall', label: words.hall, children: words.ofHall(review.hallTitle, review.businessName) },
              { key: 'written', label: words.written, children: format.compactDate(review.createdAt) },
              ...(review.isVerifiedBooking ? [{ key: 'booking', label: words.booking, children: words.verified }] : []),
            ]}
          />
          <p className={comment ? 'reading lines breakable' : 'muted'}>{comment ?? words.noComment}</p>
          {answer && (
            <blockquote className="stack gap-2 breakable quoted">
              <span className="muted">{isChangedSinceAnswer ? words.earlierAnswer : words.answer}</span>
              <span>{answer}</span>
            </blockquote>
          )}
          {isHidden && hiddenReason && <p className="muted">{words.hiddenBecause(hiddenReason)}</p>}
          {openReports.length > 0 && (
            <Flex vertical gap={4} className="notice tone-warning ink">
              <p className="strong">{words.reports(openReports.length)}</p>
              <ul>
                {openReports.map(({ reason, reporterName, createdAt }) => (
                  <li key={`${reporterName} ${createdAt}`}>
                    {words.reported(reason, reporterName, format.compactDate(createdAt))}
                  </li>
                ))}
              </ul>
            </Flex>
          )}
          <ReviewActions review={review} onDone={onClose} />
        </Flex>
      </DialogHost>
    </Dialog>
  );
}
