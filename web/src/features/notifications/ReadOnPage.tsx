import { useEffect, useRef } from 'react';
import { useMarkNotificationsRead } from './useMarkNotificationsRead';

/** What is about a booking or an enquiry is read by looking at its page. */
export function ReadOnPage({ about }: { about: { bookingId: number } | { enquiryId: number } }) {
  const { run } = useMarkNotificationsRead();
  const isMarked = useRef(false);
  useEffect(() => {
    if (isMarked.current) return;
    isMarked.current = true;
    void run({ input: about });
  }, [about, run]);
  return null;
}
