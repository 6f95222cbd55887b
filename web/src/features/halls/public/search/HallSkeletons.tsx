import { joinClasses } from '../../../../lib/classes';
import { PlainSkeletonCard } from '../../../../ui/PlainSkeleton';
import { SkeletonGroup } from '../../../../ui/SkeletonGroup';
import styles from './HallGrid.module.css';

/** Gray stand-ins of cards; in a strip (`HallGrid`), a few of them. */
export function HallSkeletons({ count, strip = false }: { count: number; strip?: boolean }) {
  return (
    <SkeletonGroup count={count} of={PlainSkeletonCard} className={joinClasses(styles.grid, strip && styles.strip)} />
  );
}
