import { useLayoutEffect, useRef } from 'react';

/** So near to the end that new messages are followed. */
const NEAR_PX = 80;

/** Keeps the newest message, or what happened beside the messages, in view, unless somebody reads earlier ones, which stay where they are while more load. */
export function useScroll(newest: number, oldest: number, unsent: number, events: number) {
  const log = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const isAtEnd = useRef(true);
  const wasOldest = useRef(oldest);
  const wasUnsent = useRef(unsent);
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    if (isAtEnd.current || unsent > wasUnsent.current) element.scrollTop = element.scrollHeight;
    else if (oldest < wasOldest.current) element.scrollTop += element.scrollHeight - height.current;
    wasOldest.current = oldest;
    wasUnsent.current = unsent;
    height.current = element.scrollHeight;
  }, [newest, oldest, unsent, events]);
  const follow = () => {
    const element = log.current;
    if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
  };
  return { log, follow };
}
