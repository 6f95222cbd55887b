import { useEffect, useRef, type RefObject } from 'react';
import { dialogOpened, focusFirst, placesAround } from '../lib/top-dialog';

const FIELD = ':is(input, textarea, select):not([readonly], [type="hidden"], :disabled)';

/**
 * Opens the browser's own `<dialog>` over the page: news appears in it, and the focus returns to where it was.
 *
 * @param startsInField the focus begins in the first field, not at the dialog's first button
 */
export function useModal(open: boolean, startsInField = false): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return undefined;
    const before = document.activeElement;
    const around = placesAround(before);
    dialog.showModal();
    if (startsInField) dialog.querySelector<HTMLElement>(FIELD)?.focus();
    const forget = dialogOpened(dialog);
    return () => {
      forget();
      dialog.close();
      // A dialog that has left the page by now gives nothing back; what opened it may have left with what was decided.
      if (document.activeElement !== document.body) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else focusFirst(around);
    };
  }, [open, startsInField]);
  return element;
}
