import { useSyncExternalStore } from 'react';

/** Hearts of people who have no list on the server: visitors, and roles other than customers. Lasts as long as the page. */
const hearts = new Map<number, boolean>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Turns a local heart on or off. */
export function setLocalHeart(hallId: number, saved: boolean): void {
  hearts.set(hallId, saved);
  listeners.forEach((listener) => listener());
}

/** Whether a hall's local heart is on. */
export function useLocalHeart(hallId: number): boolean {
  return useSyncExternalStore(subscribe, () => hearts.get(hallId) ?? false);
}
