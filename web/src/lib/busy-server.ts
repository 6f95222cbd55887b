import { useSyncExternalStore } from 'react';

/**
 * Whether the server has too much to do, as its latest answer said (503 with `Retry-After`): then it is the server, not the reader's
 * connection, that screens speak of.
 */
let isBusy = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (next === isBusy) return;
  isBusy = next;
  listeners.forEach((listener) => listener());
}

/** Notes that the server asked to be left alone. */
export const noteBusy = (): void => change(true);

/** Notes that the server has answered. */
export const noteAnswered = (): void => change(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the listener whenever a server that was busy has answered. Returns the way to stop. */
export function onServerAnswers(listener: () => void): () => void {
  return subscribe(() => {
    if (!isBusy) listener();
  });
}

/** Whether the server's latest answer was that it is busy. */
export function useBusyServer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBusy,
    () => false,
  );
}
