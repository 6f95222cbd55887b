import { Skeleton } from '../../../../ui/Skeleton';
import { SkeletonGroup } from '../../../../ui/SkeletonGroup';

/** The form of a hall while it is read. */
export function Waiting() {
  return <SkeletonGroup count={3} of={() => <Skeleton height="220px" shape="box" />} />;
}
