import { HallOrder, type HallSearch } from '@mehfil/api/domain/halls/search';

/** Another place, or none: halls around the visitor are no longer wanted. */
export function withPlace(location: string | undefined, { order }: HallSearch): Partial<HallSearch> {
  return { location, near: undefined, order: order === HallOrder.DISTANCE ? undefined : order };
}
