import type { CallError } from '../../../graphql/errors';
import { useText } from '../../../i18n/text';
import { lazyPart } from '../../../ui/lazy-part';
import { LoadFailed } from '../../../ui/LoadFailed';
import { businessBookingsText } from './business-bookings.text';

const RefusedBusiness = lazyPart(() => import('./RefusedBusiness').then((module) => module.RefusedBusiness));

/** Why there is nothing to manage: no application, none approved, or no answer. */
export function ClosedBusiness({ error, onRetry }: { error: CallError | undefined; onRetry: () => void }) {
  const words = useText(businessBookingsText);
  if (error?.code === 'NOT_FOUND' || error?.code === 'FORBIDDEN') return <RefusedBusiness refusal={error} />;
  return <LoadFailed title={words.failed} text={words.failedText} retry={words.retry} onRetry={onRetry} />;
}
