import 'virtual:tokens.css';
import '../app/fonts.css';
import '../app/base.css';
import '../app/urdu.css';
import './offline-page.css';
import { paintLocale, readLocale } from '../i18n/locale-choice';
import { pageClock } from '../lib/clock';
import { localStore } from '../lib/storage';
import { readTheme } from '../ui/theme/theme-choice';
import { drawOfflinePage } from './offline-page';

/** Milliseconds between two looks at the server: a phone may be online without its event, or the server away while the network is there. */
const LOOK_AGAIN_MS = 10_000;
/** A server that takes longer would be too late for the page as well. */
const PATIENCE_MS = 5_000;

const reload = () => window.location.reload();

function draw(): void {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = readTheme(localStore, isDark).theme;
  paintLocale(readLocale(localStore, navigator.languages));
  drawOfflinePage({ store: localStore, languages: navigator.languages, now: new Date(pageClock()), onRetry: reload });
}

async function lookAgain(): Promise<void> {
  const answer = await fetch('/api/health', {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (answer?.ok) reload();
}

draw();
// Signed out in another tab: nothing is left to be read here.
window.addEventListener('storage', draw);
window.addEventListener('online', reload);
setInterval(() => void lookAgain(), LOOK_AGAIN_MS);
