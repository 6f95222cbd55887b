import { useText } from '../../../../i18n/text';
import { copyText } from '../../../../lib/clipboard';
import { warn } from '../../../../lib/log';
import { openShareSheet } from '../../../../lib/share';
import { showToast } from '../../../../lib/toast';
import { hallPageText } from './hall-page.text';

/** Closing the share sheet is no failure. */
function isDismissal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Shares an address with the browser's share sheet, else copies it and says so. */
export function useShare(): (what: { title: string; url: string }) => Promise<void> {
  const words = useText(hallPageText).topBar;
  return async ({ title, url }) => {
    try {
      if (await openShareSheet({ title, url })) return;
      await copyText(url);
      showToast({ tone: 'success', ...words.copied });
    } catch (error) {
      // The specification has it logged only (§8).
      if (!isDismissal(error)) warn('The page could not be shared', error);
    }
  };
}
