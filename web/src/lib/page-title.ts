import { useEffect } from 'react';

/** The product's name, after every screen's own title. */
export const PRODUCT = 'Mehfil';

/** The window's title for a screen. */
export function pageTitle(title: string): string {
  return title ? `${title} · ${PRODUCT}` : PRODUCT;
}

/** Names the window after what a screen shows (a hall's name, an article's title) once that is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
