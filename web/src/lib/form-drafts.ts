import { STORAGE_KEYS } from './storage-keys';
import { localStore, sessionStore, type KeyValueStore } from './storage';

/**
 * What somebody has typed, by account and by form: forms keep it in this tab when their session ends, until the same account is back;
 * messages that aren't sent yet stay in this browser.
 */

type FormDraft = Readonly<Record<string, unknown>>;

type Drafts = Record<string, Record<string, FormDraft>>;

function readAll(store: KeyValueStore): Drafts {
  try {
    const kept: unknown = JSON.parse(store.read(STORAGE_KEYS.drafts) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Drafts) : {};
  } catch {
    return {};
  }
}

function writeAll(drafts: Drafts, store: KeyValueStore): void {
  if (Object.keys(drafts).length === 0) store.remove(STORAGE_KEYS.drafts);
  else store.write(STORAGE_KEYS.drafts, JSON.stringify(drafts));
}

/** Forgets what an account has typed: it signs out by choice. */
export function dropAllDrafts(owner: string, stores: readonly KeyValueStore[] = [sessionStore, localStore]): void {
  for (const store of stores) {
    const { [owner]: _dropped, ...others } = readAll(store);
    writeAll(others, store);
  }
}

/** Keeps a form's draft for an account. */
export function keepDraft(owner: string, form: string, draft: FormDraft, store: KeyValueStore = sessionStore): void {
  const all = readAll(store);
  writeAll({ ...all, [owner]: { ...all[owner], [form]: draft } }, store);
}

/** An account's draft of a form, if there is one. */
export function readDraft(owner: string, form: string, store: KeyValueStore = sessionStore): FormDraft | undefined {
  return readAll(store)[owner]?.[form];
}

/** All drafts of an account, by form. */
export function readDrafts(owner: string, store: KeyValueStore = sessionStore): Readonly<Record<string, FormDraft>> {
  return readAll(store)[owner] ?? {};
}

/** Forgets an account's draft of a form. */
export function dropDraft(owner: string, form: string, store: KeyValueStore = sessionStore): void {
  const all = readAll(store);
  if (!all[owner]?.[form]) return;
  const { [owner]: drafts, ...accounts } = all;
  const { [form]: _dropped, ...others } = drafts ?? {};
  writeAll(Object.keys(others).length === 0 ? accounts : { ...accounts, [owner]: others }, store);
}

/** Calls back when another tab has changed what this browser keeps, or may have while this one was put aside. Returns the way to stop. */
export function onDraftsChanged(callback: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (key === STORAGE_KEYS.drafts || key === null) callback();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
