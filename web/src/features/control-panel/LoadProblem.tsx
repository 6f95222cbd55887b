import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { panelText } from './panel.text';

/** What a tab says when its data could not be loaded. */
export function LoadProblem({ onRetry }: { onRetry: () => void }) {
  const words = useText(panelText);
  return <EmptyState title={words.failed} action={<Button onClick={onRetry}>{words.retry}</Button>} />;
}
