import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useSyncExternalStore } from 'react';

/** How many halls can stand side by side. */
export const COMPARE_MOST = SEARCH_LIMITS.compareMax;

const listeners = new Set<() => void>();
let chosen: readonly number[] = [];

function change(next: readonly number[]): void {
  chosen = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a hall among those to compare, or takes it away. More than three are not taken. */
export function toggleCompared(id: number): void {
  if (chosen.includes(id)) removeCompared(id);
  else if (chosen.length < COMPARE_MOST) change([...chosen, id]);
}

/** Takes a hall away. */
export function removeCompared(id: number): void {
  change(chosen.filter((other) => other !== id));
}

/** Takes all halls away. */
export function clearCompared(): void {
  change([]);
}

/** The halls chosen for comparing, in the order in which they were chosen. They last as long as the page. */
export function useCompared(): readonly number[] {
  return useSyncExternalStore(subscribe, () => chosen);
}
