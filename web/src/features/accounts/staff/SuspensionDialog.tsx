import { reasonSchema } from '@mehfil/api/domain/businesses/inputs';
import { ReasonDialog, type ReasonDialogProps } from '../../../ui/ReasonDialog';

/** Asks why an account is suspended. */
export function SuspensionDialog(props: Omit<ReasonDialogProps, 'schema'>) {
  return <ReasonDialog {...props} schema={reasonSchema} />;
}
