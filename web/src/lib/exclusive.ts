import { pageClock } from './clock';
import { newRequestKey } from './request-key';
import { localStore, type KeyValueStore } from './storage';

/** How long a page that was closed in the middle keeps the others waiting. */
const LEASE_MS = 10_000;
const RETRY_MS = 100;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Takes a lease in local storage: written, then read again, since two pages may write at once. */
async function takeLease(store: KeyValueStore, key: string, holder: string): Promise<void> {
  for (;;) {
    const [other = '', until = '0'] = (store.read(key) ?? '').split(' ');
    if (other === '' || other === holder || Number(until) < pageClock()) {
      store.write(key, `${holder} ${pageClock() + LEASE_MS}`);
      await pause(RETRY_MS / 2);
      const kept = store.read(key);
      // Storage that keeps nothing has no other pages to wait for.
      if (kept === null || kept.startsWith(`${holder} `)) return;
    }
    await pause(RETRY_MS);
  }
}

/** The browser's locks, which only secure contexts have. */
function getLocks(): LockManager | undefined {
  const { locks } = navigator as Partial<Navigator>;
  return locks;
}

/** Runs the work in one tab of this browser at a time: with Web Locks, or a lease in local storage where there are none. */
export async function runExclusively<T>(
  name: string,
  work: () => Promise<T>,
  { locks = getLocks(), store = localStore }: { locks?: LockManager | undefined; store?: KeyValueStore } = {},
): Promise<T> {
  if (locks) return locks.request(name, work);
  const holder = newRequestKey();
  await takeLease(store, name, holder);
  try {
    return await work();
  } finally {
    store.remove(name);
  }
}
