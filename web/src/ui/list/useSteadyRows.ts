import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { RowKey } from '../table/columns';

/** Rows that keep their places while somebody is at them. */
export interface SteadyRows<Row> {
  rows: readonly Row[] | undefined;
  /** Rows that have left the list, and keep their places meanwhile. */
  gone: ReadonlySet<RowKey>;
  /** How many rows wait to be shown. */
  added: number;
  showNow: () => void;
  /** Handlers of the element that the rows stand in. */
  pointing: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
  };
}

const NOTHING: ReadonlySet<RowKey> = new Set();

/**
 * Whether somebody is at an element: their pointer is on it, or they touched it last. A finger has left when its press arrives,
 * and rests between two strokes of scrolling, so that a touch counts until one elsewhere, or until the page is put away.
 */
function useIsAt(): [isAt: boolean, pointing: SteadyRows<never>['pointing']] {
  const [by, setBy] = useState<'pointer' | 'touch' | null>(null);
  const touched = useRef<Element | null>(null);
  useEffect(() => {
    if (by !== 'touch') return undefined;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || !touched.current?.contains(target)) setBy(null);
    };
    const putAway = () => {
      if (document.hidden) setBy(null);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('visibilitychange', putAway);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('visibilitychange', putAway);
    };
  }, [by]);
  return [
    by !== null,
    {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') setBy('pointer');
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') setBy(null);
      },
      onPointerDown: ({ pointerType, currentTarget }) => {
        if (pointerType !== 'touch') return;
        touched.current = currentTarget;
        setBy('touch');
      },
    },
  ];
}

/**
 * Keeps the rows of a list that changes by itself in their places while a pointer or a finger is at them: what a press is meant for
 * would move away under it. Rows that are there still show what they are now. The focus needs no such thing: it goes with its row.
 *
 * @param rows as they are now
 * @param shownFor what they were asked for, page and filters included; null while others are on their way, or where a list stands
 * still by itself
 */
export function useSteadyRows<Row>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => RowKey,
  shownFor: string | null,
): SteadyRows<Row> {
  const [isPointedAt, pointing] = useIsAt();
  const [kept, setKept] = useState<{ rows: readonly Row[]; shownFor: string } | null>(null);
  const isHeld = isPointedAt && kept !== null && kept.shownFor === shownFor;
  if (!isHeld && (kept?.rows !== rows || kept?.shownFor !== shownFor)) {
    const next = rows && shownFor !== null ? { rows, shownFor } : null;
    if (next !== kept) setKept(next);
  }
  const showNow = () => setKept(rows && shownFor !== null ? { rows, shownFor } : null);
  if (!isHeld || !rows) return { rows, gone: NOTHING, added: 0, showNow, pointing };
  const current = new Map(rows.map((row) => [rowKey(row), row]));
  const places = kept.rows.map((row) => current.get(rowKey(row)) ?? row);
  const gone = new Set(kept.rows.map(rowKey).filter((key) => !current.has(key)));
  return { rows: places, gone, added: current.size - (places.length - gone.size), showNow, pointing };
}
