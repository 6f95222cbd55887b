import { useText } from '../../i18n/text';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { listText } from './list.text';

/** What a tab says when its data could not be loaded. */
export function LoadProblem({ onRetry }: { onRetry: () => void }) {
  const words = useText(listText);
  return <EmptyState title={words.failed} action={<Button onClick={onRetry}>{words.retry}</Button>} />;
}
