import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { Point } from '../../lib/geometry';
import { followPointer } from './pointer-drag';

/** What can be dragged on a surface, and where to. */
export interface DragRules<Subject, Aim> {
  /** What a press picks up; null where it picks up nothing. */
  pickUp: (pressed: Element, point: Point) => Subject | null;
  /** Where it would be dropped; null where releasing does nothing. */
  aimAt: (subject: Subject, point: Point) => Aim | null;
  onDrop: (subject: Subject, aim: Aim) => void;
}

/** A drag that is under way. */
export interface Drag<Subject, Aim> {
  subject: Subject;
  aim: Aim | null;
}

/**
 * Drags by mouse or pen. A finger scrolls, so what a drag does needs a button too, as it does for keys (WCAG 2.5.7).
 *
 * @returns the drag that is under way, and what the surface listens with
 */
export function useDrag<Subject, Aim>({ pickUp, aimAt, onDrop }: DragRules<Subject, Aim>) {
  const [drag, setDrag] = useState<Drag<Subject, Aim> | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const subject = pickUp(event.target, { x: event.clientX, y: event.clientY });
    if (subject === null) return;
    stop.current?.();
    let hasBegun = false;
    stop.current = followPointer(event, {
      onMove: (point) => {
        const aim = aimAt(subject, point);
        hasBegun ||= aim !== null;
        if (hasBegun) setDrag((before) => (before && isSame(before.aim, aim) ? before : { subject, aim }));
        return hasBegun;
      },
      onDrop: (point) => {
        const aim = aimAt(subject, point);
        setDrag(null);
        if (aim !== null) onDrop(subject, aim);
      },
      onCancel: () => setDrag(null),
    });
  };
  return { drag, onPointerDown };
}

/** Aims are small and plain: most moves of a pointer stay within the same one, and draw nothing anew. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
