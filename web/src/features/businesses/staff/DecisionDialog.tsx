import { reasonSchema } from '@mehfil/api/domain/businesses/inputs';
import { ReasonDialog, type ReasonDialogProps } from '../../../ui/ReasonDialog';

/** Asks why an application is rejected, or a business suspended. */
export function DecisionDialog(props: Omit<ReasonDialogProps, 'schema'>) {
  return <ReasonDialog {...props} schema={reasonSchema} />;
}
