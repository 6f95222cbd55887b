import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { useLoadFailedWords, type LoadFailedProps } from './load-failed';

/**
 * Stands where data could not be loaded, with a way to try again. Pages whose first view loads without Ant Design have
 * `PlainLoadFailed`.
 */
export function LoadFailed(props: LoadFailedProps) {
  const { title, text, retry } = useLoadFailedWords(props);
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        level={props.level ?? 2}
        action={
          <Button look="secondary" onClick={() => void props.onRetry()}>
            {retry}
          </Button>
        }
      />
    </div>
  );
}
