/**
 * Runs in the head, before anything is painted: sets theme, language and direction, asks for health while the scripts still load, and loads the
 * scripts of a page that has a first view once that is painted. A file of its own, because the Content-Security-Policy allows no
 * inline script.
 */
import { askHealth } from '../features/system/public/startup/health';
import { TOKEN_KEY } from '../graphql/token';
import { readTheme } from '../ui/theme/theme-choice';
import { paintLocale, readLocale } from '../i18n/locale-choice';
import { localStore } from '../lib/storage';
import { loadDeferredScripts } from './deferred-scripts';

window.__health = askHealth();
document.documentElement.dataset.theme = readTheme(
  localStore,
  window.matchMedia('(prefers-color-scheme: dark)').matches,
).theme;
// The first view is in English; whoever reads another language waits for the scripts instead.
const locale = readLocale(localStore, navigator.languages);
paintLocale(locale);
// Who is signed in may be led elsewhere: no first view for them.
if (locale !== 'en' || localStore.read(TOKEN_KEY) !== null) document.documentElement.dataset.session = '';

loadDeferredScripts();
