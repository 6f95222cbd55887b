/** The article that the page came with (`app/first-view.tsx`), for as long as it is being loaded. */
const shown = document.querySelector('[data-first-article]');
const first = shown && { path: window.location.pathname, markup: shown.innerHTML };

/** The markup of the article at this address, where it is known already. */
export function firstArticleAt(path: string): string | undefined {
  return first?.path === path ? first.markup : undefined;
}
