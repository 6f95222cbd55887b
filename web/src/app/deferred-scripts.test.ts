import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadDeferredScripts } from './deferred-scripts';

const LIST = { entry: '/assets/index.js', preloads: ['/assets/react.js', '/assets/landing.js'] };
const IN_ORDER = ['/assets/react.js', '/assets/landing.js', '/assets/index.js'];

let ran: string[];

function openPage(markup = `<script type="application/json" id="app-scripts">${JSON.stringify(LIST)}</script>`): void {
  document.head.innerHTML = markup;
  ran = [];
  loadDeferredScripts((file) => Promise.resolve(ran.push(file)));
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

// The environment's own page says `load` in a task of its own.
beforeAll(() => new Promise<void>((resolve) => void setTimeout(resolve)));
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.session;
});

describe('[issue: performance] the scripts of a page that shows something without them', () => {
  it.each(['pointerdown', 'keydown', 'input', 'wheel'])(
    'run when somebody uses it (%s), in their order',
    async (use) => {
      openPage();
      await jest.advanceTimersByTimeAsync(1000);
      expect(ran).toEqual([]);
      window.dispatchEvent(new Event(use));
      await jest.advanceTimersByTimeAsync(100);
      expect(ran).toEqual(IN_ORDER);
      expect([...document.querySelectorAll('link[rel="modulepreload"]')]).toHaveLength(3);
    },
  );

  it('run when it has loaded', async () => {
    openPage();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(100);
    expect(ran).toEqual(IN_ORDER);
  });

  it('run although one of them can’t be loaded before it is needed', async () => {
    document.head.innerHTML = `<script type="application/json" id="app-scripts">${JSON.stringify(LIST)}</script>`;
    ran = [];
    loadDeferredScripts((file) =>
      file.includes('landing') ? Promise.reject(new Error('404')) : Promise.resolve(ran.push(file)),
    );
    document.dispatchEvent(new Event('DOMContentLoaded'));
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(100);
    expect(ran).toEqual(['/assets/react.js', '/assets/index.js']);
  });

  it('run although a picture never comes', async () => {
    openPage();
    await jest.advanceTimersByTimeAsync(3000);
    expect(ran).toEqual(IN_ORDER);
  });

  it('run at once for whoever is signed in', async () => {
    document.documentElement.dataset.session = '';
    openPage();
    await jest.advanceTimersByTimeAsync(100);
    expect(ran).toEqual(IN_ORDER);
  });

  it('are the page’s own elsewhere', async () => {
    openPage('');
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(3000);
    expect(ran).toEqual([]);
  });
});
