import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a day's button (`data-day`) after a key has chosen it, also where another month had to be drawn first.
 *
 * @returns to be called before the day changes
 */
export function useDayFocus(within: RefObject<HTMLElement | null>, day: string): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    within.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [within, day]);
  return () => {
    wanted.current = true;
  };
}
