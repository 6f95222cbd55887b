import { useSyncExternalStore } from 'react';
import { pageClock } from './clock';

/**
 * Whether the server has too much to do, as its latest answer said (503 with `Retry-After`): then it is the server, not the reader's
 * connection, that screens speak of.
 */
let busyUntil: number | null = null;
const listeners = new Set<() => void>();

function change(next: number | null): void {
  if (next === busyUntil) return;
  busyUntil = next;
  listeners.forEach((listener) => listener());
}

/** Notes that the server asked to be left alone for so long, in milliseconds. */
export function noteBusy(milliseconds: number): void {
  change(pageClock() + milliseconds);
}

/** Notes that the server has answered. */
export function noteAnswered(): void {
  change(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Until when the server asked to be left alone; null where its latest answer was another one. It stays after that moment, until it answers. */
export function useBusyServer(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => busyUntil,
    () => null,
  );
}
