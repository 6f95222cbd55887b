import { useEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { RowKey } from './columns';

type Pressed = Pick<globalThis.KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** A single key that was pressed, not held: a key that repeats would act on one row after another. */
export const isSingleKey = ({ ctrlKey, metaKey, altKey, repeat }: Pressed) =>
  !ctrlKey && !metaKey && !altKey && !repeat;

const OVERLAYS = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Letters mean nothing where the focus is: nowhere, on the content, or on what was pressed to get here. */
const isOnPage = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('body, main, a, button') && target.closest(OVERLAYS) === null;

/** What single keys do with the row that has the focus. */
export type RowShortcuts<Row> = Readonly<Record<string, (row: Row) => void>>;

/** Makes rows focusable: one of them by Tab, the others by j and k. */
export interface RowKeys {
  rowProps: (index: number) => {
    tabIndex: 0 | -1;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** Handlers of the element that holds the rows. */
  bodyProps: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** The index of the row that Tab reaches: it goes with its row, and stays where that leaves the list. */
function useCurrent<Row>(rows: readonly Row[], keyFor: (row: Row) => RowKey): [number, (index: number) => void] {
  const [place, setPlace] = useState<{ index: number; key: RowKey | undefined }>({ index: 0, key: undefined });
  const found = rows.findIndex((row) => keyFor(row) === place.key);
  if (found >= 0 && found !== place.index) setPlace({ ...place, index: found });
  const keep = (index: number): number => Math.max(0, Math.min(index, rows.length - 1));
  const goTo = (index: number) => {
    const row = rows[keep(index)];
    setPlace({ index: keep(index), key: row && keyFor(row) });
  };
  return [found >= 0 ? found : keep(place.index), goTo];
}

/**
 * Moves the focus from row to row with j and k, and runs shortcuts on the row that has it; keys do nothing elsewhere in the table. From
 * the page around it, but for its fields, j enters the list. A key that is held acts once.
 * When the row leaves the list, the one that took its place gets the focus.
 */
export function useRowKeys<Row>(
  rows: readonly Row[],
  keyFor: (row: Row) => RowKey,
  shortcuts: RowShortcuts<Row> | undefined,
  body: RefObject<HTMLElement | null>,
): RowKeys {
  const [current, setCurrent] = useCurrent(rows, keyFor);
  const [follows, setFollows] = useState(false);
  const reached = rows[current];
  const key = reached && keyFor(reached);
  useEffect(() => {
    if (follows && key !== undefined) body.current?.querySelector<HTMLElement>(`[data-row="${key}"]`)?.focus();
  }, [follows, key, body]);
  const isEnterable = shortcuts !== undefined && key !== undefined;
  useEffect(() => {
    if (!isEnterable) return undefined;
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'j' || event.defaultPrevented || !isSingleKey(event) || !isOnPage(event.target)) return;
      if (body.current?.contains(event.target)) return;
      event.preventDefault();
      body.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [isEnterable, body]);
  const goTo = (next: number) => {
    setCurrent(next);
    setFollows(true);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const pressedOn = event.target instanceof HTMLElement ? event.target.dataset.row : undefined;
    const at = rows.findIndex((each) => String(keyFor(each)) === pressedOn);
    const row = rows[at];
    if (!row || !shortcuts || !isSingleKey(event)) return;
    const moves: Readonly<Record<string, number>> = { j: at + 1, k: at - 1 };
    const next = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    const shortcut = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
    if (next === undefined && !shortcut) return;
    event.preventDefault();
    if (next === undefined) shortcut?.(row);
    else goTo(next);
  };
  return {
    rowProps: (index) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: (event) => {
        if (event.target === event.currentTarget) goTo(index);
      },
    }),
    bodyProps: {
      onKeyDown: press,
      // A row that vanished under the focus leaves it nowhere, and isn't left.
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget) setFollows(false);
      },
    },
  };
}
