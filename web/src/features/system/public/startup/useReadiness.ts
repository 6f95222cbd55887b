import { useEffect, useState } from 'react';
import { askHealth } from './health';

/** How often the footer asks whether the systems still answer, in milliseconds. */
export const READINESS_EVERY = 2 * 60_000;

/** Whether the server says that it is ready. True at first: without it the page would not have started. */
export function useReadiness(ask: () => Promise<boolean> = askHealth): boolean {
  const [ready, setReady] = useState(true);
  useEffect(() => {
    let watching = true;
    const timer = setInterval(() => {
      void ask().then((answer) => {
        if (watching) setReady(answer);
      });
    }, READINESS_EVERY);
    return () => {
      watching = false;
      clearInterval(timer);
    };
  }, [ask]);
  return ready;
}
