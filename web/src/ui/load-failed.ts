import { useText } from '../i18n/text';
import { uiText } from './ui.text';

/** What stands where data could not be loaded, in Ant Design's parts and in plain ones. */
export interface LoadFailedProps {
  /** Says what is missing, where that isn't obvious. */
  title?: string;
  /** Said below a title of one's own. */
  text?: string;
  /** What the button reads. */
  retry?: string;
  /** Rank of the title on its page. */
  level?: 1 | 2 | 3;
  onRetry: () => unknown;
}

/** Its words: the page's own, or those that fit everywhere. */
export function useLoadFailedWords({ title, text, retry }: LoadFailedProps) {
  const words = useText(uiText).loadFailed;
  return { ...(title === undefined ? words : { title, text }), retry: retry ?? words.retry };
}
