/** The picture of the hall that the page came with (`app/first-view.tsx`), for as long as its hall is being loaded. */
const shown = document.querySelector<HTMLImageElement>('[data-first-picture]');
const first = shown && { path: window.location.pathname, src: shown.getAttribute('src') ?? '' };

/** The first picture of the hall at this address, where it is known already. */
export function firstPictureAt(path: string): string | undefined {
  return first?.path === path && first.src !== '' ? first.src : undefined;
}
