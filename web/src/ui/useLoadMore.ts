import { useState } from 'react';
import { useText } from '../i18n/text';
import { showToast } from '../lib/toast';
import { uiText } from './ui.text';

interface LoadMore {
  /** While the next part is on its way. */
  pending: boolean;
  /** Never rejects. */
  loadMore: () => Promise<void>;
}

/**
 * Loads the next part of a list. Where that fails a toast says so, and the button stays, to be pressed again.
 * @param load resolves once the part is in the list
 */
export function useLoadMore(load: () => Promise<unknown>): LoadMore {
  const { title, text } = useText(uiText).loadFailed;
  const [pending, setPending] = useState(false);
  const loadMore = async () => {
    setPending(true);
    try {
      await load();
    } catch {
      showToast({ tone: 'danger', title, description: text });
    } finally {
      setPending(false);
    }
  };
  return { pending, loadMore };
}
