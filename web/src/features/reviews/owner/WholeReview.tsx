import { useText } from '../../../i18n/text';
import { Dialog } from '../../../ui/Dialog';
import { DialogHost } from '../../../ui/DialogHost';
import { ReviewItem } from '../ReviewItem';
import { ownerReviewsText } from './owner-reviews.text';
import type { OwnReview } from './useOwnReviewColumns';

/** A review with its answer, as guests read them. */
export function WholeReview({ review, onClose }: { review: OwnReview; onClose: () => void }) {
  const words = useText(ownerReviewsText);
  const { userName, businessName, hallId, hallTitle } = review;
  return (
    <Dialog open title={words.by(userName)} onClose={onClose}>
      <DialogHost>
        <ul className="breakable">
          <ReviewItem review={review} businessName={businessName} hall={{ id: hallId, title: hallTitle }} />
        </ul>
      </DialogHost>
    </Dialog>
  );
}
