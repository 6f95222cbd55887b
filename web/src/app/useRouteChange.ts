import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isBesideList } from '../lib/beside-list';

/** Id of the element that holds a page's content. */
export const CONTENT_ID = 'content';

/** Gives the focus to a page's content. */
export function focusContent(id = CONTENT_ID): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/**
 * Each route change scrolls to the top (docs/coverage.md: customer §2) and takes the focus to the new page's content, where the keyboard and screen
 * readers go on. A change of search or hash is not another route, nor is what opens beside a list, which stays where it is.
 */
export function useRouteChange(): void {
  const location = useLocation();
  const { pathname } = location;
  const staysBelow = isBesideList(location.state);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (staysBelow) return;
    window.scrollTo(0, 0);
    if (!document.getElementById(CONTENT_ID)?.contains(document.activeElement)) focusContent();
  }, [pathname, staysBelow]);
}
