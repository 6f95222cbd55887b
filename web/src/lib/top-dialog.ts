import { useSyncExternalStore } from 'react';
import { latestToast } from './toast';

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
