import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { localStore, type KeyValueStore } from './storage';

const KEY = 'recentHalls';

/** Numbers of the halls that were looked at in this browser, the latest first. */
export function recentHallIds(store: KeyValueStore = localStore): number[] {
  const kept = store.read(KEY) ?? '';
  return kept
    .split(',')
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .map(Number)
    .slice(0, SEARCH_LIMITS.recentlyViewedMax);
}

/** Remembers that a hall was looked at: the hall's page calls it once it shows the hall. */
export function noteViewedHall(id: number, store: KeyValueStore = localStore): void {
  const ids = [id, ...recentHallIds(store).filter((other) => other !== id)];
  store.write(KEY, ids.slice(0, SEARCH_LIMITS.recentlyViewedMax).join(','));
}
