import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useMarkThreadReadMutation } from '../../../../graphql/generated/booking-messages';
import { useOnline } from '../../../../lib/useOnline';
import { ENQUIRY_QUERIES } from './enquiry-queries';
import type { About, ShownThread } from './useThread';

/** What says how many messages are unread, and what people were told of them. */
const COUNTS = ['UnreadMessages', 'UnreadNotificationCount', ...ENQUIRY_QUERIES];

/** Whether an element is on the screen of a page that is looked at. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  const [isShown, setShown] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const follow = () => setShown(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', follow);
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    if (element.current) observer.observe(element.current);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      observer.disconnect();
    };
  }, [element]);
  return isInView && isShown;
}

/**
 * Marks what is on the screen as read; what fails is tried again when it is seen again, or there is a connection again.
 * @param end stands below the newest message
 */
export function useReadMark(
  about: About,
  id: number,
  thread: ShownThread | undefined,
  end: RefObject<HTMLElement | null>,
): void {
  const isSeen = useSeen(end);
  const marked = useRef(0);
  const { run } = useMarkThreadReadMutation({ refetch: COUNTS });
  const newest = thread?.nodes[0]?.sequence ?? 0;
  const isUnread = (thread?.unreadCount ?? 0) > 0;
  const mark = () => {
    if (!isSeen || !isUnread || marked.current >= newest) return;
    marked.current = newest;
    void run({ id, about, to: newest }).then(({ ok }) => {
      // What came meanwhile is marked by itself.
      if (!ok && marked.current === newest) marked.current = 0;
    });
  };
  const onChange = useEffectEvent(mark);
  useEffect(() => onChange(), [about, id, isSeen, isUnread, newest]);
  useOnline(mark);
}
