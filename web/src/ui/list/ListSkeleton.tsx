import { Skeleton } from '../Skeleton';
import { SkeletonGroup } from '../SkeletonGroup';

const Row = () => (
  <div className="stack gap-4">
    <Skeleton width="40%" height="22px" />
    <Skeleton width="65%" />
    <Skeleton width="90%" />
  </div>
);

/** Stands where a list will be. */
export function ListSkeleton({ count = 4 }: { count?: number }) {
  return <SkeletonGroup count={count} of={Row} className="divided" />;
}
