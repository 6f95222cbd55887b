import { reasonSchema } from '@mehfil/api/domain/businesses/inputs';
import { ReasonDialog, type ReasonDialogProps } from '../../../ui/ReasonDialog';

/** Asks why a comment is hidden. */
export function HideCommentDialog(props: Omit<ReasonDialogProps, 'schema'>) {
  return <ReasonDialog {...props} schema={reasonSchema} />;
}
