import { PlainSkeletonCard } from '../../../../ui/PlainSkeleton';
import { SkeletonGroup } from '../../../../ui/SkeletonGroup';
import styles from './HallGrid.module.css';

/** Grey stand-ins of cards. */
export function HallSkeletons({ count }: { count: number }) {
  return <SkeletonGroup count={count} of={PlainSkeletonCard} className={styles.grid} />;
}
