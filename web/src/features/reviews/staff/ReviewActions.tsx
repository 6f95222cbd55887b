import {
  useDismissReviewReportsMutation,
  useHideReviewMutation,
  useShowReviewMutation,
  type ModeratedReviewFragment,
} from '../../../graphql/generated/review-moderation';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { lazyPart } from '../../../ui/lazy-part';
import { HideOrShow } from '../../../ui/list/HideOrShow';
import { useRowChange } from '../../../ui/list/useRowChange';
import { reviewModerationText } from './review-moderation.text';

const HideReviewDialog = lazyPart(() => import('./HideReviewDialog').then((module) => module.HideReviewDialog));

interface ReviewActionsProps {
  review: ModeratedReviewFragment;
  /** Told that the review was changed. */
  onDone?: () => void;
}

/** What staff can do about a review: hide or show it, and dismiss its reports. */
export function ReviewActions({ review, onDone }: ReviewActionsProps) {
  const { id, userName, hallTitle, isHidden, openReports } = review;
  const words = useText(reviewModerationText);
  const change = useRowChange(words.failed, ['PanelReviews'], `${userName}, ${hallTitle}`);
  const hide = useHideReviewMutation(change(words.hiddenSaid));
  const show = useShowReviewMutation(change(words.shownSaid));
  const dismiss = useDismissReviewReportsMutation(change(words.dismissedSaid));
  const tell = ({ ok }: { ok: boolean }) => {
    if (ok) onDone?.();
    return ok;
  };
  return (
    <HideOrShow
      author={userName}
      isHidden={isHidden}
      words={words}
      Question={HideReviewDialog}
      pending={show.pending}
      onHide={async (input, form) => tell(await hide.run({ id, input }, { form }))}
      onShow={async () => tell(await show.run({ id }))}
    >
      {openReports.length > 0 && (
        <Button
          look="secondary"
          aria-label={words.of(words.dismiss, userName)}
          pending={dismiss.pending}
          onClick={() => void dismiss.run({ id }).then(tell)}
        >
          {words.dismiss}
        </Button>
      )}
    </HideOrShow>
  );
}
