import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { CalendarGridProps } from './calendar-grid';
import { moveDay } from '../../../../ui/calendar/grid-keys';

/**
 * Lets keys choose another day, whose button (`data-day`) then takes the focus, also where another month had to be drawn first.
 *
 * @returns what handles the keys of a day's button
 */
export function useDayKeys(
  within: RefObject<HTMLElement | null>,
  { shown, entries, onPick }: Pick<CalendarGridProps, 'shown' | 'entries' | 'onPick'>,
): (event: KeyboardEvent) => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    within.current?.querySelector<HTMLElement>(`[data-day="${shown.day}"]`)?.focus();
  }, [within, shown.day]);
  // Rows grow with what they hold, and push the day that has the focus off the screen.
  useEffect(() => {
    within.current?.querySelector('[data-day]:focus')?.scrollIntoView({ block: 'nearest' });
  }, [within, entries.length]);
  return (event) => {
    const day = moveDay(shown.day, event, document.documentElement.dir === 'rtl');
    if (day === undefined) return;
    event.preventDefault();
    wanted.current = true;
    onPick(day);
  };
}
