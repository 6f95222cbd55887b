import { sessionStore, type KeyValueStore } from './storage';

/**
 * What somebody has typed when their session ends, kept in this tab until the same account is back: by account, and by form. Nothing
 * is kept while a session lasts.
 */

type FormDraft = Readonly<Record<string, unknown>>;

/** Of the tab's storage. */
const KEY = 'form-drafts';

type Drafts = Record<string, Record<string, FormDraft>>;

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

/** Forgets what an account has typed: it signs out by choice. */
export function dropAllDrafts(owner: string, store: KeyValueStore = sessionStore): void {
  const { [owner]: _dropped, ...others } = readAll(store);
  writeAll(others, store);
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

/** Forgets an account's draft of a form. */
export function dropDraft(owner: string, form: string, store: KeyValueStore = sessionStore): void {
  const all = readAll(store);
  if (!all[owner]?.[form]) return;
  const { [form]: _dropped, ...others } = all[owner];
  writeAll({ ...all, [owner]: others }, store);
}
