import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFirstAction } from './useFirstAction';

interface RenderWhenVisibleProps {
  children: ReactNode;
  /** Stands in its place, about as tall, until it is needed. */
  fallback: ReactNode;
  /** How far from the screen counts as near; less than nothing where it begins at the screen's very edge. */
  distance?: string;
}

/**
 * Leaves a heavy part of a page out of its first view: renders it, and so loads its code, when it comes near the screen or with
 * the first thing that the visitor does.
 */
export function RenderWhenVisible({ children, fallback, distance = '240px' }: RenderWhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const acted = useFirstAction();
  const [near, setNear] = useState(false);
  const needed = acted || near;

  useEffect(() => {
    if (needed || !place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: distance,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [needed, distance]);

  return <div ref={place}>{needed ? children : fallback}</div>;
}
