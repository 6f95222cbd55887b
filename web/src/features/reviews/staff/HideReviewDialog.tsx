import { hideSchema } from '@mehfil/api/domain/reviews/inputs';
import { ReasonDialog, type ReasonDialogProps } from '../../../ui/ReasonDialog';

/** Asks why a review is hidden. */
export function HideReviewDialog(props: Omit<ReasonDialogProps, 'schema'>) {
  return <ReasonDialog {...props} schema={hideSchema} />;
}
