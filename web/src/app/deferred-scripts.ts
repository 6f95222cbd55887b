/** The scripts of a page with a first view, listed by the server (`api/src/http/first-view.ts`). */
interface AppScripts {
  entry: string;
  preloads: readonly string[];
}

/** A first view whose picture is still missing by then isn't waited for. */
const LATEST_MS = 2500;
/** Whoever does something wants the page to answer. Dictation and autofill enter text without a key. */
const USES = ['pointerdown', 'keydown', 'input', 'wheel'] as const;

/** Calls back once what the page shows now is on the screen: the first frame after it has begun then. */
function whenPainted(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)));
}

/** Resolves once the page has loaded and is painted, when somebody uses it, or when that takes long. */
async function waitForFirstView(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    for (const use of USES) window.addEventListener(use, resolve, { once: true, passive: true });
    window.addEventListener('load', () => whenPainted(() => resolve(undefined)), { once: true });
    setTimeout(resolve, LATEST_MS);
  });
}

function preload(file: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file });
  document.head.append(link);
}

type Run = (file: string) => Promise<unknown>;

/** A tap is answered in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function loadScripts({ entry, preloads }: AppScripts, run: Run): Promise<void> {
  for (const file of [...preloads, entry]) {
    preload(file);
    await nextTask();
  }
  // While they are on their way: whoever makes the first formatter waits until the data of languages is read.
  new Intl.NumberFormat('en').format(0);
  await nextTask();
  for (const file of preloads) {
    // What is missing is missed, and told, by what needs it.
    await run(file).catch(() => undefined);
    await nextTask();
  }
  await run(entry);
}

/** Loads the scripts that the server took out of the page, if it did: at once for whoever is signed in and sees no first view. */
export function loadDeferredScripts(run: Run = (file) => import(/* @vite-ignore */ file)): void {
  const start = (): void => {
    const list = document.getElementById('app-scripts')?.textContent;
    if (!list) return;
    const isShown = document.documentElement.dataset.session === undefined;
    void (isShown ? waitForFirstView() : Promise.resolve()).then(() =>
      loadScripts(JSON.parse(list) as AppScripts, run),
    );
  };
  document.addEventListener('DOMContentLoaded', start, { once: true });
}
