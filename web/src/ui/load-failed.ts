import { useText } from '../i18n/text';
import { useBusyServer } from '../lib/busy-server';
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

/** Its words: the page's own, or those that fit everywhere. Of a busy server it says so. */
export function useLoadFailedWords({ title, text, retry }: LoadFailedProps) {
  const { busy, ...words } = useText(uiText).loadFailed;
  const isBusy = useBusyServer();
  const own = title === undefined ? words : { title, text };
  return { ...own, ...(isBusy ? { text: busy } : {}), retry: retry ?? words.retry };
}
