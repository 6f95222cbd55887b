import { useRef, type TouchEvent } from 'react';
import { swipe, type Point } from './picture-gestures';

/** In a right-to-left page the next picture lies to the left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/**
 * Turns pictures by a finger that goes sideways. A second finger ends the swipe: it enlarges.
 * @param turn called with 1 for the next picture, -1 for the previous one
 */
export function useSwipe(turn: (step: -1 | 1) => void) {
  const from = useRef<Point | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      from.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      const start = from.current;
      from.current = null;
      if (!finger || !start) return;
      const step = swipe(start, { x: finger.clientX, y: finger.clientY }, isRightToLeft());
      if (step !== 0) turn(step);
    },
    onTouchCancel() {
      from.current = null;
    },
  };
}
