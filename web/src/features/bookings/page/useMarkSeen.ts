import type { BookingReader } from '@mehfil/api/domain/bookings/next-step';
import { waitsForBusiness } from '@mehfil/api/domain/bookings/timeline';
import { BookingStatus } from '@mehfil/api/domain/bookings/transitions';
import { useEffect, useRef } from 'react';
import {
  BookingPageDocument,
  useMarkBookingSeenMutation,
  type BookingPageQuery,
} from '../../../graphql/generated/booking-page';

/** Records that the business saw a request, once its page is open before a member (docs/decisions/0094-seen-requests.md). */
export function useMarkSeen({ booking, bookingTimeline }: BookingPageQuery, reader: BookingReader): void {
  const { id, status } = booking;
  const { run } = useMarkBookingSeenMutation({
    // The reader has the page, and the next visit marks it.
    failure: () => undefined,
    update: (cache, { markBookingSeen }) =>
      cache.updateQuery({ query: BookingPageDocument, variables: { id } }, (before) =>
        before ? { ...before, bookingTimeline: markBookingSeen } : null,
      ),
  });
  const marked = useRef<number | null>(null);
  const waits = waitsForBusiness({ ...booking, status: BookingStatus[status] });
  const isUnseen = reader === 'owner' && waits && !bookingTimeline.some(({ kind }) => kind === 'SEEN');
  useEffect(() => {
    if (!isUnseen) return undefined;
    // A page in another tab is open before nobody.
    const mark = () => {
      if (document.visibilityState !== 'visible' || marked.current === id) return;
      marked.current = id;
      void run({ id });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, isUnseen, run]);
}
