import { joinClasses } from '../lib/classes';
import styles from './PlainSkeleton.module.css';

interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string;
  shape?: 'line' | 'box' | 'circle';
  className?: string;
}

/** A gray stand-in of the shape of what comes. Silent: the list around it says that it is loading. */
export function PlainSkeleton({ width = '100%', height = '16px', shape = 'line', className }: SkeletonProps) {
  return (
    <span
      className={joinClasses(styles.shape, styles[shape], className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/** A card with a 3:2 picture and three lines. */
export function PlainSkeletonCard() {
  return (
    <div className="framed clipped" aria-hidden="true">
      <div className={joinClasses(styles.shape, styles.picture)} />
      <div className={joinClasses('stack gap-12 padded-20', styles.lines)}>
        <PlainSkeleton width="72%" height="22px" />
        <PlainSkeleton width="48%" />
        <PlainSkeleton width="60%" />
        <PlainSkeleton height="44px" shape="box" className={styles.foot} />
      </div>
    </div>
  );
}
