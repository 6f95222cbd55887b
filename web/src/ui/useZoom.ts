import { useRef, useState, type MouseEvent, type PointerEvent, type WheelEvent } from 'react';
import { move, toggle, WHOLE, zoom, type Frame, type Point } from './picture-gestures';

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const WHEEL_STEP = 0.01;

/** The frame of a gesture, and a place on the screen as seen from its middle. */
function measure({ currentTarget }: { currentTarget: Element }): { frame: Frame; from: (point: Point) => Point } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { frame: { width, height }, from: ({ x, y }) => ({ x: x - left - width / 2, y: y - top - height / 2 }) };
}

/**
 * Enlarges a picture by two fingers, a double tap or click, and the wheel with Ctrl (a touchpad's pinch), and moves it while it
 * is enlarged.
 */
export function useZoom() {
  const [view, setView] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const at = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    isZoomed: view.scale > 1,
    style: { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` },
    handlers: {
      onPointerDown: (event: PointerEvent) => void fingers.current.set(event.pointerId, at(event)),
      onPointerMove(event: PointerEvent) {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const now = at(event);
        const { frame, from } = measure(event);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, now);
        if (!other) {
          setView((last) => move(last, { x: now.x - before.x, y: now.y - before.y }, frame));
          return;
        }
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        setView((last) => zoom(last, factor, from(middle(now, other)), frame));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
      onDoubleClick(event: MouseEvent) {
        const { frame, from } = measure(event);
        setView((last) => toggle(last, from(at(event)), frame));
      },
      onWheel(event: WheelEvent) {
        if (!event.ctrlKey) return;
        const { frame, from } = measure(event);
        setView((last) => zoom(last, Math.exp(-event.deltaY * WHEEL_STEP), from(at(event)), frame));
      },
    },
  };
}
