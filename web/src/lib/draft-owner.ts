import { useSyncExternalStore } from 'react';

/** Whose page this is, as drafts of forms are kept; null for a visitor's. */
let owner: string | null = null;
const listeners = new Set<() => void>();
const openForms = new Set<() => void>();

/** Says whose page this is; null for a visitor's. */
export function setDraftOwner(account: number | null): void {
  const next = account === null ? null : String(account);
  if (next === owner) return;
  owner = next;
  listeners.forEach((listener) => listener());
}

/** Keeps what is typed in every open form: the session has ended. */
export function keepOpenForms(): void {
  if (owner !== null) openForms.forEach((keep) => keep());
}

/** Calls back when the session ends. Returns the way to stop. */
export function onSessionEnd(keep: () => void): () => void {
  openForms.add(keep);
  return () => openForms.delete(keep);
}

/** The account of this page, as a text; null for a visitor. */
export function currentDraftOwner(): string | null {
  return owner;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The account of this page, as a text; null for a visitor. */
export function useDraftOwner(): string | null {
  return useSyncExternalStore(subscribe, currentDraftOwner, () => null);
}
