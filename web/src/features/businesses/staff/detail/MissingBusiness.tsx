import { readError } from '../../../../graphql/errors';
import { useText } from '../../../../i18n/text';
import { Dialog } from '../../../../ui/Dialog';
import { EmptyState } from '../../../../ui/EmptyState';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { businessesText } from '../businesses.text';
import { detailText } from './business-detail.text';

interface MissingBusinessProps {
  error: Error;
  onRetry: () => unknown;
  onClose: () => void;
}

/** Says why the business that a link leads to can't be shown. */
export function MissingBusiness({ error, onRetry, onClose }: MissingBusinessProps) {
  const words = useText(businessesText);
  const { dialog } = useText(detailText);
  return (
    <Dialog open title={words.business} onClose={onClose}>
      {readError(error).code === 'NOT_FOUND' ? (
        <EmptyState level={3} title={dialog.unknown} />
      ) : (
        <LoadFailed level={3} onRetry={onRetry} />
      )}
    </Dialog>
  );
}
