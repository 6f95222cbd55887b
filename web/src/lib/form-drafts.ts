import { useSyncExternalStore } from 'react';
import { sessionStore, type KeyValueStore } from './storage';

/**
 * What somebody has typed when their session ends, kept in this tab until the same account is back: by account, and by form. Nothing
 * is kept while a session lasts.
 */

/** The values of a form. */
type FormDraft = Readonly<Record<string, unknown>>;

/** Of the tab's storage. */
const KEY = 'form-drafts';

type Drafts = Record<string, Record<string, FormDraft>>;

let owner: string | null = null;
const listeners = new Set<() => void>();
const openForms = new Set<() => void>();

function readAll(store: KeyValueStore): Drafts {
  try {
    const kept: unknown = JSON.parse(store.read(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Drafts) : {};
  } catch {
    return {};
  }
}

function writeAll(drafts: Drafts, store: KeyValueStore): void {
  if (Object.keys(drafts).length === 0) store.remove(KEY);
  else store.write(KEY, JSON.stringify(drafts));
}

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

/** Forgets what the account has typed: it signs out by choice. */
export function dropAllDrafts(store: KeyValueStore = sessionStore): void {
  if (owner === null) return;
  const { [owner]: _dropped, ...others } = readAll(store);
  writeAll(others, store);
}

/** Calls back when the session ends. Returns the way to stop. */
export function onSessionEnd(keep: () => void): () => void {
  openForms.add(keep);
  return () => openForms.delete(keep);
}

/** Keeps a form's draft for the account of this page. */
export function keepDraft(form: string, draft: FormDraft, store: KeyValueStore = sessionStore): void {
  if (owner === null) return;
  const all = readAll(store);
  writeAll({ ...all, [owner]: { ...all[owner], [form]: draft } }, store);
}

/** The draft of a form, if there is one. */
export function readDraft(form: string, store: KeyValueStore = sessionStore): FormDraft | undefined {
  return owner === null ? undefined : readAll(store)[owner]?.[form];
}

/** Forgets a form's draft. */
export function dropDraft(form: string, store: KeyValueStore = sessionStore): void {
  const all = readAll(store);
  const own = owner === null ? undefined : all[owner];
  if (owner === null || !own?.[form]) return;
  const { [form]: _dropped, ...others } = own;
  writeAll({ ...all, [owner]: others }, store);
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
