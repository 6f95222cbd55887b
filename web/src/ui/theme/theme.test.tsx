import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localStore } from '../../lib/storage';
import { AUTOMATIC_KEY, readTheme, saveTheme, THEME_KEY } from './theme-choice';
import { createThemeStore } from './theme-store';
import { ThemeToggle } from './ThemeToggle';

function systemThat(isDark: boolean) {
  const system = Object.assign(new EventTarget(), { matches: isDark });
  jest.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList);
  const turn = (dark: boolean) => {
    system.matches = dark;
    system.dispatchEvent(Object.assign(new Event('change'), { matches: dark }));
  };
  return { turn };
}

const shown = () => document.documentElement.dataset.theme;

afterEach(() => {
  jest.restoreAllMocks();
});

describe('[customer §4 Theme] the theme', () => {
  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['neither', true, 'dark'],
    [null, false, 'light'],
  ])('starts from the stored choice %p, else from the system (dark: %p): %s', (stored, systemIsDark, theme) => {
    if (stored) localStorage.setItem(THEME_KEY, stored);
    expect(readTheme(localStore, systemIsDark).theme).toBe(theme);
  });

  it('is always saved, and following the system is not taken for a choice', () => {
    systemThat(true);
    createThemeStore();
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
    expect(readTheme(localStore, false)).toEqual({ theme: 'light', chosen: false });
  });

  it('follows the system while nothing was chosen', () => {
    const system = systemThat(false);
    createThemeStore();
    expect(shown()).toBe('light');
    system.turn(true);
    expect(shown()).toBe('dark');
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  });

  it('stays as chosen when the system changes', () => {
    const system = systemThat(false);
    const store = createThemeStore();
    store.toggle();
    store.toggle();
    expect(localStorage.getItem(AUTOMATIC_KEY)).toBeNull();
    system.turn(true);
    expect(shown()).toBe('light');
    expect(readTheme(localStore, true)).toEqual({ theme: 'light', chosen: true });
  });

  it('follows another tab', () => {
    systemThat(false);
    const store = createThemeStore();
    saveTheme(localStore, { theme: 'dark', chosen: true });
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
    expect(store.current()).toBe('dark');
  });

  it('is switched by a labelled button', async () => {
    render(<ThemeToggle />);
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    expect(shown()).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
    await act(() => Promise.resolve());
    expect(shown()).toBe('light');
  });
});
