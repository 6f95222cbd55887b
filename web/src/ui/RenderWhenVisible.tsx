import { useEffect, useRef, useState, type ReactNode } from 'react';

interface RenderWhenVisibleProps {
  children: ReactNode;
  /** Stands in its place, about as tall, until it is needed. */
  fallback: ReactNode;
  /** How far from the screen counts as near; less than nothing where it begins at the screen's very edge. */
  distance?: string;
}

/** Whoever does one of these goes on to use the page. */
const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/**
 * Leaves a heavy part of a page out of its first view: renders it, and so loads its code, when it comes near the screen or with
 * the first thing that the visitor does.
 */
export function RenderWhenVisible({ children, fallback, distance = '240px' }: RenderWhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    if (needed || !place.current) return undefined;
    const come = () => setNeeded(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: distance });
    observer.observe(place.current);
    ACTIONS.forEach((action) => window.addEventListener(action, come, { passive: true, once: true }));
    return () => {
      observer.disconnect();
      ACTIONS.forEach((action) => window.removeEventListener(action, come));
    };
  }, [needed, distance]);

  return <div ref={place}>{needed ? children : fallback}</div>;
}
