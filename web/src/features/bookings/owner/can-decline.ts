import type { ListedBooking } from '../invoice-data';

/** Whether the viewer may decline a request: who may answer it, and members who take back an entry whose discount waits for the owner. */
export function canDecline({
  viewerCanAnswer,
  waitsForDiscount,
}: Pick<ListedBooking, 'viewerCanAnswer' | 'waitsForDiscount'>): boolean {
  return viewerCanAnswer || waitsForDiscount;
}
