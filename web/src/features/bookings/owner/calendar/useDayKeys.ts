import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { dayByKey, type Shown } from './calendar-view';

/**
 * Lets keys choose another day, whose button (`data-day`) then takes the focus, also where another month had to be drawn first.
 *
 * @returns what handles the keys of a day's button
 */
export function useDayKeys(
  within: RefObject<HTMLElement | null>,
  shown: Shown,
  onPick: (day: string) => void,
): (event: KeyboardEvent) => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    within.current?.querySelector<HTMLElement>(`[data-day="${shown.day}"]`)?.focus();
  }, [within, shown.day]);
  return (event) => {
    const day = dayByKey(event.key, shown, document.documentElement.dir === 'rtl');
    if (day === undefined) return;
    event.preventDefault();
    wanted.current = true;
    onPick(day);
  };
}
