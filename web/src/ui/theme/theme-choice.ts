import type { KeyValueStore } from '../../lib/storage';

/** Light or dark. */
export type Theme = 'light' | 'dark';

/** Where the current theme is always saved (docs/coverage.md: customer §9). */
export const THEME_KEY = 'theme';

/**
 * Holds the theme that was saved without anybody asking for it. While it equals the saved theme, nobody chose one, and
 * the system's preference is followed; otherwise the saved theme is a choice.
 */
export const AUTOMATIC_KEY = 'theme.automatic';

/** The theme to show, and whether a person chose it. */
export interface ThemeState {
  theme: Theme;
  chosen: boolean;
}

function isTheme(value: string | null): value is Theme {
  return value === 'light' || value === 'dark';
}

/** The stored choice, else the system's preference (docs/coverage.md: customer §4). */
export function readTheme(store: KeyValueStore, systemIsDark: boolean): ThemeState {
  const saved = store.read(THEME_KEY);
  if (isTheme(saved) && saved !== store.read(AUTOMATIC_KEY)) return { theme: saved, chosen: true };
  return { theme: systemIsDark ? 'dark' : 'light', chosen: false };
}

/** Saves the current theme, and with it whether it was chosen. */
export function saveTheme(store: KeyValueStore, { theme, chosen }: ThemeState): void {
  store.write(THEME_KEY, theme);
  if (chosen) store.remove(AUTOMATIC_KEY);
  else store.write(AUTOMATIC_KEY, theme);
}
