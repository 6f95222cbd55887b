/**
 * Local storage that never throws: a browser may refuse it (private windows, blocked cookies), and then the page works
 * without memory.
 */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** This browser's memory for this site. */
export const localStore: KeyValueStore = {
  read: (key) => attempt(() => window.localStorage.getItem(key), null),
  write: (key, value) => attempt(() => window.localStorage.setItem(key, value), undefined),
  remove: (key) => attempt(() => window.localStorage.removeItem(key), undefined),
};

/** This tab's memory, gone when it is closed. */
export const sessionStore: KeyValueStore = {
  read: (key) => attempt(() => window.sessionStorage.getItem(key), null),
  write: (key, value) => attempt(() => window.sessionStorage.setItem(key, value), undefined),
  remove: (key) => attempt(() => window.sessionStorage.removeItem(key), undefined),
};
