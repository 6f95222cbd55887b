/** What can take the focus around an element, from the inside out: rows of a list, dialogs. */
export function placesAround(element: Element | null): Element[] {
  const places: Element[] = [];
  for (let at = element?.parentElement ?? null; at; at = at.parentElement)
    if (at.matches('[role="dialog"], li[tabindex], tr[tabindex]')) places.push(at);
  return places;
}

/** Gives the focus to the first of some places that is still there; in a dialog to its first button. */
export function focusFirst(places: readonly Element[]): void {
  const place = places.find(({ isConnected }) => isConnected);
  const target = place?.matches('[role="dialog"]') ? place.querySelector('button') : place;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
