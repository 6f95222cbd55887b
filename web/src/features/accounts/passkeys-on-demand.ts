import type * as browserPasskeys from './browser-passkeys';

/** Why there is no passkey: the browser's reason, or that the code which asks it could not be loaded. */
type Attempt<T> = Promise<BrowserAnswer<T> | { problem: 'UNLOADED' }>;
type BrowserAnswer<T> = browserPasskeys.BrowserAnswer<T>;

/** Loads what the browser needs for passkeys when it is needed. */
async function attempt<T>(ask: (browser: typeof browserPasskeys) => Promise<BrowserAnswer<T>>): Attempt<T> {
  try {
    return await ask(await import('./browser-passkeys'));
  } catch {
    return { problem: 'UNLOADED' };
  }
}

/** Has the browser make a passkey. Never rejects. */
export function makePasskey(options: Record<string, unknown>) {
  return attempt((browser) => browser.makePasskey(options));
}

/** Has the browser answer a challenge with a passkey. Never rejects. */
export function askPasskey(options: Record<string, unknown>) {
  return attempt((browser) => browser.askPasskey(options));
}
