import { useSyncExternalStore } from 'react';
import type { Theme } from './theme-choice';
import { createThemeStore, type ThemeStore } from './theme-store';

let shared: ThemeStore | undefined;

function pageTheme(): ThemeStore {
  shared ??= createThemeStore();
  return shared;
}

/** The page's theme and the switch for it. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const store = pageTheme();
  const theme = useSyncExternalStore(store.subscribe, store.current);
  return { theme, toggle: store.toggle };
}
