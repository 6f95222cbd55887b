import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { moveDay, type PressedKey } from './grid-keys';

interface GridFocusOptions {
  /** The attribute that names a place on the element that takes its focus. */
  attribute: 'data-day' | 'data-place';
  /** Where a key leads from a place; undefined where it does nothing. */
  move: (from: string, pressed: PressedKey, isRightToLeft: boolean) => string | undefined;
  /** Called with the place that a key leads to, to draw it where it isn't yet. */
  onReach?: (place: string) => void;
}

/**
 * Lets keys move the focus through the places of a grid. A place that has yet to be drawn gets it once it is.
 *
 * @returns what the grid listens with, the place that had the focus last, and how to forget that and what still waits
 */
export function useGridFocus<Grid extends HTMLElement>({ attribute, move, onReach }: GridFocusOptions) {
  const ref = useRef<Grid>(null);
  const wanted = useRef<string>(undefined);
  const [reached, setReached] = useState<string>();

  const takeFocus = (): void => {
    if (wanted.current === undefined) return;
    // Whoever went on meanwhile stays where they are; a place that has gone leaves the focus to the page.
    const { activeElement } = document;
    if (activeElement !== document.body && !ref.current?.contains(activeElement)) {
      wanted.current = undefined;
      return;
    }
    const element = ref.current?.querySelector<HTMLElement>(`[${attribute}="${wanted.current}"]`);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  };
  useEffect(takeFocus);

  const readPlace = ({ target }: { target: EventTarget }): string | undefined =>
    (target instanceof Element && target.closest(`[${attribute}]`)?.getAttribute(attribute)) || undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = readPlace(event);
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const to = from === undefined ? undefined : move(from, event, isRightToLeft);
    if (to === undefined) return;
    event.preventDefault();
    wanted.current = to;
    onReach?.(to);
    takeFocus();
  };
  const onFocus = (event: FocusEvent): void => {
    wanted.current = undefined;
    const place = readPlace(event);
    if (place !== undefined) setReached(place);
  };
  const forget = (): void => {
    wanted.current = undefined;
    setReached(undefined);
  };
  return { listeners: { ref, onKeyDown, onFocus }, reached, forget };
}

interface DayFocusOptions {
  /** The drawn days that can have the focus. */
  days: readonly string[];
  /** Tab reaches the first of these that is drawn, as long as no day was reached. */
  preferred: readonly (string | undefined)[];
  /** Days beyond which keys lead only to what is drawn; absent while they aren't known. */
  first: string | undefined;
  last: string | undefined;
  /** Called with the day that a key leads to, to show its month. */
  onReach: (day: string) => void;
}

/** The focus in months from which a day is chosen: one day is reached by Tab, the others from it by keys. */
export function useDayFocus({ days, preferred, first = '', last = '9999', onReach }: DayFocusOptions) {
  const { listeners, reached, forget } = useGridFocus<HTMLDivElement>({
    attribute: 'data-day',
    move: (from, pressed, isRightToLeft) => {
      const to = moveDay(from, pressed, isRightToLeft);
      if (to === undefined || days.includes(to)) return to;
      return to < first ? first : to > last ? last : to;
    },
    onReach,
  });
  const anchor = [reached, ...preferred].find((day) => day !== undefined && days.includes(day)) ?? days[0];
  return { listeners, anchor, forget };
}
