import { Flex, Skeleton as AntdSkeleton } from 'antd';
import { joinClasses } from '../lib/classes';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string;
  shape?: 'line' | 'box' | 'circle';
  className?: string;
}

/** The edge of each, by shared classes. */
const SHAPES = { line: 'rounded', box: 'rounded', circle: 'round' } as const;

/**
 * Ant Design's skeleton in the shape of what comes. Silent: the list around it says that it is loading. Pages whose first view loads
 * without Ant Design have `PlainSkeleton`.
 */
export function Skeleton({ width = '100%', height = '16px', shape = 'line', className }: SkeletonProps) {
  return (
    <div className={joinClasses(styles.place, className)} style={{ width, height }} aria-hidden="true">
      <AntdSkeleton.Node
        active
        classNames={{ root: styles.root ?? '', content: joinClasses(styles.content, SHAPES[shape]) }}
      />
    </div>
  );
}

/** A card with a 3:2 picture and three lines. */
export function SkeletonCard() {
  return (
    <div className="framed clipped" aria-hidden="true">
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
      <Flex vertical gap={12} className="padded-20">
        <Skeleton width="72%" height="22px" />
        <Skeleton width="48%" />
        <Skeleton width="60%" />
        <Skeleton height="44px" shape="box" className="above-8" />
      </Flex>
    </div>
  );
}
