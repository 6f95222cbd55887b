import { useText } from '../../../../i18n/text';
import { PlainLoadFailed } from '../../../../ui/PlainLoadFailed';
import { searchText } from './search.text';

/** What a list says that could not be read. */
export function HallsFailed({ onRetry }: { onRetry: () => void }) {
  const words = useText(searchText).results;
  return (
    <PlainLoadFailed level={3} title={words.failed} text={words.failedText} retry={words.retry} onRetry={onRetry} />
  );
}
