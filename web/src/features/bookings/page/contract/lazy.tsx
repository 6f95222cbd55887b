import { lazyPart } from '../../../../ui/lazy-part';
import { Skeleton } from '../../../../ui/Skeleton';

/** The contract of a booking; it takes the booking's id, and loads when it is first shown. */
export const ContractPart = lazyPart(
  () => import('./ContractPart').then((module) => module.ContractPart),
  <Skeleton width="120px" height="40px" shape="box" />,
);
