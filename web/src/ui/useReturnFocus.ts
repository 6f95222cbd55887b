import { useEffect, useState } from 'react';
import { focusFirst, placesAround } from '../lib/focus-places';

/**
 * Gives the focus back when a dialog leaves the page: to what had it before, or, where that has left too, to what stood around it.
 * Ant Design does so for dialogs that close, not for those that are unmounted with what they are about.
 */
export function useReturnFocus(): void {
  // Taken before the dialog is there: a field in it may take the focus as it appears.
  const [{ before, around }] = useState(() => ({
    before: document.activeElement,
    around: placesAround(document.activeElement),
  }));
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      else focusFirst(around);
    },
    [before, around],
  );
}
