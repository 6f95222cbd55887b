import { useEffect, useRef } from 'react';
import { useMarkNotificationsRead } from './useMarkNotificationsRead';

/** What is about a booking is read by looking at its page. */
export function ReadOnBookingPage({ bookingId }: { bookingId: number }) {
  const { run } = useMarkNotificationsRead();
  const isMarked = useRef(false);
  useEffect(() => {
    if (isMarked.current) return;
    isMarked.current = true;
    void run({ input: { bookingId } });
  }, [bookingId, run]);
  return null;
}
