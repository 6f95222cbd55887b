import type { PointerEventHandler, ReactNode } from 'react';
import { joinClasses } from '../lib/classes';
import styles from './Card.module.css';

interface CardProps {
  children: ReactNode;
  /** `article` for what stands on its own, `section` for a part of the page. */
  as?: 'div' | 'article' | 'section';
  /** Lifts under the pointer: the whole card leads somewhere. */
  lifts?: boolean;
  /** Without inner space, for a picture that goes to the edge. */
  flush?: boolean;
  labelledBy?: string;
  className?: string;
  onPointerEnter?: PointerEventHandler;
}

/** A surface on the canvas: radius 14, one soft shadow. */
export function Card({
  children,
  as: Element = 'div',
  lifts = false,
  flush = false,
  labelledBy,
  className,
  onPointerEnter,
}: CardProps) {
  return (
    <Element
      className={joinClasses(styles.card, lifts && styles.lifts, !flush && styles.padded, className)}
      aria-labelledby={labelledBy}
      onPointerEnter={onPointerEnter}
    >
      {children}
    </Element>
  );
}
