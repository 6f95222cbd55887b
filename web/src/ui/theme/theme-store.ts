import { localStore, type KeyValueStore } from '../../lib/storage';
import { readTheme, saveTheme, THEME_KEY, type Theme, type ThemeState } from './theme-choice';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** What the page shows, as something that can be watched. */
export interface ThemeStore {
  current: () => Theme;
  toggle: () => void;
  subscribe: (listener: () => void) => () => void;
}

function paint(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const canvas = getComputedStyle(document.documentElement).getPropertyValue('--color-canvas').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas);
}

/**
 * The theme of this page: starts from the stored choice or the system, follows the system while nothing was chosen, and
 * follows other tabs (docs/coverage.md: customer §4).
 */
export function createThemeStore(store: KeyValueStore = localStore, page: Window = window): ThemeStore {
  const system = page.matchMedia(SYSTEM_DARK);
  const listeners = new Set<() => void>();
  let state: ThemeState = readTheme(store, system.matches);

  const show = (next: ThemeState): void => {
    state = next;
    paint(next.theme);
    listeners.forEach((listener) => listener());
  };
  const set = (next: ThemeState): void => {
    saveTheme(store, next);
    show(next);
  };

  set(state);
  system.addEventListener('change', (event) => {
    if (!state.chosen) set({ theme: event.matches ? 'dark' : 'light', chosen: false });
  });
  page.addEventListener('storage', (event) => {
    if (event.key === THEME_KEY) show(readTheme(store, system.matches));
  });

  return {
    current: () => state.theme,
    toggle: () => set({ theme: state.theme === 'dark' ? 'light' : 'dark', chosen: true }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
