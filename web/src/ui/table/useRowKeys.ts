import { useEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { RowKey } from './columns';

type Pressed = Pick<globalThis.KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** A single key that was pressed, not held: a key that repeats would act on one row after another. */
export const isSingleKey = ({ ctrlKey, metaKey, altKey, repeat }: Pressed) =>
  !ctrlKey && !metaKey && !altKey && !repeat;

/** The focus is on no control: nowhere, or on the content that a link to a section leads to. */
const isOnPage = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('body, main');

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

/**
 * Moves the focus from row to row with j and k, and runs shortcuts on the row that has it; keys do nothing elsewhere in the table. While
 * nothing on the page has the focus, j enters the list. A key that is held acts once.
 * When the row leaves the list, the one that took its place gets the focus.
 */
export function useRowKeys<Row>(
  rows: readonly Row[],
  keyFor: (row: Row) => RowKey,
  shortcuts: RowShortcuts<Row> | undefined,
  body: RefObject<HTMLElement | null>,
): RowKeys {
  const [place, setPlace] = useState(0);
  const [follows, setFollows] = useState(false);
  const current = Math.min(place, Math.max(rows.length - 1, 0));
  const row = rows[current];
  const key = row === undefined ? undefined : keyFor(row);
  useEffect(() => {
    if (follows && key !== undefined) body.current?.querySelector<HTMLElement>(`[data-row="${key}"]`)?.focus();
  }, [follows, key, body]);
  const isEnterable = shortcuts !== undefined && key !== undefined;
  useEffect(() => {
    if (!isEnterable) return undefined;
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'j' || event.defaultPrevented || !isSingleKey(event) || !isOnPage(event.target)) return;
      event.preventDefault();
      body.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [isEnterable, body]);
  const goTo = (next: number) => {
    setPlace(Math.max(0, Math.min(next, rows.length - 1)));
    setFollows(true);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const onRow = event.target instanceof HTMLElement && event.target.dataset.row !== undefined;
    if (!onRow || !row || !shortcuts || !isSingleKey(event)) return;
    const moves: Readonly<Record<string, number>> = { j: current + 1, k: current - 1 };
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
