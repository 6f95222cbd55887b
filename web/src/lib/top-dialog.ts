import { useSyncExternalStore } from 'react';
import { latestToast } from './toast';

/** A modal dialog that is open. */
interface OpenDialog {
  element: HTMLElement;
  /** The toast that was the latest when it opened. */
  since: number;
}

const listeners = new Set<() => void>();
let dialogs: readonly OpenDialog[] = [];

function change(next: readonly OpenDialog[]): void {
  dialogs = next;
  listeners.forEach((listener) => listener());
}

/** Remembers that a dialog opened, on top of those before. Returns how to forget it. */
export function dialogOpened(element: HTMLElement): () => void {
  const own: OpenDialog = { element, since: latestToast() };
  change([...dialogs, own]);
  return () => change(dialogs.filter((dialog) => dialog !== own));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog on top. Nothing outside of it can be pressed or is read out: what appears meanwhile has to appear inside. */
export function useTopDialog(): OpenDialog | undefined {
  return useSyncExternalStore(subscribe, () => dialogs.at(-1));
}

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
