/**
 * Runs in the head, before anything is painted: sets the theme and asks for health while the scripts still load. A file
 * of its own, because the Content-Security-Policy allows no inline script.
 */
import { askHealth } from '../features/startup/health';
import { readTheme } from '../features/theme/theme-choice';
import { localStore } from '../lib/storage';

window.__health = askHealth();
document.documentElement.dataset.theme = readTheme(
  localStore,
  window.matchMedia('(prefers-color-scheme: dark)').matches,
).theme;
