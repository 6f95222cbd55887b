import { useSyncExternalStore } from 'react';

/** What a toast says. */
export interface ToastMessage {
  title: string;
  /** The name of what it speaks of, which stands before the description; empty where the title has it. */
  about?: string;
  description?: string;
  /** `danger` interrupts a screen reader; the others wait their turn. */
  tone?: 'success' | 'danger' | 'neutral';
  action?: { label: string; onClick: () => void };
}

/** A toast on screen. */
export interface Toast extends ToastMessage {
  id: number;
}

/** How long a toast stays unless it is closed or replaced, in milliseconds (docs/coverage.md: customer §9: a very long delay). */
export const TOAST_STAYS = 1_000_000;

const listeners = new Set<() => void>();
let current: Toast | null = null;
let lastId = 0;

function change(next: Toast | null): void {
  current = next;
  listeners.forEach((listener) => listener());
}

/** Shows a toast. There is one at a time: a new one takes the place of the old. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  change({ ...message, id: lastId });
}

/** The number of the latest toast, whether it still stands or not. */
export function latestToast(): number {
  return lastId;
}

/** Takes a toast away, if it is still the one shown. */
export function closeToast(id: number): void {
  if (current?.id === id) change(null);
}

/** Takes away whatever is shown. */
export function clearToast(): void {
  change(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast that is shown now. */
export function useToast(): Toast | null {
  return useSyncExternalStore(subscribe, () => current);
}
