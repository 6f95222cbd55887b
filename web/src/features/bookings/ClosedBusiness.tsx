import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { businessBookingsText } from './business-bookings.text';

/** Why there is nothing to manage: no application, none approved, or no answer. */
export function ClosedBusiness({ code, onRetry }: { code: string; onRetry: () => void }) {
  const words = useText(businessBookingsText);
  if (code === 'NOT_FOUND') {
    const action = <ButtonLink to={paths.business.apply}>{words.apply}</ButtonLink>;
    return <EmptyState title={words.noBusiness} text={words.noBusinessText} action={action} />;
  }
  if (code === 'FORBIDDEN') {
    const action = <ButtonLink to={paths.business.apply}>{words.viewStatus}</ButtonLink>;
    return <EmptyState title={words.notApproved} text={words.notApprovedText} action={action} />;
  }
  const retry = (
    <Button look="secondary" onClick={onRetry}>
      {words.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={words.failed} text={words.failedText} action={retry} />
    </div>
  );
}
