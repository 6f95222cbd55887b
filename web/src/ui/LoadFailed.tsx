import { useText } from '../i18n/text';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { uiText } from './ui.text';

interface LoadFailedProps {
  /** Says what is missing, where that isn't plain. */
  title?: string;
  text?: string;
  /** What the button reads. */
  retry?: string;
  /** Rank of the title on its page. */
  level?: 2 | 3;
  onRetry: () => unknown;
}

/** Stands where data could not be loaded, with a way to try again. */
export function LoadFailed({ onRetry, level, ...own }: LoadFailedProps) {
  const words = { ...useText(uiText).loadFailed, ...own };
  return (
    <div role="alert">
      <EmptyState
        title={words.title}
        text={words.text}
        {...(level ? { level } : {})}
        action={
          <Button look="secondary" onClick={() => void onRetry()}>
            {words.retry}
          </Button>
        }
      />
    </div>
  );
}
