import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { sharedText } from './shared.text';

/** Stands where data could not be loaded, with a way to try again. */
export function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  const words = useText(sharedText).loadFailed;
  return (
    <div role="alert">
      <EmptyState
        title={words.title}
        text={words.text}
        action={
          <Button look="secondary" onClick={() => void onRetry()}>
            {words.retry}
          </Button>
        }
      />
    </div>
  );
}
