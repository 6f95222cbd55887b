import { localStore, type KeyValueStore } from '../lib/storage';

/** Where the token is kept (docs/coverage.md: customer §9). */
export const TOKEN_KEY = 'token';

/** The Bearer token of this browser, as something that can be watched. */
export interface TokenStore {
  current: () => string | null;
  /** Reads the token again: another tab may have changed it before its event arrives. */
  latest: () => string | null;
  set: (token: string | null) => void;
  /** Calls back when the token changes, here or in another tab. */
  subscribe: (listener: () => void) => () => void;
}

/** Keeps the token in local storage and in step with the other tabs. */
export function createTokenStore(store: KeyValueStore = localStore, page: Window = window): TokenStore {
  const listeners = new Set<() => void>();
  let token = store.read(TOKEN_KEY);
  /** A browser may refuse to keep anything; then the token lives as long as the page. */
  let isKept = token !== null;

  const change = (next: string | null): void => {
    if (next === token) return;
    token = next;
    listeners.forEach((listener) => listener());
  };
  page.addEventListener('storage', (event) => {
    // A null key means that everything was cleared.
    if (event.key === TOKEN_KEY || event.key === null) change(store.read(TOKEN_KEY));
  });

  return {
    current: () => token,
    latest: () => {
      if (isKept) change(store.read(TOKEN_KEY));
      return token;
    },
    set(next) {
      if (next === null) store.remove(TOKEN_KEY);
      else store.write(TOKEN_KEY, next);
      isKept = store.read(TOKEN_KEY) === next;
      change(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
