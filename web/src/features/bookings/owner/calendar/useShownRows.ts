import { useCallback, useEffect, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/** Cells that are drawn at once; the rows beyond them are drawn when they come near the screen. */
const CELLS_AT_ONCE = 400;
/** So many at least: a week. */
const LEAST_ROWS = 7;

/**
 * Draws the rows of a long table as they come into view: fifty halls have hundreds of cells a week. Paper gets all of them.
 *
 * @returns how many rows are drawn, how to have more at once, and the element after the last one
 */
export function useShownRows(total: number, columns: number) {
  const step = Math.max(LEAST_ROWS, Math.floor(CELLS_AT_ONCE / Math.max(columns, 1)));
  const [most, setMost] = useState(step);
  const end: RefCallback<HTMLElement> = useCallback(
    (element) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setMost(most + step), {
        rootMargin: '400px',
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [step, most],
  );
  const showMore = (rows: number) => {
    if (rows > most) flushSync(() => setMost(rows + step));
  };
  useEffect(() => {
    const showAll = () => flushSync(() => setMost(total));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, [total]);
  return { rows: Math.min(most, total), showMore, end };
}
