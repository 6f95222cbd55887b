import { useEffect, useRef } from 'react';
import { focusFirst, placesAround } from '../lib/focus-places';
import { useIsDialogShown } from './DialogHost';

/**
 * The button of a decision leaves with it. The focus goes to what stands around (a row of a list, a dialog), else to the first of the
 * actions that are left, and never nowhere.
 *
 * @param state what the decision changes
 * @returns for the element that holds the actions
 */
export function useFocusAfter(state: string | boolean) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  const due = useRef(false);
  const isAsking = useIsDialogShown();
  useEffect(() => {
    if (shown.current !== state) due.current = true;
    shown.current = state;
    // The question that a decision began with may still be open.
    if (!due.current || isAsking || box.current?.contains(document.activeElement)) return;
    due.current = false;
    if (document.activeElement !== document.body) return;
    focusFirst([...placesAround(box.current), ...(box.current?.querySelectorAll('a, button') ?? [])]);
  });
  return box;
}
