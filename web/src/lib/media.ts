import { useCallback, useSyncExternalStore } from 'react';

/** The media query for phones. */
export const PHONE = '(width < 640px)';

/** The media query of what has room for a list and, beside it, what is open of it. */
export const ROOM_BESIDE = '(width >= 1024px)';

/** Whether a media query holds, as the window changes: `(width < 768px)`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
