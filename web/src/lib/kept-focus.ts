import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

function take(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus();
}

/** Goes onto the element whose children are the rows of a list. */
export interface KeptFocus<T extends HTMLElement> {
  ref: RefObject<T | null>;
  onFocus: (event: FocusEvent<T>) => void;
}

/**
 * Keeps the focus in a list whose rows go away, or lose the button that had it, once they are answered or deleted: the row that
 * then stands in that place takes it. Without it the keyboard and screen readers would begin at the top of the page again.
 * @param elseId id of what takes it where no row is left, in a list whose rows can go away
 * @param rowSelector matches the children that are rows; defaults to all of them
 */
export function useKeptFocus<T extends HTMLElement>(elseId = '', rowSelector = '*'): KeptFocus<T> {
  const ref = useRef<T>(null);
  const last = useRef<{ element: Element; row: number } | null>(null);
  useEffect(() => {
    const was = last.current;
    if (!was || was.element.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    const rows = Array.from(ref.current?.children ?? []).filter((child) => child.matches(rowSelector));
    const next = rows[Math.min(was.row, rows.length - 1)] ?? document.getElementById(elseId);
    if (next instanceof HTMLElement) take(next);
  });
  return {
    ref,
    onFocus: ({ target, currentTarget }) => {
      // React hands on the events of a dialog that a row has opened; the focus comes back to the row.
      if (!currentTarget.contains(target)) return;
      const row = Array.from(currentTarget.children).findIndex((child) => child.contains(target));
      last.current = row < 0 ? null : { element: target, row };
    },
  };
}
