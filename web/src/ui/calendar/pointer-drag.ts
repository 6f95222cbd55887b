import type { Point } from '../../lib/geometry';

/** Pixels that a pointer travels before a press counts as the beginning of a drag. */
const THRESHOLD = 5;

/** What is told of a drag. */
export interface DragEvents {
  /** Called as the pointer moves; the drag begins, and its click is dropped, once this answers true. */
  onMove: (point: Point) => boolean;
  onDrop: (point: Point) => void;
  /** Escape was pressed, or the browser took the pointer away. */
  onCancel: () => void;
}

/** Drops the click that browsers fire when a drag ends where it began. */
function dropNextClick(): void {
  const dropClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', dropClick, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', dropClick, { capture: true }));
}

/**
 * Follows a pressed pointer until it is released. A press that never becomes a drag stays a click.
 *
 * @param pressed where and by which pointer
 * @returns ends it without telling anybody
 */
export function followPointer(
  pressed: { pointerId: number; clientX: number; clientY: number },
  { onMove, onDrop, onCancel }: DragEvents,
): () => void {
  const controller = new AbortController();
  const listening = { capture: true, signal: controller.signal };
  let state: 'pressed' | 'dragging' | 'canceled' = 'pressed';

  const cancel = () => {
    if (state === 'dragging') onCancel();
    state = 'canceled';
  };
  const onPointer = (name: 'pointermove' | 'pointerup' | 'pointercancel', handle: (point: Point) => void) =>
    window.addEventListener(
      name,
      ({ pointerId, clientX: x, clientY: y }) => {
        if (pointerId === pressed.pointerId) handle({ x, y });
      },
      listening,
    );

  onPointer('pointermove', (point) => {
    const isFar = Math.hypot(point.x - pressed.clientX, point.y - pressed.clientY) >= THRESHOLD;
    if (state === 'canceled' || (state === 'pressed' && !isFar)) return;
    if (onMove(point)) state = 'dragging';
  });
  onPointer('pointerup', (point) => {
    controller.abort();
    if (state !== 'pressed') dropNextClick();
    if (state === 'dragging') onDrop(point);
  });
  onPointer('pointercancel', () => {
    controller.abort();
    cancel();
  });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || state !== 'dragging') return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    },
    listening,
  );
  return () => controller.abort();
}
