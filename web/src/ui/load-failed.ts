import { useEffect, useRef } from 'react';
import { useText } from '../i18n/text';
import { useBusyServer } from '../lib/busy-server';
import { pageClock } from '../lib/clock';
import { uiText } from './ui.text';

/** At least so long a busy server is left alone, in milliseconds. */
const RETRY_MIN_MS = 5_000;

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

/**
 * Its words: the page's own, or those that fit everywhere. Of a busy server it says so, and tries again by itself when that server
 * expects it.
 */
export function useLoadFailedWords({ title, text, retry, onRetry }: LoadFailedProps) {
  const { busy, ...words } = useText(uiText).loadFailed;
  const busyUntil = useBusyServer();
  const tryAgain = useRef(onRetry);
  useEffect(() => {
    tryAgain.current = onRetry;
  });
  useEffect(() => {
    if (busyUntil === null) return;
    const timer = setTimeout(() => void tryAgain.current(), Math.max(busyUntil - pageClock(), RETRY_MIN_MS));
    return () => clearTimeout(timer);
  }, [busyUntil]);
  const own = title === undefined ? words : { title, text };
  return { ...own, ...(busyUntil === null ? {} : { text: busy }), retry: retry ?? words.retry };
}
