import 'virtual:tokens.css';
import './fonts.css';
import './base.css';
import './shared.css';
import './urdu.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { provideTranslator, startLocale } from '../i18n/locale-store';
import { preloadScreen } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// The screen's code comes while the server is being asked for its health.
provideTranslator(() => import('./urdu/load-urdu').then((module) => module.urdu));
const words = startLocale();
// Whoever has no keyboard doesn't load it.
window.addEventListener(
  'keydown',
  () => void import('../lib/focus-in-view').then((module) => module.keepFocusInView()),
  {
    once: true,
  },
);
const screen = preloadScreen(window.location.pathname);

/** A first view that came with the page stands until what takes its place is there, unless the server isn't well. */
async function healthBehindFirstView(page: HTMLElement): Promise<boolean> {
  if (!page.querySelector('.first-view')) return false;
  const healthy = (await window.__health) ?? false;
  if (healthy) await screen;
  return healthy;
}

void Promise.all([healthBehindFirstView(root), words]).then(([healthy]) =>
  // A transition is rendered in slices: what somebody taps meanwhile is heard at once.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App healthy={healthy} />
      </StrictMode>,
    ),
  ),
);
