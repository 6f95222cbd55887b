import { Skeleton } from '../Skeleton';
import { SkeletonGroup } from '../SkeletonGroup';
import styles from './Panel.module.css';

const Row = () => (
  <div className={styles.rowText}>
    <Skeleton width="40%" height="22px" />
    <Skeleton width="65%" />
    <Skeleton width="90%" />
  </div>
);

/** Stands where a list will be. */
export function ListSkeleton({ count = 4 }: { count?: number }) {
  return <SkeletonGroup count={count} of={Row} className={styles.ghosts} />;
}
