import { useText } from '../i18n/text';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { uiText } from './ui.text';

/** Stands where data could not be loaded, with a way to try again. */
export function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  const words = useText(uiText).loadFailed;
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
